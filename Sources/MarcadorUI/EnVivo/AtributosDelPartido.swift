#if canImport(ActivityKit) && canImport(SwiftUI) && !os(macOS)
    import ActivityKit
    import MarcadorApp

    /// What the system needs to know a match on the locked screen by.
    nonisolated struct AtributosDelPartido: ActivityAttributes {
        typealias ContentState = EstadoEnVivo

        /// The number of the match.
        let partido: Int
    }
#endif
