/// The latest messages of a channel, numbered from 1; the oldest makes room for the newest.
struct Anillo {
    /// The number the next message gets.
    private(set) var siguiente: UInt64 = 1

    private let capacidad: Int
    private let sello: String
    private var mensajes: [Guardado] = []
    private var ultimoTramo: Tramo?

    /// Bytes that several messages in one piece have together at most.
    private static let pieza = 32_768

    /// A message, written or to be written by whoever reads it first.
    private enum Guardado {
        case escrito(Mensaje)
        case porEscribir(evento: String, datos: @Sendable () -> String)
    }

    /// A piece made of several messages, good as long as no other message has come.
    private struct Tramo {
        let desde: UInt64
        let hasta: UInt64
        let siguiente: UInt64
        let bytes: [UInt8]
    }

    init(capacidad: Int, sello: String) {
        self.capacidad = capacidad
        self.sello = sello
    }

    /// The number of the oldest message still there.
    var masAntiguo: UInt64 { siguiente - UInt64(mensajes.count) }

    /// The id of the newest message, or of the beginning when there is none yet.
    var ultimoId: String { id(de: siguiente - 1) }

    /// Writes a message and keeps it.
    mutating func anadir(evento: String, datos: String) -> Mensaje {
        let mensaje = Mensaje(id: id(de: siguiente), evento: evento, datos: datos)
        guardar(.escrito(mensaje))
        return mensaje
    }

    /// Keeps a message that is written when somebody reads it: perhaps never.
    mutating func anadir(evento: String, cuandoSeLea datos: @escaping @Sendable () -> String) {
        guardar(.porEscribir(evento: evento, datos: datos))
    }

    private mutating func guardar(_ mensaje: Guardado) {
        if mensajes.count < capacidad {
            mensajes.append(mensaje)
        } else {
            mensajes[indice(siguiente)] = mensaje
        }
        siguiente += 1
    }

    /// The bytes of a message that is still there.
    private mutating func bytes(de numero: UInt64) -> [UInt8] {
        switch mensajes[indice(numero)] {
        case .escrito(let mensaje): return mensaje.bytes
        case .porEscribir(let evento, let datos):
            let mensaje = Mensaje(id: id(de: numero), evento: evento, datos: datos())
            mensajes[indice(numero)] = .escrito(mensaje)
            return mensaje.bytes
        }
    }

    /// What follows a message in one piece, for whoever is to get several: one write instead of many.
    ///
    /// Thousands of listeners are usually at the same place, so the last piece made is kept.
    ///
    /// - Parameter numero: the number of the first message, which must still be there.
    /// - Returns: its bytes and those of the following ones, about ``pieza`` at most, and the number
    ///   of the first message left out.
    /// - Complexity: O(*bytes*), or O(1) for the piece made last.
    mutating func tramo(desde numero: UInt64) -> (bytes: [UInt8], hasta: UInt64) {
        if let ultimo = ultimoTramo, ultimo.desde == numero, ultimo.siguiente == siguiente {
            return (ultimo.bytes, ultimo.hasta)
        }
        var (piezas, hasta) = (bytes(de: numero), numero + 1)
        while hasta < siguiente {
            let otra = bytes(de: hasta)
            guard piezas.count + otra.count <= Self.pieza else { break }
            piezas += otra
            hasta += 1
        }
        ultimoTramo = Tramo(desde: numero, hasta: hasta, siguiente: siguiente, bytes: piezas)
        return (piezas, hasta)
    }

    /// The number after an id; nil when the id is unknown or what follows it is gone.
    func posicion(tras id: String) -> UInt64? {
        guard id.hasPrefix("\(sello)-"), let visto = UInt64(id.dropFirst(sello.count + 1)),
            visto < siguiente, visto + 1 >= masAntiguo
        else { return nil }
        return visto + 1
    }

    private func id(de numero: UInt64) -> String { "\(sello)-\(numero)" }

    private func indice(_ numero: UInt64) -> Int { Int((numero - 1) % UInt64(capacidad)) }
}
