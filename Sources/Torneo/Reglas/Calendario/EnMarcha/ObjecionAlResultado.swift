/// Why a match of a tie cannot have ended so.
public enum ObjecionAlResultado: Hashable, Sendable {
    /// The first of two legs has neither extra time nor a shoot-out: it may end level.
    case enLaIda
    /// Extra time or a shoot-out before the first leg has its result.
    case faltaLaIda
    /// Extra time although somebody was ahead when it would have begun.
    case prorrogaSinEmpate
    /// A shoot-out although somebody was ahead after everything that counts.
    case tandaSinEmpate
}

extension ReglasDeEliminatoria {
    /// Why a tie cannot have been played so.
    ///
    /// Extra time follows only where goals of both legs, and away goals if they count, leave the tie
    /// level, and a shoot-out only where extra time does too (IFAB, Laws of the Game 2025/26, law 10).
    ///
    /// - Parameter piernas: its matches in order, nil where not ended.
    /// - Returns: the leg that cannot have ended so, from 1, and why; nil when all of it can be.
    func objecion(
        _ piernas: [ResultadoDeEncuentro?]
    ) -> (pierna: Int, objecion: ObjecionAlResultado)? {
        let cuantas = piernas.count
        for (numero, pierna) in piernas.enumerated() {
            guard case .jugado(let tanteo, let prorroga, let tanda)? = pierna,
                prorroga != nil || tanda != nil
            else { continue }
            if numero < cuantas - 1 { return (numero + 1, .enLaIda) }
            var antes = Array(piernas.dropLast())
            if antes.contains(nil) { return (cuantas, .faltaLaIda) }
            if let prorroga {
                let hasta90 = Tanteo(
                    tanteo.local - prorroga.local, tanteo.visitante - prorroga.visitante)
                antes.append(.jugado(hasta90))
                if veredicto(antes).estaDecidido { return (cuantas, .prorrogaSinEmpate) }
                antes.removeLast()
            }
            antes.append(.jugado(tanteo, prorroga: prorroga))
            if tanda != nil, veredicto(antes).estaDecidido { return (cuantas, .tandaSinEmpate) }
        }
        return nil
    }
}

extension Veredicto {
    /// Whether goals have decided, or nobody turned up.
    fileprivate var estaDecidido: Bool {
        switch self {
        case .gana, .nadie: true
        case .porJugar, .falta: false
        }
    }
}
