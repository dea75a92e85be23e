package import Torneo

/// The match in play as it is shown outside the application: on a locked screen, in the island.
///
/// A value that says everything, since whoever shows it runs in another process and cannot ask. A
/// system takes 4 kB of it; names are cut to 80 letters.
nonisolated package struct EstadoEnVivo: Codable, Hashable, Sendable {
    /// The number of the match.
    package let partido: Int
    /// The home side.
    package let local: String
    /// The visitors.
    package let visitante: String
    /// Goals of the home side.
    package let golesLocal: Int
    /// Goals of the visitors.
    package let golesVisitante: Int
    /// Minutes played.
    package let minuto: Int
    /// Minutes the match lasts.
    package let duracion: Int
    /// Whether it is over.
    package let terminado: Bool
    /// When it kicked off; nil when nobody knows.
    package let inicio: Instante?
    /// How long a minute takes, in milliseconds.
    package let msPorMinuto: Int

    /// What is told besides the score.
    nonisolated package enum Momento: Hashable, Sendable {
        /// A clock that runs by itself, between kick-off and the end.
        case reloj(desde: Instante, hasta: Instante)
        /// Words.
        case palabras(Texto)
    }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partido: the number of the match.
    ///   - local: the home side.
    ///   - visitante: the visitors.
    ///   - marcador: the score.
    ///   - minuto: minutes played.
    ///   - duracion: minutes the match lasts.
    ///   - terminado: whether it is over.
    ///   - inicio: when it kicked off.
    ///   - msPorMinuto: how long a minute takes, in milliseconds.
    package init(
        partido: Int, local: String, visitante: String, marcador: Marcador, minuto: Int,
        duracion: Int, terminado: Bool, inicio: Instante?, msPorMinuto: Int
    ) {
        self.partido = partido
        self.local = String(local.prefix(80))
        self.visitante = String(visitante.prefix(80))
        golesLocal = marcador.local
        golesVisitante = marcador.visitante
        self.minuto = minuto
        self.duracion = duracion
        self.terminado = terminado
        self.inicio = inicio
        self.msPorMinuto = msPorMinuto
    }

    /// The score, `2-1`.
    package var marcador: String { "\(golesLocal)-\(golesVisitante)" }

    /// When it must be over, so that what is shown from then on may be old; nil once it is over.
    package var caduca: Instante? { terminado ? nil : final }

    /// What is told besides the score.
    ///
    /// A match that is played minute by minute has a clock that needs nobody to move it: the
    /// application need not be awake. One that is played faster tells the minute it was in last.
    ///
    /// - Parameter caducado: whether the end has come and nobody has told how.
    /// - Returns: a clock, or words.
    package func momento(caducado: Bool) -> Momento {
        if terminado { return .palabras(.partidoTerminado) }
        if caducado { return .palabras(.finalPorVer) }
        guard let inicio, let final, final > inicio, msPorMinuto == Self.unMinuto else {
            return .palabras(.minuto(minuto))
        }
        return .reloj(desde: inicio, hasta: final)
    }

    /// All of it in one sentence, for who listens to the screen.
    ///
    /// - Parameter caducado: whether the end has come and nobody has told how.
    /// - Returns: e.g. «Rayo FC 2, Toros 1. Minuto 21'».
    package func frase(caducado: Bool) -> Texto {
        let como: Texto =
            terminado ? .partidoTerminado : caducado ? .finalPorVer : .minuto(minuto)
        return .partidoEnVivo(
            local: local, golesLocal, visitante: visitante, golesVisitante, como: como)
    }

    private static let unMinuto = 60_000

    private var final: Instante? { inicio?.masTarde(ms: duracion * msPorMinuto) }
}

extension EstadoEnVivo {
    /// A match as it is being played.
    ///
    /// - Parameters:
    ///   - partido: whose match it is.
    ///   - directo: how it stands.
    @MainActor
    package init(_ partido: Partido, _ directo: Directo) {
        self.init(
            partido: directo.partidoId, local: partido.local.nombre,
            visitante: partido.visitante.nombre, marcador: directo.marcador,
            minuto: directo.minuto, duracion: directo.duracion, terminado: directo.terminado,
            inicio: directo.inicio, msPorMinuto: directo.msPorMinuto)
    }
}
