@testable import MarcadorServidor

/// Asks a running server over a new connection each time.
struct ClientePorEnchufe: ClienteDePrueba {
    let puerto: UInt16
    /// How many bytes the system keeps for us until we read them; nil for the usual.
    var buzon: Int32?

    func pedir(_ pedido: Pedido) async throws -> Respuesta {
        try await enHilo {
            let enchufe = try Enchufe(puerto: puerto)
            defer { enchufe.cerrar() }
            // The server may refuse a body before it has all been sent.
            do { try enchufe.enviar(pedido.bytes) } catch is Enchufe.Fallo {}
            return try enchufe.leerRespuesta(aUnHead: pedido.metodo == .head)
        }
    }

    func escuchar(_ pedido: Pedido) async throws -> OyenteDePrueba {
        try await enHilo {
            let enchufe = try Enchufe(puerto: puerto, buzon: buzon)
            try enchufe.enviar(pedido.bytes)
            _ = try enchufe.leer(hasta: "\r\n\r\n")
            return OyenteDePrueba(porEnchufe: enchufe)
        }
    }
}

extension Pedido {
    /// The request as it goes over the wire.
    var bytes: [UInt8] {
        var texto = "\(metodo.rawValue) \(objetivo) HTTP/1.1\r\nHost: prueba\r\n"
        for cabecera in cabeceras { texto += "\(cabecera.nombre): \(cabecera.valor)\r\n" }
        if !cuerpo.isEmpty { texto += "Content-Length: \(cuerpo.count)\r\n" }
        return Array((texto + "\r\n").utf8) + cuerpo
    }
}

extension Enchufe {
    /// Reads one answer: head, and as much body as the head announces.
    func leerRespuesta(aUnHead: Bool = false) throws -> Respuesta {
        let cabeza = try leer(hasta: "\r\n\r\n").split(separator: "\r\n")
        let estado = cabeza.first.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
        let cabeceras = cabeza.dropFirst().map { linea in
            let partes = linea.split(separator: ": ", maxSplits: 1)
            return Cabecera(String(partes[0]), partes.count == 2 ? String(partes[1]) : "")
        }
        var respuesta = Respuesta(estado, cabeceras: cabeceras)
        if !aUnHead, estado != 304, estado >= 200 {
            respuesta.cuerpo = try leer(
                bytes: respuesta.cabecera("Content-Length").flatMap { Int($0) } ?? 0)
        }
        return respuesta
    }
}

extension OyenteDePrueba {
    /// Listens to an event stream that comes over a connection.
    convenience init(porEnchufe enchufe: Enchufe) {
        self.init {
            try await enHilo { try enchufe.leerAlgo() }
        } alIrse: {
            await enHilo { enchufe.cerrar() }
        }
    }
}
