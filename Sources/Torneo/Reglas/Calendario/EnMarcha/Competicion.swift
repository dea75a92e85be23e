/// A competition that is being played: a plan, what has been played of it, and what follows from that.
///
/// A value: what would follow from a result can be tried on a copy.
public struct Competicion<
    Participante, Reglas: Clasificador<Participante>
>: Sendable where Participante: Hashable & Sendable {
    /// Every match with whoever is to play it.
    public internal(set) var plan: Plan<Participante>
    /// By which rules groups are ranked.
    public let clasificador: Reglas
    /// How far each match is, by its number - 1; nil when it has not begun.
    public internal(set) var estados: [EstadoDeEncuentro?]
    /// What cards took off in each match of a group, by its number; nothing where it is not said.
    public internal(set) var conducta: [Int: Conducta] = [:]
    /// Who has withdrawn.
    public internal(set) var retirados: Set<Participante> = []
    /// Who stands where.
    public internal(set) var resolucion: Resolucion<Participante>
    /// Those of them who left while their group was played, and so have no place in it.
    var fueraDeTabla: Set<Participante> = []
    /// In which order the organiser puts those that nothing separates.
    var ordenDecidido: [Participante] = []
    /// The pairings of a Swiss tournament so far.
    var mesas: [[Cruce<Participante>]] = []
    /// Who rested in each of them.
    var descansosDeSuizo: [Participante?] = []

    /// Begins a competition.
    ///
    /// - Parameters:
    ///   - plan: its matches.
    ///   - clasificador: by which rules groups are ranked.
    /// - Complexity: O(matches).
    public init(_ plan: Plan<Participante>, clasificador: Reglas) {
        self.plan = plan
        self.clasificador = clasificador
        estados = Array(repeating: nil, count: plan.encuentros.count)
        resolucion = Resolucion()
        resolver()
    }

    /// The winner of everything.
    ///
    /// - Returns: the team; `.nadie` when the last tie ended with nobody, `.porSaber` before the end.
    public var campeon: Ocupante<Participante> {
        guard let ultima = plan.llaves.last else {
            guard plan.grupos.count == 1 else { return .porSaber }
            return resolucion.ocupante(.puesto(1, grupo: 0))
        }
        let estado = resolucion.llaves[ultima.numero - 1]
        guard case .noHaceFalta = estado.desenlace, let antes = ultima.soloSiGanaElOtroDe else {
            return estado.ganador
        }
        return resolucion.llaves[antes - 1].ganador
    }

    /// Whether nothing more is to be played.
    ///
    /// A tie to which nobody turned up is over as well.
    public var haTerminado: Bool {
        plan.encuentros.allSatisfy { encuentro in
            if let llave = encuentro.llave {
                return resolucion.llaves[llave - 1].desenlace.estaDecidido
            }
            return haAcabado(encuentro)
        }
    }

    /// Who plays a match.
    ///
    /// - Parameter numero: the match.
    /// - Returns: home side and visitors.
    public func ocupantes(
        _ numero: Int
    ) -> (local: Ocupante<Participante>, visitante: Ocupante<Participante>) {
        let encuentro = plan.encuentros[numero - 1]
        return (resolucion.ocupante(encuentro.local), resolucion.ocupante(encuentro.visitante))
    }

    /// Whether a match of no tie needs nothing more; a board at which nobody sits does not.
    func haAcabado(_ encuentro: Encuentro<Participante>) -> Bool {
        switch estados[encuentro.numero - 1] {
        case .terminado, .anulado: true
        case .enJuego: false
        case nil: resolucion.ocupante(encuentro.local) == .nadie
        }
    }
}
