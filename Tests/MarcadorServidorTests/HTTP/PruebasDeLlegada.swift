import Testing

@testable import MarcadorServidor

@Suite("Peticiones que no acaban de llegar")
struct PruebasDeLlegada {
    @Test(
        "quien manda algo de vez en cuando también es despedido, y se le dice",
        .timeLimit(.minutes(1)),
        arguments: [
            ("GET /lista HTTP/1.1\r\nHost: x\r\n", "X: y\r\n"),
            ("GET /", "a"),
            ("POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n", "hola"),
            ("POST /eco HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n"),
        ])
    func goteo(principio: String, gota: String) async throws {
        var opciones = OpcionesDeServidor.dePrueba
        opciones.plazoDeLlegada = 1
        let servidor = try ServidorHTTP(opciones: opciones, aplicacion: AplicacionDePrueba())
        let puerto = servidor.puerto
        let leido = try await enHilo {
            defer { servidor.parar() }
            let enchufe = try Enchufe(puerto: puerto)
            try enchufe.enviar(principio)
            return try enchufe.leerMientrasGotea(gota)
        }
        #expect(leido.hasPrefix("HTTP/1.1 408 "))
        #expect(leido.contains("ha tardado demasiado en llegar"))
    }

    @Test("una conexión que ya ha servido de algo tampoco puede gotear", .timeLimit(.minutes(1)))
    func despues() async throws {
        var opciones = OpcionesDeServidor.dePrueba
        opciones.plazoDeLlegada = 1
        opciones.inactividad = 1
        let servidor = try ServidorHTTP(opciones: opciones, aplicacion: AplicacionDePrueba())
        let puerto = servidor.puerto
        let leido = try await enHilo {
            defer { servidor.parar() }
            let enchufe = try Enchufe(puerto: puerto)
            try enchufe.enviar("GET /lista HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try enchufe.leerRespuesta().estado == 200)
            try enchufe.enviar("GET /lista HTTP/1.1\r\nHost: x\r\n")
            return try enchufe.leerMientrasGotea("X: y\r\n")
        }
        #expect(leido.hasPrefix("HTTP/1.1 408 "))
    }
}
