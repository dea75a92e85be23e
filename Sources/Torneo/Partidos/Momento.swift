/// A moment of a match: the minute and, at the end of a half, the added time (`45+2'`).
///
/// Ordered as the match was played: 45+2 comes before 46.
public struct Momento: Hashable, Sendable {
    /// The minute, 0…130, without added time.
    public let minuto: Int
    /// Minutes of added time; 0 in normal play.
    public let anadido: Int

    /// Makes a moment.
    ///
    /// - Parameters:
    ///   - minuto: the minute, 0…130.
    ///   - anadido: minutes of added time on top of it.
    public init(minuto: Int, anadido: Int = 0) {
        self.minuto = minuto
        self.anadido = anadido
    }
}

extension Momento: Comparable {
    /// Earlier in the match comes first.
    public static func < (uno: Momento, otro: Momento) -> Bool {
        (uno.minuto, uno.anadido) < (otro.minuto, otro.anadido)
    }
}

extension Momento: CustomStringConvertible {
    /// As it is written in a match report: `12'`, `45+2'`.
    public var description: String { anadido > 0 ? "\(minuto)+\(anadido)'" : "\(minuto)'" }
}
