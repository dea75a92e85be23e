/// A kind of thing that can happen to a tournament, as the journal keeps it.
protocol ClaseDeSuceso: Hashable, Sendable {
    /// The tag by which the journal knows the kind; never changed once it has been written.
    static var tipo: String { get }

    /// Reads it.
    ///
    /// - Parameter lector: at the object that has it.
    /// - Throws: `ErrorDeApunte`, with the place.
    init(_ lector: LectorDeApunte) throws(ErrorDeApunte)

    /// Writes its members; the tag has been written.
    ///
    /// - Parameter json: the object.
    func escribir(en json: inout EscritorDeApunte)
}

/// A kind that changes the tournament as a whole.
protocol SucesoDelTorneo: ClaseDeSuceso {
    /// Changes the tournament.
    ///
    /// - Parameter torneo: the tournament; unspecified when it throws.
    /// - Throws: `RechazoDeApunte` when it cannot have happened.
    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte)
}

/// A kind that changes one match.
protocol SucesoDePartido: ClaseDeSuceso {
    /// The number of the match, from 1.
    var partido: Int { get }

    /// Whether it can happen to a match whose result is confirmed.
    var valeConfirmado: Bool { get }

    /// Whether it is part of what is confirmed, so that undoing it changes that.
    var esDelResultado: Bool { get }

    /// Changes the match.
    ///
    /// - Parameters:
    ///   - encuentro: the match; unspecified when it throws.
    ///   - id: the identity of the entry.
    /// - Throws: `RechazoDeApunte` when it cannot have happened there.
    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte)
}

extension SucesoDePartido {
    /// What is confirmed stays as it is.
    var valeConfirmado: Bool { false }

    /// What happens in a match makes its result.
    var esDelResultado: Bool { true }
}
