/// How long to wait before the next try: a second, then two, then four… up to half a minute.
nonisolated struct Espera: Hashable, Sendable {
    /// The longest wait, in milliseconds.
    static let maxima = 30_000

    private var siguiente = 1000

    /// The next wait, in milliseconds; the one after it is twice as long.
    mutating func otra() -> Int {
        defer { siguiente = min(Self.maxima, siguiente * 2) }
        return siguiente
    }

    /// It worked: the next wait is short again.
    mutating func olvidar() { siguiente = 1000 }
}
