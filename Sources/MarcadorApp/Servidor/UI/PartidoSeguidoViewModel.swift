import Observation
package import Torneo

/// The screen of one match of a followed tournament: looks at it and marks it.
///
/// A mark is shown at once and is on the disk before anything else; the network takes it when there
/// is one.
@MainActor
@Observable
package final class PartidoSeguidoViewModel {
    /// The number of the match.
    package let partidoId: Int
    /// What went wrong last, and what to do; nil when nothing did.
    package private(set) var error: Texto?
    /// Whether the server is asked to begin the match.
    package private(set) var empezando = false
    /// Changes with every minute that passes while the screen looks.
    private var latidos = 0

    @ObservationIgnored private var saque: Identificador?
    @ObservationIgnored let seguido: TorneoSeguido
    @ObservationIgnored let bandeja: BandejaDeSalida
    @ObservationIgnored private let mensajero: Mensajero
    @ObservationIgnored private let servicio: any ServicioDePartidos
    @ObservationIgnored let reloj: any Reloj
    @ObservationIgnored let nuevoId: () -> Identificador

    /// The screen of a match.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - seguido: its tournament.
    ///   - bandeja: where marks wait for the network.
    ///   - mensajero: brings them to the server.
    ///   - servicio: the server.
    ///   - reloj: the clock.
    ///   - nuevoId: makes the identity of what is marked here.
    package init(
        partidoId: Int, seguido: TorneoSeguido, bandeja: BandejaDeSalida, mensajero: Mensajero,
        servicio: any ServicioDePartidos, reloj: any Reloj, nuevoId: @escaping () -> Identificador
    ) {
        self.partidoId = partidoId
        self.seguido = seguido
        self.bandeja = bandeja
        self.mensajero = mensajero
        self.servicio = servicio
        self.reloj = reloj
        self.nuevoId = nuevoId
    }

    /// What the screen shows.
    package var uiState: PartidoSeguidoUiState {
        guard let partido = seguido.partido(partidoId) else {
            return .error(.noExisteElPartido(partidoId))
        }
        _ = latidos
        let marcador = partido.marcador(con: marcas + seguido.enviadas.filter(esDeAqui))
        let enJuego = partido.directo.map { !$0.terminado } ?? false
        return .exito(
            PartidoSeguidoUiState.Exito(
                local: partido.local, visitante: partido.visitante, marcador: marcador ?? .aCero,
                minuto: seguido.minuto(de: partidoId), estado: partido.textoDelEstado,
                porQueNo: seguido.permitido.porQueNo(en: lugar(partido)),
                sePuedeEmpezar: !enJuego && !empezando
                    && seguido.permitido.puedeMarcar(en: lugar(partido)),
                cuando: partido.cuando, acta: partido.acta,
                sucesos: seguido.sucesos[partidoId] ?? []))
    }

    func lugar(_ partido: PartidoDTO) -> Lugar {
        Lugar(torneo: seguido.torneo, partido: partidoId, campo: partido.campo)
    }

    /// The name of a side's team.
    package func equipo(_ lado: Lado) -> String {
        guard let partido = seguido.partido(partidoId) else { return "" }
        return lado == .local ? partido.local : partido.visitante
    }

    /// The marks of this match that wait to be sent, in order.
    package var pendientes: [MarcaPendiente] { marcas.filter { $0.rechazo == nil } }

    /// The marks of this match that the server refused, each with its reason.
    package var rechazadas: [MarcaPendiente] { marcas.filter { $0.rechazo != nil } }

    /// «2 marcas por enviar»; nil when none waits.
    package var textoDePendientes: Texto? {
        pendientes.isEmpty ? nil : .marcasPorEnviar(pendientes.count)
    }

    /// Why they wait; nil when none does, or nobody has said.
    package var motivoDePendientes: Texto? {
        pendientes.isEmpty ? nil : mensajero.motivos[seguido.servidor]
    }

    /// How it stands with the server or the disk, when there is something to say.
    package var aviso: Texto? {
        if bandeja.sinGuardar { return .marcasSinGuardar }
        switch seguido.conexion {
        case .sinConexion(let error): return .sinConexionConElServidor(error.texto)
        case .noEsta(let texto): return texto
        case .parada, .conectando, .enDirecto: return nil
        }
    }

    /// The screen came into sight: asks for what happened, and lets the minute go on, until the task
    /// is cancelled.
    package func alAparecer() async {
        seguido.seguir()
        mensajero.enviar()
        // Without network the screen shows what is known; the stream asks again by itself.
        try? await seguido.abrir(partidoId)
        while !Task.isCancelled {
            let ms = seguido.partido(partidoId)?.directo?.msPorMinuto ?? 60_000
            let hasta = reloj.ahora.masTarde(ms: min(max(ms, 250), 60_000))
            guard (try? await reloj.esperar(hasta: hasta)) != nil else { return }
            latidos += 1
        }
    }

    /// A goal: on the disk first, then shown for good, then on its way.
    ///
    /// - Parameter lado: who scored.
    package func alGol(_ lado: Lado) async {
        guard let partido = seguido.partido(partidoId) else { return }
        let enJuego = partido.directo?.corriendo ?? false
        let marca = MarcaPendiente(
            id: nuevoId(), servidor: seguido.servidor, torneo: seguido.torneo, partido: partidoId,
            lado: lado, minuto: enJuego ? seguido.minuto(de: partidoId) : nil, hecha: reloj.ahora,
            campo: partido.campo)
        await anotar(marca)
    }

    func anotar(_ marca: MarcaPendiente) async {
        do {
            try await bandeja.anotar(marca)
            error = nil
        } catch is BandejaDeSalida.Llena {
            error = .bandejaLlena(BandejaDeSalida.maximo)
        } catch {
            self.error = .noSeHaGuardado(error.frase)
        }
        mensajero.enviar()
    }

    /// Begins the match on the server, which takes a network; asked again after an answer got lost,
    /// it begins once.
    ///
    /// - Parameter duracion: minutes; nil for what the server proposes.
    package func empezar(duracion: Int? = nil) async {
        guard !empezando, let conocido = seguido.partido(partidoId) else { return }
        empezando = true
        let id = saque ?? nuevoId()
        saque = id
        do {
            let partido = try await servicio.empezar(
                conocido, de: seguido.torneo, duracion: duracion, id: id)
            seguido.recibir(partido)
            (saque, error) = (nil, nil)
        } catch {
            let fallo = FalloDelServidor(error)
            if case .rechazo = fallo { saque = nil }
            self.error = fallo.texto
        }
        empezando = false
    }

    /// A refused mark shall be sent again.
    package func reintentar(_ id: Identificador) async {
        await bandeja.reintentar(id)
        mensajero.enviar()
    }

    /// A refused mark shall be thrown away.
    package func descartar(_ id: Identificador) async { await bandeja.descartar(id) }

    private var marcas: [MarcaPendiente] { bandeja.marcas(de: seguido).filter(esDeAqui) }

    func esDeAqui(_ marca: MarcaPendiente) -> Bool { marca.partido == partidoId }
}
