import Observation
package import Torneo

/// One match being played: the clock, the score so far and the last notice.
///
/// The minute is computed from the instant of kick-off, not by counting ticks: a computer that
/// slept is right again at once, and a restart goes on where the match would be.
@MainActor
@Observable
package final class Directo: Identifiable {
    /// The number of the match.
    package let partidoId: Int
    /// Minutes the match lasts.
    package let duracion: Int
    /// Minutes played.
    package private(set) var minuto = 0
    /// The score: what the script brought and what was marked by hand.
    package var marcador: Marcador {
        Marcador(
            local: guionizado.local + aMano.local,
            visitante: guionizado.visitante + aMano.visitante)
    }
    /// Whether the clock runs.
    package private(set) var corriendo = false
    /// Whether the match is over.
    package private(set) var terminado = false
    /// The notice of every 15 minutes; nil before the first.
    package private(set) var aviso: Aviso?
    /// The notice of every 15 minutes in words: `minuto 90 con 2-1`.
    package var ultimoAviso: String { aviso?.description ?? "ninguno" }

    /// What is told every 15 minutes.
    nonisolated package struct Aviso: Hashable, Sendable, CustomStringConvertible {
        /// The minute: 15, 30 and so on.
        package let minuto: Int
        /// The score then.
        package let marcador: Marcador
        /// `minuto 90 con 2-1`.
        package var description: String { "minuto \(minuto) con \(marcador)" }
    }

    private var guionizado = Marcador.aCero
    private var aMano = Marcador.aCero

    /// Counts the minutes and tells who looks (see `Cronometro.alTick`).
    @ObservationIgnored package let cronometro = Cronometro()
    /// How many of the match's events are its script; later ones were marked by hand.
    @ObservationIgnored package let eventosDelGuion: Int
    @ObservationIgnored let msPorMinuto: Int
    @ObservationIgnored private(set) var inicio: Instante?
    @ObservationIgnored private var jugando = false
    @ObservationIgnored private let guion: GuionDelPartido
    @ObservationIgnored private let reloj: any Reloj
    @ObservationIgnored private let notificador: (any Notificador)?
    @ObservationIgnored private let anotar: @Sendable (String) -> Void

    /// A match that has not begun.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - partido: the match, whose events are the script.
    ///   - duracion: minutes it lasts.
    ///   - msPorMinuto: milliseconds of real time a minute takes; 0 plays it at once.
    ///   - notificador: is told every goal.
    ///   - reloj: the clock.
    ///   - anotar: where a line about its end goes.
    package init(
        partidoId: Int, partido: Partido, duracion: Int, msPorMinuto: Int,
        notificador: (any Notificador)? = nil, reloj: any Reloj = RelojDelSistema(),
        anotar: @escaping @Sendable (String) -> Void = Registro.anotar
    ) {
        self.partidoId = partidoId
        self.duracion = duracion
        self.msPorMinuto = msPorMinuto
        self.notificador = notificador
        self.reloj = reloj
        self.anotar = anotar
        eventosDelGuion = partido.incidencias.count
        guion = GuionDelPartido(partido, duracion: duracion)
    }

    /// Plays the match to its end, or until the task is cancelled.
    package func jugar() async {
        guard !terminado, !jugando else { return }
        jugando = true
        defer { jugando = false }
        let inicio = sacar()
        while minuto < duracion {
            do {
                try await reloj.esperar(hasta: inicio.masTarde(ms: (minuto + 1) * msPorMinuto))
            } catch {
                corriendo = false
                anotar("partido CANCELADO en el minuto \(minuto)")
                return
            }
            avanzar(avisando: true)
        }
        terminar()
        anotar("partido TERMINADO en el minuto \(minuto)")
    }

    /// Whether it has begun: it runs, has run or is over.
    package var empezado: Bool { minuto > 0 || corriendo || terminado }

    /// Kicks off, unless that has been done: the clock runs from now on, whenever `jugar()` gets to
    /// look at it.
    ///
    /// - Returns: the instant of kick-off.
    @discardableResult
    func sacar() -> Instante {
        let inicio = inicio ?? reloj.ahora
        self.inicio = inicio
        corriendo = true
        return inicio
    }

    /// A goal by hand: shown at once.
    package func golAMano(_ lado: Lado) {
        switch lado {
        case .local: aMano = Marcador(local: aMano.local + 1, visitante: aMano.visitante)
        case .visitante: aMano = Marcador(local: aMano.local, visitante: aMano.visitante + 1)
        }
    }

    /// The result was corrected by hand: the score shows it.
    func corregir(a resultado: Marcador) {
        aMano = Marcador(
            local: resultado.local - guionizado.local,
            visitante: resultado.visitante - guionizado.visitante)
    }

    /// What was marked by hand has been put right: shown at once.
    ///
    /// - Parameter partido: the match as it is written down now.
    func poner(aMano partido: Partido) {
        aMano = partido.marcados(trasEventos: eventosDelGuion)
    }

    /// Goes on with a match that began before a restart: catches up with the clock, silently.
    ///
    /// - Parameters:
    ///   - inicio: the instant of kick-off.
    ///   - aMano: what had been marked by hand.
    func retomar(desde inicio: Instante, aMano: Marcador) {
        self.inicio = inicio
        self.aMano = aMano
        while minuto < duracion, reloj.ahora >= inicio.masTarde(ms: (minuto + 1) * msPorMinuto) {
            avanzar(avisando: false)
        }
        if minuto >= duracion { terminar() }
    }

    private func avanzar(avisando: Bool) {
        for incidencia in guion.incidencias(enElMinuto: cronometro.minuto + 1) {
            guionizado = guion.marcador(guionizado, tras: incidencia)
            guard avisando, case .gol(_, let jugador, let equipo) = incidencia.evento else {
                continue
            }
            notificador?.notificarGol(
                GolAvisado(
                    partidoId: partidoId, minuto: cronometro.minuto + 1, jugador: jugador.nombre,
                    equipo: equipo.nombre, marcador: marcador))
        }
        cronometro.avanzar()
        minuto = cronometro.minuto
        if minuto.isMultiple(of: 15) { aviso = Aviso(minuto: minuto, marcador: marcador) }
    }

    private func terminar() {
        corriendo = false
        terminado = true
    }
}
