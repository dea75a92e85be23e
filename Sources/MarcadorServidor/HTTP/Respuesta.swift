/// An answer as a value: status, headers and body.
public struct Respuesta: Sendable, Equatable {
    /// The status code, for example 200.
    public var estado: Int

    /// The header lines, in order; length, date and connection are added when it is sent.
    public var cabeceras: [Cabecera]

    /// The body.
    public var cuerpo: [UInt8]

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - estado: the status code.
    ///   - cabeceras: the header lines, in order.
    ///   - cuerpo: the body.
    public init(_ estado: Int, cabeceras: [Cabecera] = [], cuerpo: [UInt8] = []) {
        self.estado = estado
        self.cabeceras = cabeceras
        self.cuerpo = cuerpo
    }

    /// The body as text, for people and tests.
    public var texto: String { String(decoding: cuerpo, as: UTF8.self) }

    /// The value of a header.
    ///
    /// - Parameter nombre: a header name in any case.
    /// - Returns: the first value under that name, or nil when the answer has none.
    public func cabecera(_ nombre: String) -> String? {
        cabeceras.first { $0.seLlama(nombre) }?.valor
    }

    /// The same answer with one more header line.
    ///
    /// - Parameters:
    ///   - nombre: the header's name; lines already there under that name stay.
    ///   - valor: its value.
    /// - Returns: the answer with the line added at the end.
    public func con(_ nombre: String, _ valor: String) -> Respuesta {
        var otra = self
        otra.cabeceras.append(Cabecera(nombre, valor))
        return otra
    }
}
