/// Lets work go on for a while when the application is not in front any more.
package protocol TiempoDeMas {
    /// Asks for time.
    ///
    /// - Parameter alAcabarse: called when it is up, unless the rest was given back: what is under way
    ///   has to stop at once.
    /// - Returns: gives the rest back, to be called when the work is done; nil when there is none.
    func pedir(alAcabarse: @escaping @MainActor @Sendable () -> Void) -> (() -> Void)?
}

/// A system that gives no time, or on which applications are not stopped.
package struct SinTiempoDeMas: TiempoDeMas {
    /// None.
    package init() {}

    package func pedir(alAcabarse: @escaping @MainActor @Sendable () -> Void) -> (() -> Void)? {
        nil
    }
}
