/// The launch arguments of the lessons, as options of the command.
enum ArgumentosDeArranque {
    /// How long a minute may take, in milliseconds.
    static let msPosibles = 1...3_600_000

    /// How long a minute of a match takes.
    static let msPorMinuto = Opcion(
        nombre: "-msPorMinuto", valor: "N",
        ayuda: "Milisegundos que dura un minuto (250; al servir un torneo propio, 60000).")
    /// Forgets tournament, referees and duration before starting.
    static let reiniciarDatos = Opcion(
        nombre: "-reiniciarDatos", valor: "YES",
        ayuda: "Olvida torneo, árbitros y duración antes de empezar.")
    /// Brings back the retain cycle of the memory lesson.
    static let cicloDelCronometro = Opcion(
        nombre: "-cicloDelCronometro", valor: "YES",
        ayuda: "Reintroduce el ciclo de memoria de la lección.")
    /// No notices while the application is in front.
    static let sinAvisosEnPrimerPlano = Opcion(
        nombre: "-sinAvisosEnPrimerPlano", valor: "YES",
        ayuda: "Sin avisos de gol mientras la página está a la vista.")
}

/// Yes or no, as launch arguments say it.
enum SiONo: String, CaseIterable, Sendable {
    case si = "YES"
    case no = "NO"
}

extension Argumentos {
    /// Whether a launch argument says yes; no when it was not given.
    ///
    /// - Throws: `ErrorDeUso` when it says neither yes nor no.
    func dice(_ opcion: Opcion) throws(ErrorDeUso) -> Bool {
        try eleccion(opcion, SiONo.self) == .si
    }
}
