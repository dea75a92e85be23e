public import Torneo

nonisolated extension Texto {
    // MARK: Page of the rules

    /// Title of the page.
    public static let reglamentoDeLaTabla = Texto("Reglamento", "Rules")
    /// Link to where the rules are published or made up.
    public static let fuente = Texto("Fuente", "Source")
    /// Heading of the points of a match.
    public static let puntosPorPartido = Texto("Puntos de cada partido", "Points for each match")
    /// Heading of the criteria.
    public static let ordenDeLaTabla = Texto("Qué decide el orden", "What decides the order")
    /// What follows the criteria.
    public static let compartenPuesto = Texto(
        "A quienes nada separe comparten el puesto. Ni el nombre ni el orden de inscripción deciden.",
        "Those whom nothing puts apart share the place. Neither name nor order of entry decides.")
    /// Heading of what happens with matches that did not end as planned.
    public static let casosEspeciales = Texto(
        "Partidos y equipos que no acabaron como se pensaba",
        "Matches and teams that did not end as planned")
    /// Heading of the adjustments.
    public static let ajustesDePuntos = Texto("Ajustes de puntos", "Points adjustments")
    /// No adjustments.
    public static let sinAjustes = Texto(
        "No se han dado ni quitado puntos a nadie.", "Nobody was given or deducted any points.")
    /// Heading of the teams that withdrew.
    public static let equiposRetirados = Texto("Equipos retirados", "Withdrawn teams")
    /// Heading of the order that was decided.
    public static let ordenDecidido = Texto(
        "Orden decidido por la organización", "Order decided by the organiser")
    /// Heading of the zones.
    public static let zonasDeLaTabla = Texto("A qué llevan los puestos", "What the places lead to")
    /// Without a reason.
    public static let sinMotivo = Texto("Sin motivo escrito", "No reason was written down")

    /// Awarded scores.
    public static func adjudicados(_ norma: NormaDeAdjudicados) -> Texto {
        switch norma {
        case .cuentan:
            Texto(
                "Adjudicado: cuenta como cualquier otro, con sus goles.",
                "Awarded: it counts like any other, with its goals.")
        case .soloPuntos:
            Texto(
                "Adjudicado: da los puntos, pero sus goles no cuentan.",
                "Awarded: it gives the points, but its goals do not count.")
        }
    }

    /// Abandoned matches.
    public static func suspendidos(_ norma: NormaDeSuspendidos) -> Texto {
        switch norma {
        case .sinResultado:
            Texto(
                "Suspendido: no cuenta hasta que se decida.",
                "Abandoned: it does not count until it is decided.")
        case .valeElMarcador:
            Texto(
                "Suspendido: vale el marcador que había.",
                "Abandoned: the score at that moment counts.")
        }
    }

    /// Teams that withdrew.
    public static func retirados(_ norma: NormaDeRetirados) -> Texto {
        switch norma {
        case .anularTodo:
            Texto(
                "Equipo retirado: queda el último y se anulan todos sus partidos.",
                "Withdrawn team: it stands last and all its matches are annulled.")
        case .adjudicarElResto(let goles):
            Texto(
                "Equipo retirado: queda el último; lo jugado vale y el resto se adjudica "
                    + "\(goles)-0 a sus rivales.",
                "Withdrawn team: it stands last; what was played stands and the rest is awarded "
                    + "\(goles)-0 to its opponents.")
        }
    }

    /// Points added or deducted.
    ///
    /// - Parameter puntos: the points; negative when they are deducted.
    /// - Returns: e.g. «−3 puntos».
    public static func ajuste(_ puntos: Int) -> Texto {
        let signo = puntos < 0 ? "−" : "+"
        let uno = puntos.magnitude == 1
        return Texto(
            "\(signo)\(puntos.magnitude) \(uno ? "punto" : "puntos")",
            "\(signo)\(puntos.magnitude) \(uno ? "point" : "points")")
    }
}
