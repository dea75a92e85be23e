import Torneo

/// Makes entries of what happened: identity, instant and author.
nonisolated struct SelloDeApuntes {
    private let reloj: any Reloj
    private var azar = SystemRandomNumberGenerator()

    /// Stamps with the time of a clock.
    init(reloj: any Reloj) { self.reloj = reloj }

    /// An identity for what is no entry, without saying when it was made.
    mutating func marca() -> String {
        String(azar.next() as UInt64, radix: 36)
    }

    /// An entry of what has just happened.
    ///
    /// - Parameters:
    ///   - suceso: what happened.
    ///   - id: the identity that whoever acted gave it; nil makes one.
    ///   - autor: who acted.
    /// - Returns: the entry.
    mutating func apunte(
        _ suceso: Suceso, id: Identificador? = nil, autor: Autor = .esteOrdenador
    ) -> Apunte {
        let ahora = reloj.ahora.ms
        return Apunte(
            id: id ?? Identificador.nuevo(ms: ahora, azar: &azar), instante: ahora, autor: autor,
            suceso: suceso)
    }
}
