import Observation
package import Torneo

/// The screen of one match.
///
/// It looks at the match in play; it does not own it.
@MainActor
@Observable
package final class PartidoViewModel {
    /// The number of the match.
    package let partidoId: Int
    /// The match ready to begin on this screen; nil when there is no such match.
    private var preparado: Directo?
    /// Whether the match was prepared anew after it had been played.
    private var otraVez = false
    /// The number of the match that kept this one from beginning, when it was refused.
    package private(set) var rechazadoPor: Int?
    /// Minutes that passed while this screen looked.
    @ObservationIgnored package private(set) var minutosVistos = 0

    @ObservationIgnored private let repositorio: any PartidosRepositorio
    @ObservationIgnored private let partidoEnJuego: PartidoEnJuego
    @ObservationIgnored private let registrarGol: RegistrarGol
    @ObservationIgnored private let notificador: (any Notificador)?
    @ObservationIgnored private let msPorMinuto: Int
    @ObservationIgnored private let reintroducirElCiclo: Bool
    @ObservationIgnored private let reloj: any Reloj

    /// The screen of a match: of its live match if there is one, else of one that can begin.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - repositorio: where the match is.
    ///   - partidoEnJuego: the match in play of the application.
    ///   - duracion: minutes the match is to last, when it has not begun.
    ///   - notificador: is told every goal.
    ///   - msPorMinuto: milliseconds a minute takes.
    ///   - reintroducirElCiclo: brings back the retain cycle of the memory lesson.
    ///   - reloj: the clock.
    package init(
        partidoId: Int, repositorio: any PartidosRepositorio,
        partidoEnJuego: PartidoEnJuego = PartidoEnJuego(),
        duracion: Int = Ajustes.duracionPorDefecto, notificador: (any Notificador)? = nil,
        msPorMinuto: Int = Configuracion.msPorMinuto,
        reintroducirElCiclo: Bool = Configuracion.cicloDelCronometro,
        reloj: any Reloj = RelojDelSistema()
    ) {
        self.partidoId = partidoId
        self.repositorio = repositorio
        self.partidoEnJuego = partidoEnJuego
        self.notificador = notificador
        self.msPorMinuto = msPorMinuto
        self.reintroducirElCiclo = reintroducirElCiclo
        self.reloj = reloj
        registrarGol = RegistrarGol(repositorio: repositorio)
        preparado = partidoEnJuego.directo(id: partidoId) ?? preparar(duracion: duracion)
        mirarElCronometro()
    }

    /// The match being played or ready to begin: the live one of all screens if there is one.
    package var directo: Directo? {
        guard let vivo = partidoEnJuego.directo(id: partidoId) else { return preparado }
        return vivo.terminado && otraVez ? preparado : vivo
    }

    /// The live score.
    package var marcador: Marcador { directo?.marcador ?? .aCero }

    /// The live score once the match has begun; before, what is written down.
    package var marcadorVisible: Marcador {
        guard let directo, !directo.empezado else { return marcador }
        return repositorio.partido(id: partidoId)?.marcador() ?? .aCero
    }

    /// Whether nothing has happened on this screen yet.
    package var intacta: Bool {
        guard let directo else { return true }
        return directo.minuto == 0 && !directo.corriendo && directo.marcador.goles == 0
    }

    /// What the screen shows.
    package var uiState: MarcadorUiState {
        guard let partido = repositorio.partido(id: partidoId), let directo else {
            return .error(
                RegistrarGol.Fallo.noExisteElPartido(partidoId).frase)
        }
        return .exito(
            MarcadorUiState.Exito(
                partidoId: partidoId, partido: partido, marcador: directo.marcador,
                minuto: directo.minuto, corriendo: directo.corriendo,
                ultimoAviso: directo.ultimoAviso, duracion: directo.duracion))
    }

    /// Begins the match, unless another one is unfinished: then `rechazadoPor` says which.
    ///
    /// - Returns: whether it has begun.
    @discardableResult
    package func empezar() -> Bool {
        guard let directo, directo.minuto == 0, !directo.corriendo else { return false }
        guard partidoEnJuego.empezar(directo) else {
            rechazadoPor = partidoEnJuego.directo?.partidoId
            return false
        }
        rechazadoPor = nil
        otraVez = false
        return true
    }

    /// Chooses another duration: the match is prepared anew, unless it is being played.
    ///
    /// - Parameter minutos: the new duration.
    package func cambiarDuracion(_ minutos: Int) {
        guard let directo, directo.duracion != minutos else { return }
        let vivo = partidoEnJuego.directo(id: partidoId)
        guard vivo?.terminado ?? true else { return }
        preparado = preparar(duracion: minutos)
        otraVez = vivo != nil
        mirarElCronometro()
    }

    /// A goal by hand: shown at once and saved.
    ///
    /// - Parameters:
    ///   - lado: who scored.
    ///   - minuto: the minute of the match, 0…130; nil means the one it is in.
    ///   - jugador: who, of the squad or not identified; nil for the player whose turn it is.
    ///   - id: the identity that whoever marked it gave it.
    ///   - autor: who marked it.
    /// - Returns: the goal, or why there is none.
    @discardableResult
    package func alGol(
        _ lado: Lado, minuto: Int? = nil, de jugador: Jugador? = nil, id: Identificador? = nil,
        por autor: Autor = .esteOrdenador
    ) -> Result<EventoDePartido, RegistrarGol.Fallo> {
        anotar(
            registrarGol.redactar(
                partidoId: partidoId, lado: lado, minuto: minuto ?? directo?.minuto ?? 0,
                de: jugador),
            lado, id: id, por: autor)
    }

    /// The visitor has read that the match could not begin.
    package func olvidarElRechazo() { rechazadoPor = nil }

    private func anotar(
        _ redactado: Result<EventoDePartido, RegistrarGol.Fallo>, _ lado: Lado, id: Identificador?,
        por autor: Autor
    ) -> Result<EventoDePartido, RegistrarGol.Fallo> {
        switch redactado {
        case .success(let gol):
            // Shown before it is written down: whoever is told of the writing sees both at once.
            directo?.golAMano(lado)
            registrarGol.apuntar(gol, en: partidoId, id: id, por: autor)
            avisar(gol, id: id)
        case .failure(let fallo):
            Registro.anotar("no se pudo registrar el gol: \(fallo.frase)")
        }
        return redactado
    }

    private func avisar(_ evento: EventoDePartido, id: Identificador?) {
        guard case .gol(let minuto, let jugador, let equipo) = evento else { return }
        notificador?.notificarGol(
            GolAvisado(
                partidoId: partidoId, minuto: minuto, jugador: jugador.nombre,
                equipo: equipo.nombre, marcador: marcadorVisible, id: id))
    }

    private func preparar(duracion: Int) -> Directo? {
        repositorio.partido(id: partidoId).map { partido in
            Directo(
                partidoId: partidoId, partido: partido, duracion: duracion,
                msPorMinuto: msPorMinuto, notificador: notificador, reloj: reloj)
        }
    }

    /// The memory lesson: the stopwatch keeps the closure, so a strong `self` in it would keep
    /// this screen alive for ever.
    ///
    /// With `reintroducirElCiclo` it does, to be seen in a memory graph.
    private func mirarElCronometro() {
        if reintroducirElCiclo {
            directo?.cronometro.alTick = { self.minutosVistos += 1 }
        } else {
            directo?.cronometro.alTick = { [weak self] in self?.minutosVistos += 1 }
        }
    }
}
