import Observation
import Torneo

/// The match in play, of the whole application: it owns the task, so the match goes on when its
/// screen closes.
///
/// Only one match is played at a time.
@MainActor
@Observable
package final class PartidoEnJuego {
    /// The match in play or just finished; nil when there is none.
    package private(set) var directo: Directo?
    /// The task that plays it.
    @ObservationIgnored package private(set) var tarea: Task<Void, Never>?

    @ObservationIgnored private let almacen: AlmacenDelDirecto?
    @ObservationIgnored private let disco = ColaDeDisco()
    /// Called when a match has come to its end, with its number.
    @ObservationIgnored package var alTerminar: ((Int) -> Void)?

    /// No match in play.
    ///
    /// - Parameter almacen: where the match in play is written down, to survive a restart; nil
    ///   means memory only.
    package init(almacen: AlmacenDelDirecto? = nil) { self.almacen = almacen }

    /// The match with this number, if it is the one in play or just finished.
    package func directo(id: Int) -> Directo? {
        directo?.partidoId == id ? directo : nil
    }

    /// Whether a match is unfinished, so that no other can begin.
    package var ocupado: Bool { enJuego != nil }

    /// The number of the match that is unfinished; nil when there is none.
    package var enJuego: Int? {
        directo.flatMap { $0.terminado ? nil : $0.partidoId }
    }

    /// Begins a match.
    ///
    /// - Parameter nuevo: a match that has not begun.
    /// - Returns: false, and nothing changes, while another match is unfinished.
    @discardableResult
    package func empezar(_ nuevo: Directo) -> Bool {
        guard !ocupado, !nuevo.terminado else { return false }
        nuevo.sacar()
        apuntar(nuevo)
        directo = nuevo
        jugar(nuevo)
        return true
    }

    /// Puts away a match that has finished; without effect while it is played.
    package func cerrar() {
        guard directo?.terminado == true else { return }
        directo = nil
        tarea = nil
        guard let almacen else { return }
        disco.poner { almacen.borrar() }
    }

    /// Returns when what was written down so far is on the disk.
    ///
    /// - Throws: `ErrorDeDisco`; the match goes on, but would not survive a restart.
    package func asegurar() async throws { try await disco.asegurar() }

    /// Goes on with the match that was in play when the application last stopped.
    ///
    /// - Parameters:
    ///   - repositorio: where the match is.
    ///   - notificador: is told every goal from now on.
    ///   - reloj: the clock.
    package func retomar(
        repositorio: any PartidosRepositorio, notificador: (any Notificador)?,
        reloj: any Reloj = RelojDelSistema()
    ) {
        guard directo == nil,
            let guardado = almacen?.cargar(antesDe: reloj.ahora.masTarde(ms: 60_000)),
            let partido = repositorio.partido(id: guardado.partidoId)
        else { return }
        let (guion, aMano) = partido.partiendo(trasEventos: guardado.eventosDelGuion)
        let retomado = Directo(
            partidoId: guardado.partidoId, partido: guion, duracion: guardado.duracion,
            msPorMinuto: guardado.msPorMinuto, notificador: notificador, reloj: reloj)
        retomado.retomar(desde: guardado.inicio, aMano: aMano)
        directo = retomado
        Registro.anotar(
            "partido n.º \(guardado.partidoId) RETOMADO en el minuto \(retomado.minuto)")
        if retomado.terminado { alTerminar?(guardado.partidoId) } else { jugar(retomado) }
    }

    private func jugar(_ directo: Directo) {
        directo.sacar()
        tarea = Task { [weak self] in
            await directo.jugar()
            if directo.terminado { self?.alTerminar?(directo.partidoId) }
        }
    }

    private func apuntar(_ directo: Directo) {
        guard let almacen, let inicio = directo.inicio else { return }
        let apunte = DirectoGuardado(
            partidoId: directo.partidoId, duracion: directo.duracion, inicio: inicio,
            msPorMinuto: directo.msPorMinuto, eventosDelGuion: directo.eventosDelGuion)
        disco.poner { try almacen.guardar(apunte) }
    }
}

extension Partido {
    /// Splits the match into what was known at kick-off and the score marked by hand since.
    nonisolated fileprivate func partiendo(trasEventos n: Int) -> (guion: Partido, aMano: Marcador)
    {
        let cuantos = min(max(0, n), incidencias.count)
        let guion = Partido(
            local: local, visitante: visitante, incidencias: Array(incidencias.prefix(cuantos)),
            ficha: ficha)
        return (guion, marcados(trasEventos: cuantos))
    }

    /// The score of what was written down after the first events.
    nonisolated func marcados(trasEventos n: Int) -> Marcador {
        incidencias.dropFirst(n).reduce(Marcador.aCero) { $0.despuesDe($1.evento, en: self) }
    }
}
