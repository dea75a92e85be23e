/// Where a system shows the match in play outside the application.
///
/// It belongs to no actor: systems want to be asked wherever the work is done.
nonisolated package protocol EscaparateEnVivo: Sendable {
    /// Why nothing can be shown now; nil when it can.
    var impedimento: FalloEnVivo? { get }

    /// Shows a match, instead of the one shown before; one that is over stays for a while by itself.
    ///
    /// - Parameter estado: how the match stands.
    /// - Throws: `FalloEnVivo`; nothing new is shown, what was there stays.
    func ensenar(_ estado: EstadoEnVivo) async throws(FalloEnVivo)

    /// Shows nothing any more.
    func retirar() async
}

/// Why the match in play is not shown outside the application.
nonisolated package enum FalloEnVivo: Error, Hashable, Sendable {
    /// The system has no place for it.
    case noLoHay
    /// The user has turned it off in the settings of the system.
    case apagado
    /// Anything else, in the system's own words.
    case otro(String)

    /// What is wrong, and what to do where something can be done.
    package var texto: Texto {
        switch self {
        case .noLoHay: .sinSitioEnVivo
        case .apagado: .enVivoApagado
        case .otro(let frase): .enVivoFallido(frase)
        }
    }
}

/// A system without a place for the match in play, as a Mac: it says so whenever it is asked.
nonisolated package struct SinEscaparate: EscaparateEnVivo {
    /// No place.
    package init() {}

    package var impedimento: FalloEnVivo? { .noLoHay }
    package func ensenar(_ estado: EstadoEnVivo) async throws(FalloEnVivo) { throw .noLoHay }
    package func retirar() async {}
}
