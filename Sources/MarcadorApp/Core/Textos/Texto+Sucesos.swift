nonisolated extension Texto {
    /// Heading of what happened in a match.
    public static let queHaPasado = Texto("Qué ha pasado", "What happened")
    /// Nothing has happened yet.
    public static let nadaTodavia = Texto(
        "Aquí saldrán los goles, las tarjetas y los cambios.",
        "Goals, cards and substitutions will appear here.")
    /// A goal nobody was seen scoring.
    public static let goleadorDesconocido = Texto("Goleador desconocido", "Scorer unknown")
    /// Mark of a penalty.
    public static let dePenaltiCorto = Texto("(p.)", "(pen.)")
    /// The same in full.
    public static let dePenalti = Texto("de penalti", "penalty")
    /// Mark of an own goal.
    public static let enPropiaCorto = Texto("(p. p.)", "(o.g.)")
    /// The same in full.
    public static let enPropia = Texto("en propia puerta", "own goal")
    /// A goal, for assistive technology.
    public static let unGol = Texto("Gol", "Goal")
    /// A yellow card.
    public static let tarjetaAmarilla = Texto("Tarjeta amarilla", "Yellow card")
    /// A red card.
    public static let tarjetaRoja = Texto("Tarjeta roja", "Red card")
    /// A substitution.
    public static let cambio = Texto("Cambio", "Substitution")
    /// Who comes on, for assistive technology.
    public static let entra = Texto("entra", "on")
    /// Who goes off, for assistive technology.
    public static let sale = Texto("sale", "off")
    /// The minute is not known.
    public static let minutoDesconocido = Texto("minuto desconocido", "minute unknown")

    // MARK: Facts

    /// Heading of a match's facts.
    public static let datosDelPartido = Texto("Datos del partido", "About this match")
    /// When it is played.
    public static let fecha = Texto("Fecha", "Date")
    /// Round or group.
    public static let ronda = Texto("Ronda", "Round")
    /// Where it is played.
    public static let campo = Texto("Campo", "Pitch")
    /// How long it takes.
    public static let duracion = Texto("Duración", "Length")
}
