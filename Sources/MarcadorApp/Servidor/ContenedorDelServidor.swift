package import Foundation
import Observation
package import Torneo

/// The composition root of following a server: the only place that builds its pieces.
///
/// One for the application. What waits to be sent and what was followed last are there at once.
@Observable
package final class ContenedorDelServidor {
    /// Whether its screens are in front.
    package var enPantalla = false { didSet { if !enPantalla { conectandoOtro = false } } }
    /// Whether another server is being connected to in front of the one that is followed, which
    /// stays until the other one answers.
    package private(set) var conectandoOtro = false
    /// The numbers of the matches on top of the list.
    package var camino: [Int] = []
    /// The tournament that is followed; nil when none is.
    package private(set) var seguido: TorneoSeguido?
    /// The list of the followed tournament; nil when none is followed.
    package private(set) var seguimiento: SeguimientoViewModel?
    /// The marks that wait for the network.
    package let bandeja: BandejaDeSalida
    /// The secrets of the links it marks with.
    package let llavero: Llavero
    /// Brings them to their servers.
    package let mensajero: Mensajero

    /// The screen that connects to a server.
    @ObservationIgnored package private(set) lazy var conexion = ConexionViewModel(
        servicio: servicio, camara: camara,
        alTraerSecreto: { @MainActor [llavero, mensajero] secreto, papel, servidor in
            llavero.guardar(secreto, papel: papel, de: servidor)
            await mensajero.probarOtraLlave(servidor)
        }
    ) { [weak self] pedida, torneo in
        await self?.seguir(pedida.servidor, torneo, partido: pedida.partido)
    }

    /// Whether everything that waits to be sent is in front.
    package var viendoSalida = false
    /// Whether another address for the followed server is asked for.
    package var mudando = false
    /// Whether it is asked if a tournament is to be followed no more although marks wait.
    package var preguntandoSiDejar = false
    /// Gives time in the background.
    @ObservationIgnored package var tiempo: any TiempoDeMas = SinTiempoDeMas()
    /// Gives the rest of that time back; nil while none was given.
    @ObservationIgnored var devolver: (() -> Void)?

    /// The list of everything that waits to be sent.
    @ObservationIgnored package private(set) lazy var salida = SalidaViewModel(
        bandeja: bandeja, mensajero: mensajero, reloj: reloj
    ) { [weak self] in self?.seguido }

    /// The screen that gives the followed server another address.
    @ObservationIgnored package private(set) lazy var mudanza = MudanzaViewModel {
        [weak self] direccion in try await self?.mudar(a: direccion)
    }

    @ObservationIgnored private var pantallas: [Int: PartidoSeguidoViewModel] = [:]
    @ObservationIgnored private let camara: any Camara
    @ObservationIgnored private let copia: CopiaDelTorneo?
    @ObservationIgnored private let notificador: (any Notificador)?
    @ObservationIgnored private var propias: Set<Identificador> = []
    @ObservationIgnored let reloj: any Reloj
    @ObservationIgnored private let nuevoId: () -> Identificador
    @ObservationIgnored let servicio: (URL) -> any ServicioDePartidos

    /// Builds everything; nothing is asked of the network yet.
    ///
    /// - Parameters:
    ///   - carpeta: where marks and the followed tournament are kept; nil means memory only.
    ///   - camara: reads QR codes.
    ///   - notificador: is told the goals of opened matches that others marked.
    ///   - reloj: the clock.
    ///   - nuevoId: makes the identity of what is marked here; by default from clock and chance.
    ///   - idioma: the language in which servers say no, asked anew each time.
    ///   - servicio: makes the service of a server; nil means over the network.
    package init(
        carpeta: CarpetaDeDatos?, camara: any Camara = SinCamara(),
        notificador: (any Notificador)? = nil, reloj: any Reloj = RelojDelSistema(),
        nuevoId: (() -> Identificador)? = nil, idioma: @escaping () -> Idioma = { .es },
        servicio: ((URL) -> any ServicioDePartidos)? = nil
    ) {
        self.camara = camara
        self.notificador = notificador
        self.reloj = reloj
        let llavero = Llavero(url: carpeta?.llaves)
        self.llavero = llavero
        let servicio =
            servicio ?? { servidor in
                ServicioMarcador(
                    servidor: servidor, idioma: idioma(),
                    secreto: { llavero.secreto(de: servidor, para: $0) }, reloj: reloj)
            }
        self.servicio = servicio
        self.nuevoId =
            nuevoId
            ?? {
                var azar = SystemRandomNumberGenerator()
                return .nuevo(ms: reloj.ahora.ms, azar: &azar)
            }
        bandeja = BandejaDeSalida(url: carpeta?.salida)
        mensajero = Mensajero(bandeja: bandeja, reloj: reloj, servicio: servicio)
        copia = carpeta.map { CopiaDelTorneo(url: $0.seguido) }
        mensajero.alEnviar = { [weak self] marca in
            self?.propias.insert(marca.id)
            self?.seguido?.anotarEnviada(marca)
        }
        mensajero.alDescansar = { [weak self] in self?.alDescansar() }
        soltarLlaves()
        if let visto = copia?.cargar() { montar(visto) }
    }

    /// Follows a tournament from now on, instead of another one.
    ///
    /// - Parameters:
    ///   - servidor: the server, without path.
    ///   - torneo: the tournament.
    ///   - partido: the number of the match that is to be seen first; nil means the list.
    package func seguir(_ servidor: URL, _ torneo: TorneoDTO, partido: Int? = nil) async {
        let anterior = seguido
        // Changed over before anything is waited for: whoever comes meanwhile finds the new one.
        anterior?.soltarLaCopia()
        let es = anterior?.servidor == servidor && anterior?.torneo == torneo.id
        montar(
            TorneoVisto(
                servidor: servidor, torneo: torneo.id, nombre: torneo.nombre,
                partidos: es ? anterior?.partidos ?? [] : [], leido: reloj.ahora,
                permitido: es ? anterior?.permitido ?? .sinSaber : .sinSaber,
                propias: es ? anterior?.propias ?? [] : []))
        conectandoOtro = false
        camino = partido.map { [$0] } ?? []
        alVolver()
        await anterior?.dejar()
    }

    /// Somebody wants to follow nothing any more: asked first when marks wait.
    package func dejarDeSeguir() async {
        guard sinEnviar == 0 else { return preguntandoSiDejar = true }
        await olvidar()
    }

    /// How many marks of the followed tournament wait or were refused.
    package var sinEnviar: Int { seguido.map { bandeja.marcas(de: $0).count } ?? 0 }

    /// Follows nothing any more; marks that wait stay and are sent, and then the secrets of the server's
    /// links are forgotten.
    package func olvidar() async {
        let anterior = seguido
        anterior.map { llavero.dejar($0.servidor) }
        soltarLlaves()
        (seguido, seguimiento, pantallas, camino) = (nil, nil, [:], [])
        await anterior?.dejar()
        try? await anterior?.asegurar()
        if seguido == nil { copia?.borrar() }
    }

    /// The screen of a match of the followed tournament, the same for everybody who looks; nil when
    /// none is followed.
    package func pantalla(_ partido: Int) -> PartidoSeguidoViewModel? {
        guard let seguido else { return nil }
        if let abierta = pantallas[partido] { return abierta }
        let nueva = PartidoSeguidoViewModel(
            partidoId: partido, seguido: seguido, bandeja: bandeja, mensajero: mensajero,
            servicio: servicio(seguido.servidor), reloj: reloj, nuevoId: nuevoId)
        pantallas[partido] = nueva
        return nueva
    }

    /// The application was opened with a link, such as a QR code carries: connects to what it says.
    ///
    /// What is followed stays until the other server has answered. A link to the tournament that is
    /// followed takes no network: it opens the match.
    package func abrir(_ enlace: URL) async {
        enPantalla = true
        if let direccion = try? DireccionDeMarcador(enlace.absoluteString),
            direccion.secreto == nil, sigue(direccion)
        {
            seguirConElMismo()
            camino = direccion.partido.map { [$0] } ?? []
            return alVolver()
        }
        camino = []
        conectandoOtro = true
        await conexion.alEscanear(enlace.absoluteString)
    }

    /// Nothing came of another link, or nobody wants it any more: what is followed is in front again.
    package func seguirConElMismo() {
        conexion.cancelar()
        conectandoOtro = false
    }

    private func sigue(_ direccion: DireccionDeMarcador) -> Bool {
        guard let seguido else { return false }
        return seguido.servidor == direccion.servidor && seguido.torneo == direccion.torneo
    }

    func soltarLlaves() { llavero.soltar(salvo: Set(bandeja.marcas.map(\.servidor))) }

    func montar(_ visto: TorneoVisto) {
        let nuevo = TorneoSeguido(
            visto, servicio: servicio(visto.servidor),
            llaves: { [llavero] in llavero.secretos(de: visto.servidor) }, copia: copia,
            reloj: reloj)
        nuevo.alCaducar = { [llavero, mensajero] secreto in
            guard llavero.apartar(secreto, de: visto.servidor) else { return }
            Task { await mensajero.probarOtraLlave(visto.servidor) }
        }
        nuevo.alConectar = { [mensajero] in mensajero.enviar() }
        nuevo.alCaerUnGol = { [weak self] in self?.avisar($0) }
        seguido = nuevo
        seguimiento = SeguimientoViewModel(seguido: nuevo, bandeja: bandeja, mensajero: mensajero)
        pantallas = [:]
    }

    /// Tells a goal, unless it was marked here: who marked it knows.
    private func avisar(_ gol: GolAvisado) {
        if let id = gol.id, propias.contains(id) || bandeja.marcas.contains(where: { $0.id == id })
        {
            return
        }
        notificador?.notificarGol(gol)
    }
}
