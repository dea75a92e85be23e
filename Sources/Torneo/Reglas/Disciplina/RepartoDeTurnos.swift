/// Gives the matches of a team to one person's suspensions, each match once.
struct RepartoDeTurnos: Sendable {
    /// A match of the team.
    struct Turno: Sendable {
        /// Its position in the order of play.
        let posicion: Int
        /// What it is for whoever serves in it.
        let turno: TurnoDeSancion
    }

    private let fijos: [Turno]
    private let quizas: [Turno]
    private var siguiente = 0
    private var siguienteQuizas = 0

    /// Makes one in which nothing has been given away.
    ///
    /// - Parameters:
    ///   - fijos: the matches that have their place, in order.
    ///   - quizas: those that were put off.
    init(fijos: [Turno], quizas: [Turno]) {
        self.fijos = fijos
        self.quizas = quizas
    }

    /// The next matches after the one that is the cause; those that were put off come last, for nobody
    /// knows when they will be played.
    ///
    /// - Parameter sancion: the suspension; older ones have been served before.
    /// - Returns: the matches that serve it, at most as many as it costs.
    /// - Complexity: O(matches of the team) over all of one person's suspensions.
    mutating func turnos(para sancion: Sancion) -> [TurnoDeSancion] {
        var turnos: [TurnoDeSancion] = []
        while siguiente < fijos.count, turnos.count < sancion.partidos {
            if fijos[siguiente].posicion > sancion.desde { turnos.append(fijos[siguiente].turno) }
            siguiente += 1
        }
        while siguienteQuizas < quizas.count, turnos.count < sancion.partidos {
            turnos.append(quizas[siguienteQuizas].turno)
            siguienteQuizas += 1
        }
        return turnos
    }
}
