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
        var texto = id.map { "id: \(Self.enUnaLinea($0))\n" } ?? ""
        texto += "event: \(Self.enUnaLinea(evento))\n"
        for linea in datos.split(
            omittingEmptySubsequences: false, whereSeparator: Self.acabaLinea)
        {
            texto += "data: \(linea)\n"
        }
        self.id = id
        bytes = Array((texto + "\n").utf8)
    }

    /// The event as text, for people and tests.
    public var texto: String { String(decoding: bytes, as: UTF8.self) }

    private static func enUnaLinea(_ texto: String) -> String {
        String(texto.map { acabaLinea($0) ? " " : $0 })
    }

    /// Whether a character ends a line of an event stream: only these do.
    private static func acabaLinea(_ letra: Character) -> Bool {
        letra == "\n" || letra == "\r" || letra == "\r\n"
    }
}
