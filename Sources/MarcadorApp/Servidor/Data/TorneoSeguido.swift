package import Foundation
import Observation
import Torneo

/// A tournament of a server, followed: two sources behind one door.
///
/// What was seen last is there at once, from the disk; the server tells the rest, as it happens.
@Observable
package final class TorneoSeguido {
    /// How it stands with the server.
    nonisolated package enum Conexion: Hashable, Sendable {
        /// Nobody looks.
        case parada
        /// It is being called.
        case conectando
        /// What happens is told as it happens.
        case enDirecto
        /// It cannot be reached, for this reason; it is tried again by itself.
        case sinConexion(ErrorDeRed)
        /// The server says that there is no such tournament; it is not asked again by itself.
        case noEsta(Texto)
    }

    /// The server, without path.
    package let servidor: URL
    /// The id of the tournament.
    package let torneo: String
    /// Its name.
    package let nombre: String
    /// Its matches, as the server last told them.
    package private(set) var partidos: [PartidoDTO]
    /// How it stands with the server.
    package private(set) var conexion = Conexion.parada
    /// What happened in the matches that were opened, by number.
    package private(set) var sucesos: [Int: [EventoDTO]] = [:]
    /// Marks that the server has written down and may not have told yet.
    package private(set) var enviadas: [MarcaPendiente] = []

    /// What this device may do there; nil while nobody has said.
    package private(set) var sesion: SesionDTO?

    @ObservationIgnored private var leidos: [Int: Instante] = [:]
    @ObservationIgnored private var leido: Instante
    @ObservationIgnored private var ultimoId: String?
    @ObservationIgnored private var veces: [Int: Int] = [:]
    @ObservationIgnored private var preguntas = Preguntas()
    @ObservationIgnored private var seguimiento: Task<Void, Never>?
    @ObservationIgnored private var espera: Task<Void, Never>?
    @ObservationIgnored private let servicio: any ServicioDePartidos
    @ObservationIgnored private var copia: CopiaDelTorneo?
    @ObservationIgnored private let disco = ColaDeDisco()
    @ObservationIgnored private let reloj: any Reloj
    /// Called with every goal of an opened match that the server tells as it falls.
    @ObservationIgnored package var alCaerUnGol: ((GolAvisado) -> Void)?
    /// Called when the server can be reached again.
    @ObservationIgnored package var alConectar: (() -> Void)?

    /// The tournament as it was last seen.
    ///
    /// - Parameters:
    ///   - visto: what was last seen of it.
    ///   - servicio: the server.
    ///   - copia: where it is kept; nil means memory only.
    ///   - reloj: the clock.
    package init(
        _ visto: TorneoVisto, servicio: any ServicioDePartidos, copia: CopiaDelTorneo? = nil,
        reloj: any Reloj = RelojDelSistema()
    ) {
        servidor = visto.servidor
        torneo = visto.torneo
        nombre = visto.nombre
        partidos = visto.partidos
        leido = visto.leido
        self.servicio = servicio
        self.copia = copia
        self.reloj = reloj
    }

    /// The match of a number, as the server last told it; nil when there is none.
    package func partido(_ numero: Int) -> PartidoDTO? {
        partidos.first { $0.numero == numero }
    }

    /// The minute a match is in now, also while nothing is heard; nil when it is not played.
    package func minuto(de numero: Int) -> Int? {
        let cuando = leidos[numero] ?? leido
        return partido(numero)?.minuto(tras: reloj.ahora.ms - cuando.ms)
    }

    // MARK: Following

    /// Begins to follow, in front of people's eyes; without effect when it is followed already.
    package func seguir() {
        guard seguimiento == nil else { return }
        conexion = .conectando
        seguimiento = Task { await self.noPararDeSeguir() }
    }

    /// Stops following, and returns when nothing is asked any more.
    package func dejar() async {
        let tarea = seguimiento
        seguimiento = nil
        tarea?.cancel()
        espera?.cancel()
        await tarea?.value
        if seguimiento == nil { conexion = .parada }
    }

    /// Nothing is written down any more: another tournament is followed from now on.
    func soltarLaCopia() { copia = nil }

    /// Asks for everything again; who waits for another try makes it now.
    ///
    /// - Throws: `FalloDelServidor`; what was there stays.
    package func refrescar() async throws {
        espera?.cancel()
        try await leerTodo()
    }

    /// A match was opened: what happened in it is asked for, now and whenever its score changes.
    ///
    /// - Parameter numero: the number of the match.
    /// - Throws: `FalloDelServidor`; what was there stays.
    package func abrir(_ numero: Int) async throws {
        if sucesos[numero] == nil { sucesos[numero] = [] }
        try await leer(numero)
    }

    /// The server has written down a mark of this device: it counts until the server tells so.
    package func anotarEnviada(_ marca: MarcaPendiente) {
        guard marca.servidor == servidor, marca.torneo == torneo else { return }
        enviadas.append(marca)
        quitarLasContadas()
        // Undone before its answer came, it will never be told.
        if enviadas.contains(marca) { Task { await self.comprobar(marca) } }
    }

    private func comprobar(_ marca: MarcaPendiente) async {
        guard let partido = try? await servicio.partido(marca.partido, de: torneo),
            partido.marcas?.contains(marca.id) != true
        else { return }
        enviadas.removeAll { $0.id == marca.id }
    }

    /// Takes what an answer says of a match.
    func recibir(_ partido: PartidoDTO) { aplicar([partido]) }

    // MARK: Inside

    private func noPararDeSeguir() async {
        var pausa = Espera()
        while !Task.isCancelled {
            do {
                for try await eventos in servicio.eventos(de: torneo, desde: ultimoId) {
                    if eventos.isEmpty {
                        try await leerTodo()
                        sesion = try? await servicio.sesion(con: nil)
                        pausa.olvidar()
                        conexion = .enDirecto
                        alConectar?()
                    }
                    try await atender(eventos)
                }
                try Task.checkCancellation()
                conexion = .sinConexion(.sinConexion)
            } catch {
                guard !Task.isCancelled else { return }
                let fallo = await enPalabras(FalloDelServidor(error))
                guard !Task.isCancelled else { return }
                if case .rechazo(let rechazo) = fallo, rechazo.codigo == 404 {
                    conexion = .noEsta(fallo.texto)
                    seguimiento = nil
                    return
                }
                conexion = .sinConexion(fallo.deRed)
            }
            await descansar(pausa.otra())
        }
    }

    /// A stream that does not open says only a number: whether the tournament is gone, an answer says.
    private func enPalabras(_ fallo: FalloDelServidor) async -> FalloDelServidor {
        guard fallo == .red(.servidor(codigo: 404)) else { return fallo }
        do {
            _ = try await servicio.partidos(de: torneo)
            return fallo
        } catch {
            return FalloDelServidor(error)
        }
    }

    private func descansar(_ ms: Int) async {
        let hasta = reloj.ahora.masTarde(ms: ms)
        let nueva = Task { [reloj] in _ = try? await reloj.esperar(hasta: hasta) }
        espera = nueva
        await withTaskCancellationHandler {
            await nueva.value
        } onCancel: {
            nueva.cancel()
        }
        espera = nil
    }

    private func atender(_ eventos: [EventoRecibido]) async throws {
        for evento in eventos {
            ultimoId = evento.id
            switch evento.nombre {
            case EventosDeLaAPI.partido:
                let datos = Data(evento.datos.utf8)
                if let partido = try? JSONDecoder().decode(PartidoDTO.self, from: datos) {
                    aplicar([partido])
                } else {
                    try await leerTodo()
                }
            case EventosDeLaAPI.recarga: try await leerTodo()
            default: continue
            }
        }
    }

    /// Asks for all matches; what the stream tells meanwhile is newer than the answer.
    private func leerTodo() async throws {
        let pregunta = preguntas.nueva()
        // What the server had written down before it was asked is in its answer, or undone.
        let yaEnviadas = Set(enviadas.map(\.id))
        defer { preguntas.olvidar(pregunta) }
        let todos = try await servicio.partidos(de: torneo)
        guard let llegados = preguntas.contestada(pregunta) else { return }
        partidos = todos
        leido = reloj.ahora
        leidos = [:]
        enviadas.removeAll { yaEnviadas.contains($0.id) }
        aplicar(llegados, otraVez: true)
        for numero in sucesos.keys { try await leer(numero) }
    }

    private func leer(_ numero: Int) async throws {
        let vez = (veces[numero] ?? 0) + 1
        veces[numero] = vez
        let partido = try await servicio.partido(numero, de: torneo)
        if veces[numero] == vez { sucesos[numero] = partido.eventos ?? [] }
    }

    /// What was told of matches holds from now on.
    ///
    /// - Parameters:
    ///   - nuevos: the matches.
    ///   - otraVez: whether they were told before, and are newer than what was read since.
    private func aplicar(_ nuevos: [PartidoDTO], otraVez: Bool = false) {
        for nuevo in nuevos {
            preguntas.llega(nuevo)
            guard let posicion = partidos.firstIndex(where: { $0.numero == nuevo.numero }) else {
                // One that was planned meanwhile.
                if !otraVez { Task { try? await self.leerTodo() } }
                continue
            }
            let gol = otraVez ? nil : nuevo.gol(desde: partidos[posicion])
            let cambia = !nuevo.esElMismoMinutoOSiguiente(que: partidos[posicion]) || gol != nil
            partidos[posicion] = nuevo
            partidos[posicion].eventos = nil
            leidos[nuevo.numero] = reloj.ahora
            if cambia, sucesos[nuevo.numero] != nil {
                Task {
                    try? await self.leer(nuevo.numero)
                    guard let gol else { return }
                    let sucesos = self.sucesos[nuevo.numero] ?? []
                    self.alCaerUnGol?(nuevo.aviso(de: gol, sucesos: sucesos))
                }
            }
        }
        quitarLasContadas()
        guardarCopia()
    }

    private func quitarLasContadas() {
        enviadas.removeAll { marca in
            guard let partido = partido(marca.partido) else { return true }
            return partido.marcas?.contains(marca.id) ?? false
        }
    }

    private func guardarCopia() {
        guard let copia else { return }
        let visto = TorneoVisto(
            servidor: servidor, torneo: torneo, nombre: nombre, partidos: partidos,
            leido: reloj.ahora)
        disco.poner { try copia.guardar(visto) }
    }

    /// Returns when what was seen so far is on the disk.
    ///
    /// - Throws: `ErrorDeDisco`; the server will tell it again.
    package func asegurar() async throws { try await disco.asegurar() }
}

nonisolated extension FalloDelServidor {
    /// The failure as one of the way there.
    fileprivate var deRed: ErrorDeRed {
        switch self {
        case .red(let error): error
        case .rechazo(let rechazo), .ahoraNo(let rechazo): .servidor(codigo: rechazo.codigo)
        }
    }
}

nonisolated extension PartidoDTO {
    /// Whether nothing but the clock tells it apart from an earlier state: whoever looks at what happened
    /// in it need not ask again.
    fileprivate func esElMismoMinutoOSiguiente(que anterior: PartidoDTO) -> Bool {
        var (nuevo, viejo) = (self, anterior)
        (nuevo.eventos, viejo.eventos) = (nil, nil)
        guard nuevo != viejo else { return false }
        (nuevo.directo, viejo.directo) = (nil, nil)
        return nuevo == viejo
    }
}
