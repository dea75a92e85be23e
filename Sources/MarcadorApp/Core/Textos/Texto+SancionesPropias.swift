package import Torneo

nonisolated extension Texto {
    // MARK: Order of teams that are level

    /// What deciding an order does.
    public static let ordenDecididoAyuda = Texto(
        "Solo cuenta entre equipos a los que nada más separa: por acuerdo, por moneda o por un "
            + "desempate jugado aparte.",
        "It counts only between teams that nothing else puts apart: by agreement, by a coin or by a "
            + "play-off.")
    /// Does it.
    public static let decidirElOrden = Texto("Decidir este orden", "Decide this order")
    /// Takes it back.
    public static let olvidarElOrden = Texto("Quitar el orden decidido", "Remove the decided order")
    /// Said in the bracket where teams are level for a slot.
    ///
    /// - Parameter equipos: their names.
    /// - Returns: e.g. «Empatados Rayo y Toros: espera la decisión de la organización».
    public static func esperaDecision(_ equipos: [String]) -> Texto {
        let nombres = equipos.map(\.aislado)
        let (unos, ultimo) = (nombres.dropLast().joined(separator: ", "), nombres.last ?? "")
        return Texto(
            "Empatados \(unos) y \(ultimo): espera la decisión de la organización",
            "\(unos) and \(ultimo) are level: it waits for the organiser\u{2019}s decision")
    }

    // MARK: Settings of suspensions

    /// Heading.
    public static let sancionesPorTarjetas = Texto(
        "Sanciones por tarjetas", "Suspensions for cards")
    /// A field.
    public static let reglaDeSanciones = Texto("Regla", "Rule")
    /// The rule that goes with the rules of the table.
    public static let lasDelReglamento = Texto("La del reglamento", "The one of the rules")
    /// Does it.
    public static let usarEsta = Texto("Usar esta", "Use this one")
    /// Opens the form.
    public static let sancionesPropias = Texto("Una regla propia", "A rule of your own")
    /// Does it.
    public static let usarLaPropia = Texto("Usar la propia", "Use your own")
    /// A field.
    public static let ciclosDeAmarillas = Texto(
        "Amarillas que cuestan sanción", "Yellow cards that suspend")
    /// What it can be.
    public static let ciclosAyuda = Texto(
        "«5»: cada cinco. «3, 2»: a la tercera y luego cada dos. En blanco no se acumulan.",
        "“5”: every five. “3, 2”: the third and then every two. Blank: they do not add up.")
    /// What a field can be.
    public static let ciclosComo = Texto(
        "números de 1 a 100 separados por comas, diez como mucho",
        "numbers from 1 to 100 with commas between, ten at most")
    /// A field.
    public static let partidosPorCiclo = Texto("Partidos por ciclo", "Matches a cycle")
    /// A field.
    public static let partidosPorDoble = Texto("Por doble amarilla", "For a second yellow")
    /// A field.
    public static let partidosPorRoja = Texto("Por roja directa", "For a straight red")
    /// A field.
    public static let cuandoSeBorran = Texto(
        "Las amarillas sueltas se borran", "Single yellow cards are wiped")
    /// Never.
    public static let noSeBorran = Texto("Nunca", "Never")
    /// After the groups.
    public static let trasLosGrupos = Texto("Tras los grupos", "After the groups")
    /// After the quarter-finals.
    public static let trasLosCuartos = Texto("Tras los cuartos", "After the quarter-finals")
    /// After both.
    public static let trasGruposYCuartos = Texto(
        "Tras los grupos y tras los cuartos", "After the groups and after the quarter-finals")

    /// A known rule in a list.
    ///
    /// - Parameter regla: the rule.
    /// - Returns: e.g. «rfef — Cada 5 amarillas, 1 partido; doble amarilla, 1; roja directa, 1.»
    package static func sancionesConocidas(_ regla: ReglaDeSanciones) -> Texto {
        let frase = self.regla(regla)
        return Texto("\(regla.nombre) — \(frase.espanol)", "\(regla.nombre) — \(frase.ingles)")
    }
}
