/// A place in a document.
public struct LugarDelDocumento: Hashable, Sendable {
    /// The path of keys and positions from 0, such as `partidos[3].eventos[2].jugador`; `el documento`
    /// for the whole.
    public let ruta: String
    /// The line, the first is 1.
    public let linea: Int
    /// The column in characters, the first is 1.
    public let columna: Int
}

/// A fault of a document and its place.
public struct Problema: Hashable, Sendable {
    /// Where.
    public let lugar: LugarDelDocumento
    /// What.
    public let error: ErrorDeCarga

    /// Where and what in one Spanish line: `12:5 partidos[3].local: Ningún equipo se llama…`.
    public var descripcion: String {
        "\(lugar.linea):\(lugar.columna) \(lugar.ruta): \(error.frase)"
    }
}

/// Something in a document that is accepted and may not mean what its author meant, and its place.
public struct AvisoDelDocumento: Hashable, Sendable {
    /// Where.
    public let lugar: LugarDelDocumento
    /// What, in one Spanish sentence.
    public let frase: String

    /// Where and what in one Spanish line: `12:5 partidos[3].eventos[0].jugador: Hay varias…`.
    public var descripcion: String { "\(lugar.linea):\(lugar.columna) \(lugar.ruta): \(frase)" }
}
