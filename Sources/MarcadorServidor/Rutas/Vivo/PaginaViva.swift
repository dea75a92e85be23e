import MarcadorApp
import Observation

/// A page that is shown to visitors of one kind and follows what it shows.
///
/// Observation tells when it would look different: the ready answer is withdrawn at once, and if
/// somebody is watching, the regions that differ are sent, rendered once for all of them. A page that
/// nobody watches costs nothing until it is asked for again.
@MainActor
final class PaginaViva {
    /// What a page shows, made from values only.
    struct Vista {
        /// The status of its answer; only a page that is there (200) is followed.
        var estado: Int
        /// Its live regions.
        var fragmentos: [Fragmento]
        /// The whole document, given the address of the page's events.
        var documento: (_ flujo: String) -> Respuesta
    }

    /// The events of this page.
    ///
    /// Who has just come to watch may have been promised the page as it was a moment ago: if it has
    /// changed in between, when nobody watched yet, it is brought up to date now.
    var canal: Canal { altavoz.canal }

    private lazy var altavoz = Altavoz(
        Canal(capacidad: 64) { [weak self] hayOyentes in
            guard hayOyentes else { return }
            Task { @MainActor in _ = self?.actual() }
        })

    private let pulso = Pulso()
    private let direccion: String
    private let retirar: @Sendable () -> Void
    private let montar: @MainActor () -> Vista
    /// What is shown; nil when it may have changed.
    private var vista: Vista?
    private var enviados: [Fragmento]?

    /// A page.
    ///
    /// - Parameters:
    ///   - direccion: the address of its events, to which the version is added.
    ///   - retirar: withdraws the ready answer.
    ///   - montar: makes the page from what it reads of observed objects.
    init(
        direccion: String, retirar: @escaping @Sendable () -> Void,
        montar: @escaping @MainActor () -> Vista
    ) {
        self.direccion = direccion
        self.retirar = retirar
        self.montar = montar
    }

    /// The page as it is now, in the version its watchers have.
    func respuesta() -> Respuesta {
        let vista = actual()
        return vista.documento("\(direccion)&desde=\(canal.ultimoId)")
    }

    /// The page as it is now; what has changed since the last time is sent to watchers first, so that
    /// the version of the document and theirs are the same.
    @discardableResult
    func actual() -> Vista {
        if let vista { return vista }
        let nueva = withObservationTracking {
            pulso.sentir()
            return montar()
        } onChange: { [weak self, retirar] in
            // Every change happens on the main actor; the answer is withdrawn before it is made.
            retirar()
            MainActor.assumeIsolated { self?.caducar() }
        }
        vista = nueva
        difundir(nueva.fragmentos)
        return nueva
    }

    /// Looks again at everything, because what it looked at is not what counts any more.
    ///
    /// A page that is let go of is renewed too: an observation ends only with a change.
    func renovar() { pulso.latir() }

    /// Tells a goal to who watches.
    ///
    /// The ready answer is withdrawn, for whoever gets it from now on need not hear of this goal.
    func pregonar(_ pregon: Pregon, _ idioma: Idioma) {
        pregon.decir(por: altavoz, idioma)
        retirar()
    }

    /// Says a sentence to who watches with the ears; otherwise as `pregonar`.
    func decir(_ frase: String) {
        altavoz.decir(evento: "locucion", datos: frase)
        retirar()
    }

    private func caducar() {
        vista = nil
        guard canal.hayOyentes else { return }
        Task { _ = actual() }
    }

    private func difundir(_ nuevos: [Fragmento]) {
        defer { enviados = nuevos }
        guard let enviados, enviados != nuevos else { return }
        guard enviados.map(\.id) == nuevos.map(\.id) else {
            altavoz.decir(evento: "recarga", datos: "{}")
            return
        }
        let distintos = zip(enviados, nuevos).filter { $0 != $1 }.map { ($1.id, $1.html.texto) }
        altavoz.decir(evento: "fragmentos", datos: JSONTexto.objeto(distintos))
    }
}

/// Something to observe that changes when its owner says so.
@MainActor
@Observable
private final class Pulso {
    private var latidos = 0

    func sentir() { _ = latidos }

    func latir() { latidos += 1 }
}
