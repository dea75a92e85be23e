package import Torneo

extension PlantillaCambiada {
    /// What was done to a squad, in one sentence without full stop.
    ///
    /// - Parameter nombre: the name of the team; nil when it was of a tournament that was replaced
    ///   since.
    /// - Returns: the sentence.
    nonisolated package func texto(de nombre: String?) -> Texto {
        let equipo = nombre.map { Texto(literal: $0) } ?? .equipoNumero(equipo)
        return switch cambio {
        case .alta(let jugador):
            Texto(
                "\(jugador.conDorsal), inscrito en \(equipo.espanol)",
                "\(jugador.conDorsal) registered in \(equipo.ingles)")
        case .ficha(let jugador, let nueva):
            Texto(
                "\(jugador.conDorsal) de \(equipo.espanol) pasa a ser \(nueva.conDorsal)",
                "\(jugador.conDorsal) of \(equipo.ingles) is now \(nueva.conDorsal)")
        case .baja(let jugador):
            Texto(
                "\(jugador.conDorsal), fuera de la plantilla de \(equipo.espanol)",
                "\(jugador.conDorsal) taken out of the squad of \(equipo.ingles)")
        case .mostrar(let jugador, let vista):
            Texto(
                "\(jugador.conDorsal) de \(equipo.espanol): el nombre se ve así: "
                    + Texto.vista(vista).espanol,
                "\(jugador.conDorsal) of \(equipo.ingles): the name is shown so: "
                    + Texto.vista(vista).ingles)
        case .borrado:
            Texto(
                "Un nombre de \(equipo.espanol), borrado para siempre",
                "A name of \(equipo.ingles) erased for good")
        case .capitan(let jugador):
            Texto(
                "El brazalete de \(equipo.espanol) es de \(jugador.conDorsal)",
                "\(jugador.conDorsal) is captain of \(equipo.ingles)")
        }
    }
}

extension Jugador {
    /// Name and number as they are told together: `Ana (9)`.
    nonisolated package var conDorsal: String {
        dorsal.map { "\(nombre) (\($0))" } ?? nombre
    }
}

extension Texto {
    /// A team of which only the number is known.
    ///
    /// - Parameter numero: the number, from 1.
    /// - Returns: the words.
    nonisolated package static func equipoNumero(_ numero: Int) -> Texto {
        Texto("el equipo n.º \(numero)", "team no. \(numero)")
    }

    /// The squad is not any more as whoever changes it saw it.
    ///
    /// - Parameter equipo: the name of the team.
    /// - Returns: that, and what to do.
    nonisolated package static func plantillaCambiada(_ equipo: String) -> Texto {
        Texto(
            "Alguien ha cambiado mientras tanto la plantilla de \(equipo): vuelve a mirarla y "
                + "repite el cambio si hace falta",
            "Somebody has changed the squad of \(equipo) meanwhile: look again, and repeat the "
                + "change if need be")
    }
}
