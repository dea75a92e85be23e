/// What was measured of a team: a whole number, or a fraction that nobody rounds.
public struct Valor: Hashable, Sendable {
    /// The number, or what is above the line.
    public let numerador: Int
    /// What is below the line: 1 for whole numbers, 0 when it is above every number.
    public let denominador: Int

    /// A whole number.
    ///
    /// - Parameter entero: the number.
    public init(_ entero: Int) { (numerador, denominador) = (entero, 1) }

    /// A fraction.
    ///
    /// - Parameters:
    ///   - numerador: above the line.
    ///   - denominador: below it, 0 or more; 0 makes it greater than every number.
    public init(_ numerador: Int, entre denominador: Int) {
        (self.numerador, self.denominador) = (numerador, denominador)
    }

    /// The number when it is whole; nil otherwise.
    public var entero: Int? { denominador == 1 ? numerador : nil }

    /// Whether the two are the same number, written in any way.
    public func vale(loMismoQue otro: Valor) -> Bool { !(self < otro) && !(otro < self) }
}

extension Valor: Comparable {
    /// Compares exactly, by multiplying across.
    ///
    /// Two that are above every number are neither less nor greater.
    public static func < (uno: Valor, otro: Valor) -> Bool {
        if uno.denominador == otro.denominador, uno.denominador != 0 {
            return uno.numerador < otro.numerador
        }
        if uno.denominador == 0 { return false }
        if otro.denominador == 0 { return true }
        return Int64(uno.numerador) * Int64(otro.denominador)
            < Int64(otro.numerador) * Int64(uno.denominador)
    }
}
