/// Why a match is not accepted.
///
/// The sentence is `descripcion`; with Foundation it is also a `LocalizedError`.
public enum ErrorDeTorneo: Error, Hashable, Sendable {
    /// A team plays against itself.
    case equipoContraSiMismo
    /// One of the teams is not entered in the tournament of this name.
    case equiposNoInscritos(torneo: String)
    /// A minute outside 0…130.
    case minutoFueraDelPartido(Int)
    /// Added time outside 0…60.
    case anadidoFueraDelPartido(Int)
    /// An awarded score or a shoot-out outside 0…999.
    case marcadorImposible(Marcador)
    /// The goal counts for a team that does not play this match.
    case golDeEquipoAjeno(equipo: String)
    /// The scorer is not in the squad he should be in.
    case jugadorNoJuegaEnElEquipo(jugador: String, equipo: String)
    /// The card is for somebody of neither team.
    case jugadorNoJuegaElPartido(jugador: String)
    /// The substitution has somebody of neither team.
    case cambioConAjenos

    /// What is wrong, in one Spanish sentence.
    public var descripcion: String {
        switch self {
        case .equipoContraSiMismo:
            "Un equipo no puede jugar contra sí mismo"
        case .equiposNoInscritos(let torneo):
            "Los dos equipos deben estar inscritos en \(torneo)"
        case .minutoFueraDelPartido(let minuto):
            "Minuto fuera del partido: \(minuto)"
        case .anadidoFueraDelPartido(let anadido):
            "Tiempo añadido imposible: \(anadido)"
        case .marcadorImposible(let marcador):
            "Marcador imposible: \(marcador)"
        case .golDeEquipoAjeno(let equipo):
            "El gol es de un equipo que no juega: \(equipo)"
        case .jugadorNoJuegaEnElEquipo(let jugador, let equipo):
            "\(jugador) no juega en \(equipo)"
        case .jugadorNoJuegaElPartido(let jugador):
            "\(jugador) no juega este partido"
        case .cambioConAjenos:
            "El cambio implica a alguien que no juega este partido"
        }
    }
}
