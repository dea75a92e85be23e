@testable import MarcadorServidor

/// Somebody who visits Marcador in memory, from wherever the test says.
struct Visita: ClienteDePrueba {
    var aplicacion: AplicacionMarcador
    var fijas = [Cabecera("Host", "localhost:8080")]
    var origen = "127.0.0.1"
    var escucha = "127.0.0.1"

    /// The same visitor with another header.
    func con(_ nombre: String, _ valor: String) -> Visita {
        var otra = self
        otra.fijas.removeAll { $0.seLlama(nombre) }
        otra.fijas.append(Cabecera(nombre, valor))
        return otra
    }

    /// Somebody of the network, who may only look.
    var deFuera: Visita {
        var otra = self
        otra.origen = "192.168.1.20"
        otra.escucha = "192.168.1.2"
        return otra
    }

    func pedir(_ pedido: Pedido) async throws -> Respuesta {
        switch try await salida(pedido) {
        case .respuesta(let respuesta): respuesta
        case .lista(let lista): lista.respuesta
        case .flujo: Respuesta(200, cabeceras: [Cabecera("Content-Type", "text/event-stream")])
        }
    }

    func escuchar(_ pedido: Pedido) async throws -> OyenteDePrueba {
        guard case .flujo(let suscripcion) = try await salida(pedido) else {
            throw ClienteEnMemoria.NoEsUnFlujo()
        }
        return OyenteDePrueba(enMemoria: suscripcion)
    }

    /// Whether the answer is ready without anybody being asked.
    func estaLista(_ objetivo: String) throws -> Bool {
        aplicacion.alInstante(try peticion(Pedido(objetivo: objetivo))) != nil
    }

    private func salida(_ pedido: Pedido) async throws -> Salida {
        let peticion = try peticion(pedido)
        if pedido.metodo.soloLee, let lista = aplicacion.alInstante(peticion) {
            return .lista(lista)
        }
        return await aplicacion.responder(peticion)
    }

    private func peticion(_ pedido: Pedido) throws -> Peticion {
        try Peticion(
            pedido.metodo, pedido.objetivo, cabeceras: fijas + pedido.cabeceras,
            cuerpo: pedido.cuerpo, origen: Direccion(origen), escucha: Direccion(escucha))
    }
}

/// The same visitor over a socket.
struct VisitaPorEnchufe: ClienteDePrueba {
    let puerto: UInt16

    func pedir(_ pedido: Pedido) async throws -> Respuesta {
        let bytes = bytes(pedido)
        return try await enHilo {
            let enchufe = try Enchufe(puerto: puerto)
            defer { enchufe.cerrar() }
            try enchufe.enviar(bytes)
            return try enchufe.leerRespuesta(aUnHead: pedido.metodo == .head)
        }
    }

    func escuchar(_ pedido: Pedido) async throws -> OyenteDePrueba {
        let bytes = bytes(pedido)
        return try await enHilo {
            let enchufe = try Enchufe(puerto: puerto)
            try enchufe.enviar(bytes)
            _ = try enchufe.leer(hasta: "\r\n\r\n")
            return OyenteDePrueba(porEnchufe: enchufe)
        }
    }

    private func bytes(_ pedido: Pedido) -> [UInt8] {
        var texto = "\(pedido.metodo.rawValue) \(pedido.objetivo) HTTP/1.1\r\n"
        texto += "Host: localhost:\(puerto)\r\n"
        for cabecera in pedido.cabeceras { texto += "\(cabecera.nombre): \(cabecera.valor)\r\n" }
        if pedido.metodo == .post { texto += "Content-Length: \(pedido.cuerpo.count)\r\n" }
        return Array((texto + "\r\n").utf8) + pedido.cuerpo
    }
}

extension Via {
    /// Lets a visitor at this computer use a whole Marcador, in memory or over a socket.
    @MainActor
    func con(
        _ marcador: MarcadorDePrueba, _ cuerpo: (any ClienteDePrueba) async throws -> Void
    ) async throws {
        switch self {
        case .memoria: try await cuerpo(marcador.visita)
        case .enchufe:
            let servidor = try ServidorHTTP(opciones: .dePrueba, aplicacion: marcador.aplicacion)
            try await cuerpo(VisitaPorEnchufe(puerto: servidor.puerto))
            await enHilo { servidor.parar() }
        }
    }
}
