/// How far the result of a match can be relied on, as far as anybody has said.
public enum Confianza: String, CaseIterable, Hashable, Sendable {
    /// It may still change: nobody has confirmed it.
    case provisional
    /// The referee or the organiser stands by it: only the organiser changes it, with a reason.
    case confirmado
}

extension Partido {
    /// How far its score can be relied on; nil where nobody has said, as in a document from
    /// elsewhere: such a result is final, and confirmed by nobody.
    public var confianza: Confianza? {
        if ficha.estado == .enJuego { return .provisional }
        return ficha.estado.tieneMarcador ? ficha.confianza : nil
    }

    /// Whether two states of a match have the same result, whatever people are called.
    ///
    /// - Complexity: O(events).
    func tieneElResultado(de otro: Partido) -> Bool {
        ficha.estado == otro.ficha.estado && ficha.prorroga == otro.ficha.prorroga
            && ficha.tanda == otro.ficha.tanda && incidencias.count == otro.incidencias.count
            && marcador() == otro.marcador()
    }
}
