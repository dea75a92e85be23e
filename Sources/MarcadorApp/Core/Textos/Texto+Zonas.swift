public import Torneo

nonisolated extension Texto {
    // MARK: Zones of a table, and what is certain

    /// What the places of a zone lead to.
    public static func clase(_ clase: ClaseDeZona) -> Texto {
        switch clase {
        case .asciende: Texto("Ascenso", "Promotion")
        case .clasifica: Texto("Clasificación", "Qualification")
        case .promocion: Texto("Promoción", "Play-off")
        case .desciende: Texto("Descenso", "Relegation")
        }
    }

    /// The places of a zone.
    ///
    /// - Parameter puestos: from 1.
    /// - Returns: e.g. «1 a 4», or «3».
    public static func puestos(_ puestos: ClosedRange<Int>) -> Texto {
        let (uno, otro) = (puestos.lowerBound, puestos.upperBound)
        guard uno < otro else { return Texto(literal: "\(uno)") }
        return Texto("\(uno) a \(otro)", "\(uno) to \(otro)")
    }

    /// Certain to end first of everybody.
    public static let campeon = Texto("Campeón", "Champions")
    /// Before the name of who has won it all.
    public static let campeonConNombre = Texto("Campeón", "Champions")
    /// Certain to end first of its group.
    public static let primeroSeguro = Texto("Primero seguro", "Group winners")
    /// First of its group.
    public static let primeroDeGrupo = Texto("Primero de grupo", "Group winners")
    /// Places of a group that lead to the knock-out.
    public static let pasaDeGrupo = Texto("Pasa", "Goes through")
    /// Places of a group of which only the best lead to the knock-out.
    public static let puedePasarDeGrupo = Texto(
        "Puede pasar (solo los mejores)", "May go through (only the best)")
    /// Certain to be promoted.
    public static let ascendido = Texto("Ascendido", "Promoted")
    /// Certain to go on.
    public static let clasificado = Texto("Clasificado", "Qualified")
    /// Certain not to go on.
    public static let eliminado = Texto("Eliminado", "Eliminated")
    /// Certain to be relegated.
    public static let descendido = Texto("Descendido", "Relegated")
    /// What is already certain of a team.
    ///
    /// - Parameters:
    ///   - certeza: what is.
    ///   - enGrupo: whether the table is that of a group.
    ///   - esDefinitiva: whether nothing remains to be played.
    /// - Returns: e.g. «Campeón»; nil where it goes without saying, as of the middle of a league.
    public static func certeza(
        _ certeza: Certeza, enGrupo: Bool, esDefinitiva: Bool = false
    ) -> Texto? {
        switch certeza {
        case .primero: enGrupo ? (esDefinitiva ? primeroDeGrupo : primeroSeguro) : campeon
        case .zona(let zona): zona.clase == .asciende ? ascendido : clasificado
        case .desciende: descendido
        case .fuera: enGrupo ? eliminado : nil
        }
    }
    /// What the marks of certainty mean.
    public static let pasaraLoQuePase = Texto(
        "Ya es seguro, pase lo que pase en los partidos que quedan.",
        "Already certain, whatever happens in the matches that remain.")
    /// What they mean when nothing remains.
    public static let yaNoQuedanPartidos = Texto(
        "Es definitivo: ya no quedan partidos.", "This is final: no matches remain.")

    // MARK: Form

    /// Heading of the column of the last five.
    public static let forma = Texto("Últimos", "Form")
    /// What the column shows.
    public static let formaEntera = Texto("Últimos cinco partidos", "Last five matches")
    /// A win: letter and word.
    public static let victoria = (Texto("V", "W"), Texto("Victoria", "Won"))
    /// A draw: letter and word.
    public static let empate = (Texto("E", "D"), Texto("Empate", "Drawn"))
    /// A defeat: letter and word.
    public static let derrota = (Texto("D", "L"), Texto("Derrota", "Lost"))
    /// A match of the form guide in words.
    ///
    /// - Parameters:
    ///   - resultado: won, drawn or lost.
    ///   - suyos: the team's goals.
    ///   - ajenos: the opponent's goals.
    ///   - rival: the opponent.
    /// - Returns: e.g. «Victoria 3-2 con Toros».
    public static func partidoDeForma(
        _ resultado: Texto, _ suyos: Int, _ ajenos: Int, _ rival: String
    ) -> Texto {
        Texto(
            "\(resultado.espanol) \(suyos)-\(ajenos) con \(rival)",
            "\(resultado.ingles) \(suyos)-\(ajenos) against \(rival)")
    }

    // MARK: More of a row

    /// What opens more about a team.
    ///
    /// - Parameter equipo: its name.
    /// - Returns: e.g. «Por qué está ahí Toros».
    public static func masDe(_ equipo: String) -> Texto {
        Texto("Por qué está ahí \(equipo)", "Why \(equipo) stand there")
    }

    // MARK: Chart

    /// Title of the chart of places.
    public static let puestoPorJornada = Texto("Puesto por jornada", "Place by round")
    /// Title of the chart of places where there are days instead of rounds.
    public static let puestoPorDia = Texto("Puesto día a día", "Place day by day")
    /// What opens the chart as a table.
    public static let comoTabla = Texto("Ver como tabla", "See as a table")
    /// Heading of a round, for assistive technology.
    public static func jornadaDeGrafica(_ nombre: String) -> Texto {
        Texto("Jornada \(nombre)", "Round \(nombre)")
    }
}
