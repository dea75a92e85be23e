/// One header line of a request or a response.
public struct Cabecera: Sendable, Hashable {
    /// The name as it was written; names compare without regard to case.
    public let nombre: String

    /// The value, one line of text.
    public let valor: String

    /// Makes a header line that cannot break out of its line.
    ///
    /// - Parameters:
    ///   - nombre: a header name such as `Content-Type`.
    ///   - valor: the value; control characters (a line break above all) become spaces, so that
    ///     no value, wherever it came from, can start another header.
    public init(_ nombre: String, _ valor: String) {
        self.nombre = nombre
        let limpio = valor.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        self.valor =
            limpio
            ? valor
            : String(
                String.UnicodeScalarView(
                    valor.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }

    /// Whether the header has this name.
    ///
    /// - Parameter otro: a header name in any case.
    /// - Returns: true when only the case of letters differs, or nothing.
    public func seLlama(_ otro: String) -> Bool { Self.iguales(nombre, otro) }

    /// Compares two header names without regard to ASCII case.
    static func iguales(_ uno: String, _ otro: String) -> Bool {
        uno.utf8.count == otro.utf8.count
            && zip(uno.utf8, otro.utf8).allSatisfy { $0 == $1 || minuscula($0) == minuscula($1) }
    }

    private static func minuscula(_ letra: UInt8) -> UInt8 {
        (0x41...0x5A).contains(letra) ? letra | 0x20 : letra
    }
}
