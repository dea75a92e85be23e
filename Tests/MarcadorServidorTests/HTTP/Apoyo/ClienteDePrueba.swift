import Testing

@testable import MarcadorServidor

/// Somebody who asks an application for something, in memory or over a socket.
protocol ClienteDePrueba: Sendable {
    /// Asks and gets the whole answer.
    func pedir(_ pedido: Pedido) async throws -> Respuesta

    /// Opens an event stream.
    func escuchar(_ pedido: Pedido) async throws -> OyenteDePrueba
}

/// What is asked for.
struct Pedido: Sendable {
    var metodo = Metodo.get
    var objetivo = "/"
    var cabeceras: [Cabecera] = []
    var cuerpo: [UInt8] = []
}

extension ClienteDePrueba {
    func get(_ objetivo: String, _ cabeceras: [Cabecera] = []) async throws -> Respuesta {
        try await pedir(Pedido(objetivo: objetivo, cabeceras: cabeceras))
    }

    func post(_ objetivo: String, formulario: String) async throws -> Respuesta {
        try await pedir(
            Pedido(
                metodo: .post, objetivo: objetivo,
                cabeceras: [Cabecera("Content-Type", "application/x-www-form-urlencoded")],
                cuerpo: Array(formulario.utf8)))
    }

    func post(_ objetivo: String, json: String) async throws -> Respuesta {
        try await pedir(
            Pedido(
                metodo: .post, objetivo: objetivo,
                cabeceras: [Cabecera("Content-Type", "application/json")],
                cuerpo: Array(json.utf8)))
    }

    func escuchar(_ objetivo: String) async throws -> OyenteDePrueba {
        try await escuchar(Pedido(objetivo: objetivo))
    }
}

/// The two ways to reach an application; tests run through both.
enum Via: String, CaseIterable, CustomTestStringConvertible {
    case memoria, enchufe

    var testDescription: String { self == .memoria ? "en memoria" : "por un enchufe" }

    /// Lets a client use an application, and stops the server afterwards.
    func con(
        _ aplicacion: any Aplicacion, opciones: OpcionesDeServidor = .dePrueba,
        _ cuerpo: (any ClienteDePrueba) async throws -> Void
    ) async throws {
        switch self {
        case .memoria:
            try await cuerpo(ClienteEnMemoria(aplicacion, opciones))
        case .enchufe:
            let servidor = try ServidorHTTP(opciones: opciones, aplicacion: aplicacion)
            try await cuerpo(ClientePorEnchufe(puerto: servidor.puerto))
            await enHilo { servidor.parar() }
        }
    }
}

extension OpcionesDeServidor {
    /// Loopback, any free port.
    static var dePrueba: OpcionesDeServidor {
        var opciones = OpcionesDeServidor()
        opciones.puerto = 0
        return opciones
    }
}
