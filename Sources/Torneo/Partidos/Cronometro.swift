/// Counts the minutes of a match when it is told to, and says so.
@MainActor
public final class Cronometro {
    /// Minutes so far.
    public private(set) var minuto = 0

    /// Called after every minute.
    ///
    /// It is stored: capture `self` weakly, or whoever owns the stopwatch and is captured here keeps
    /// itself alive for ever.
    public var alTick: (() -> Void)?

    /// A stopwatch at minute 0.
    public init() {}

    /// One minute more.
    public func avanzar() {
        minuto += 1
        alTick?()
    }
}
