/// An event that came over a stream.
nonisolated package struct EventoRecibido: Hashable, Sendable {
    /// Its name; `message` when it has none.
    package let nombre: String
    /// Its data, lines joined by line feeds.
    package let datos: String
    /// The last id the stream has told so far, with this event or before; nil when none.
    package let id: String?
}

/// Reads a stream of server-sent events, in whatever pieces it arrives.
///
/// A plain value without I/O. As the HTML standard has it (section 9.2.6, «Interpreting an event
/// stream»): lines end with CR, LF or both; a byte order mark at the beginning is skipped; `id` with
/// a null character is ignored; an event without data is none. `retry` is not used: how long to
/// wait is our own affair.
nonisolated package struct LectorDeEventos: Sendable {
    /// The most that a line or the data of an event may have, in bytes.
    package static let maximo = 1_048_576

    /// A line or an event is longer than anything a Marcador sends.
    package struct Desmesura: Error, Hashable, Sendable {}

    private var linea: [UInt8] = []
    private var trasRetorno = false
    private var alPrincipio = true
    private var nombre = ""
    private var datos: [UInt8] = []
    private var hayDatos = false
    private var ultimoId: String?

    /// Nothing read yet.
    ///
    /// - Parameter id: the last id that was told before, on an earlier connection.
    package init(ultimoId id: String? = nil) { ultimoId = id }

    /// Reads the next piece.
    ///
    /// - Parameter bytes: what arrived.
    /// - Returns: the events that are complete with it.
    /// - Throws: `Desmesura`; nothing that follows can be read any more.
    /// - Complexity: O(bytes).
    package mutating func leer(
        _ bytes: some Sequence<UInt8>
    ) throws(Desmesura) -> [EventoRecibido] {
        var eventos: [EventoRecibido] = []
        for byte in bytes {
            defer { trasRetorno = byte == Self.retorno }
            switch byte {
            case Self.avance where trasRetorno: continue
            case Self.avance, Self.retorno:
                if let evento = try terminarLinea() { eventos.append(evento) }
            default:
                guard linea.count < Self.maximo else { throw Desmesura() }
                linea.append(byte)
            }
        }
        return eventos
    }

    private mutating func terminarLinea() throws(Desmesura) -> EventoRecibido? {
        defer { linea.removeAll(keepingCapacity: true) }
        if alPrincipio {
            alPrincipio = false
            if linea.starts(with: [0xEF, 0xBB, 0xBF]) { linea.removeFirst(3) }
        }
        guard !linea.isEmpty else { return despachar() }
        let campo = linea.prefix { $0 != UInt8(ascii: ":") }
        var valor = linea[campo.endIndex...].dropFirst()
        if valor.first == UInt8(ascii: " ") { valor = valor.dropFirst() }
        try anotar(String(decoding: campo, as: UTF8.self), valor)
        return nil
    }

    private mutating func anotar(_ campo: String, _ valor: ArraySlice<UInt8>) throws(Desmesura) {
        switch campo {
        case "event": nombre = String(decoding: valor, as: UTF8.self)
        case "data":
            guard datos.count + valor.count < Self.maximo else { throw Desmesura() }
            if hayDatos { datos.append(Self.avance) }
            datos += valor
            hayDatos = true
        case "id" where !valor.contains(0): ultimoId = String(decoding: valor, as: UTF8.self)
        default: return
        }
    }

    private mutating func despachar() -> EventoRecibido? {
        defer {
            nombre = ""
            datos.removeAll(keepingCapacity: true)
            hayDatos = false
        }
        guard hayDatos else { return nil }
        return EventoRecibido(
            nombre: nombre.isEmpty ? "message" : nombre,
            datos: String(decoding: datos, as: UTF8.self), id: ultimoId)
    }

    private static let avance = UInt8(ascii: "\n")
    private static let retorno = UInt8(ascii: "\r")
}
