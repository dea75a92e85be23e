/// One server-sent event, written once and shared by everybody who gets it.
public struct Mensaje: Sendable, Equatable {
    /// The event as it goes over the wire, closing blank line included.
    public let bytes: [UInt8]

    /// The event's id; nil for one that leaves the visitor's place in the channel as it was.
    public let id: String?

    /// Writes an event.
    ///
    /// - Parameters:
    ///   - id: what the browser sends back as `Last-Event-ID` when it reconnects.
    ///   - evento: the event's name, one word.
    ///   - datos: its data; every line of it becomes a `data:` line.
    /// - Complexity: O(*n*) in the length of the data.
    public init(id: String? = nil, evento: String, datos: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(datos.utf8.count + evento.utf8.count + 64)
        if let id { bytes += "id: \(Self.enUnaLinea(id))\n".utf8 }
        bytes += "event: \(Self.enUnaLinea(evento))\ndata: ".utf8
        var trasRetorno = false
        for byte in datos.utf8 {
            if byte == Self.avance || byte == Self.retorno {
                // The two together end one line, not two.
                if !(trasRetorno && byte == Self.avance) { bytes += "\ndata: ".utf8 }
            } else {
                bytes.append(byte)
            }
            trasRetorno = byte == Self.retorno
        }
        bytes += "\n\n".utf8
        self.id = id
        self.bytes = bytes
    }

    /// The event as text, for people and tests.
    public var texto: String { String(decoding: bytes, as: UTF8.self) }

    private static let avance = UInt8(ascii: "\n")
    private static let retorno = UInt8(ascii: "\r")

    private static func enUnaLinea(_ texto: String) -> String {
        guard texto.utf8.contains(where: { $0 == avance || $0 == retorno }) else { return texto }
        return String(
            String.UnicodeScalarView(
                texto.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
    }
}
