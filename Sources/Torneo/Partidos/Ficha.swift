/// A calendar day, without zone.
public struct Fecha: Hashable, Sendable {
    /// The year, such as 2026.
    public let anio: Int
    /// The month, 1…12.
    public let mes: Int
    /// The day of the month, 1…31.
    public let dia: Int

    /// Makes a day, or nil when the calendar has no such day.
    ///
    /// - Parameters:
    ///   - anio: the year, 1…9999.
    ///   - mes: the month, 1…12.
    ///   - dia: the day of the month.
    public init?(anio: Int, mes: Int, dia: Int) {
        let bisiesto = (anio % 4 == 0 && anio % 100 != 0) || anio % 400 == 0
        let dias = [31, bisiesto ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...9999).contains(anio), (1...12).contains(mes), (1...dias[mes - 1]).contains(dia)
        else { return nil }
        self.anio = anio
        self.mes = mes
        self.dia = dia
    }
}

extension Fecha: Comparable {
    /// The earlier day comes first.
    public static func < (una: Fecha, otra: Fecha) -> Bool {
        (una.anio, una.mes, una.dia) < (otra.anio, otra.mes, otra.dia)
    }
}

/// A time of day on the wall, without zone.
public struct Hora: Hashable, Sendable {
    /// The hour, 0…23.
    public let hora: Int
    /// The minute, 0…59.
    public let minuto: Int

    /// Makes a time of day, or nil when no clock shows it.
    ///
    /// - Parameters:
    ///   - hora: the hour, 0…23.
    ///   - minuto: the minute, 0…59.
    public init?(hora: Int, minuto: Int) {
        guard (0...23).contains(hora), (0...59).contains(minuto) else { return nil }
        self.hora = hora
        self.minuto = minuto
    }
}

/// When a match is to begin: local time with its zone, so that summer time moves nothing.
public struct Programacion: Hashable, Sendable {
    /// The day.
    public let fecha: Fecha
    /// Kick-off on the wall clock of the place; nil when only the day is known.
    public let hora: Hora?
    /// Time zone identifier such as `Europe/Madrid` or `UTC+3`; nil when it is not known.
    public let zona: String?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - fecha: the day.
    ///   - hora: kick-off, if it is known.
    ///   - zona: time zone identifier, if it is known.
    public init(fecha: Fecha, hora: Hora? = nil, zona: String? = nil) {
        self.fecha = fecha
        self.hora = hora
        self.zona = zona
    }
}

/// What is known of a match besides its events: when, where, in which round, how it was decided.
public struct Ficha: Hashable, Sendable {
    /// The state; the lessons' matches are finished.
    public var estado: EstadoDePartido
    /// When it begins.
    public var programacion: Programacion?
    /// The round: `Jornada 3`, `Cuartos de final`.
    public var ronda: String?
    /// The group of a group stage: `Grupo A`.
    public var grupo: String?
    /// The pitch.
    public var campo: String?
    /// Whether extra time was played; its goals are in the score, after minute 90.
    public var prorroga: Bool
    /// The shoot-out, kept apart from the score; nil when there was none.
    public var tanda: Marcador?
    /// How far its result can be relied on, as far as somebody has said.
    public var confianza: Confianza?
    /// The identity of the last kick-off, when whoever began the match gave it one.
    public var saque: Identificador?
    /// What the match report adds; empty when there is none.
    public var acta: Acta {
        get { caja?.acta ?? Acta() }
        set { caja = newValue.estaVacia ? nil : CajaDeActa(newValue) }
    }

    private var caja: CajaDeActa?

    /// Makes one; everything is optional.
    public init(
        programacion: Programacion? = nil, ronda: String? = nil, grupo: String? = nil,
        campo: String? = nil, estado: EstadoDePartido = .finalizado, prorroga: Bool = false,
        tanda: Marcador? = nil, saque: Identificador? = nil
    ) {
        self.programacion = programacion
        self.ronda = ronda
        self.grupo = grupo
        self.campo = campo
        self.estado = estado
        self.prorroga = prorroga
        self.tanda = tanda
        self.saque = saque
    }
}
