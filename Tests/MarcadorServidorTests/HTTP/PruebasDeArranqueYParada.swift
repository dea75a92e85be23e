import Testing

@testable import MarcadorServidor

@Suite("Arrancar y parar")
struct PruebasDeArranqueYParada {
    @Test("un puerto ocupado se dice con una frase")
    func ocupado() throws {
        let servidor = try ServidorHTTP(opciones: .dePrueba, aplicacion: AplicacionDePrueba())
        var opciones = OpcionesDeServidor.dePrueba
        opciones.puerto = servidor.puerto
        let error = #expect(throws: ErrorDeServidor.puertoOcupado(servidor.puerto)) {
            try ServidorHTTP(opciones: opciones, aplicacion: AplicacionDePrueba())
        }
        #expect(error?.errorDescription?.contains("ya está ocupado") == true)
        servidor.parar()
    }

    @Test(
        "una dirección que no vale se dice con una frase",
        arguments: [
            ("hola", ErrorDeServidor.direccionMalEscrita("hola")),
            ("localhost", .direccionMalEscrita("localhost")),
            ("1.2.3", .direccionMalEscrita("1.2.3")),
            ("192.0.2.1", .direccionAjena("192.0.2.1")),
        ])
    func direcciones(direccion: String, esperado: ErrorDeServidor) {
        var opciones = OpcionesDeServidor.dePrueba
        opciones.direccion = direccion
        let error = #expect(throws: esperado) {
            try ServidorHTTP(opciones: opciones, aplicacion: AplicacionDePrueba())
        }
        #expect(error?.errorDescription?.contains(direccion) == true)
    }

    @Test("después de parar el puerto queda libre, y parar otra vez no hace nada")
    func parar() throws {
        let servidor = try ServidorHTTP(opciones: .dePrueba, aplicacion: AplicacionDePrueba())
        servidor.parar()
        servidor.parar()
        #expect(throws: Enchufe.Fallo.self) { try Enchufe(puerto: servidor.puerto) }
        var opciones = OpcionesDeServidor.dePrueba
        opciones.puerto = servidor.puerto
        let otro = try ServidorHTTP(opciones: opciones, aplicacion: AplicacionDePrueba())
        #expect(otro.puerto == servidor.puerto)
    }

    @Test("a quien no lee lo que se le manda no se le espera al parar", arguments: [0, 250])
    func quienNoLee(despedida: Int) async throws {
        var opciones = OpcionesDeServidor.dePrueba
        opciones.despedida = despedida
        let canal = Canal(sello: "s")
        let servidor = try ServidorHTTP(
            opciones: opciones, aplicacion: AplicacionDePrueba(canal: canal))
        let puerto = servidor.puerto
        try await enHilo {
            let enchufes = try (1...8).map { n in
                // Every other one reads nothing, and has little room for what is not read.
                try Enchufe(puerto: puerto, buzon: n.isMultiple(of: 2) ? 2048 : nil)
            }
            for enchufe in enchufes {
                try enchufe.enviar("GET /eventos HTTP/1.1\r\nHost: x\r\n\r\n")
                _ = try enchufe.leer(hasta: "\r\n\r\n")
            }
            for _ in 1...64 {
                canal.difundir(evento: "gol", datos: String(repeating: "gol ", count: 50_000))
            }
            servidor.parar()
            #expect(canal.oyentes == 0)
        }
    }

    @Test("parar mientras se rechaza una petición no acaba con el proceso", arguments: 1...200)
    func pararRechazando(vez: Int) async throws {
        let servidor = try ServidorHTTP(opciones: .dePrueba, aplicacion: AplicacionDePrueba())
        let puerto = servidor.puerto
        try await enHilo {
            // The library itself refuses these, while the server is told to stop.
            let enchufes = try (1...8).map { _ in try Enchufe(puerto: puerto) }
            for enchufe in enchufes {
                try enchufe.enviar("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1a\r\n\r\n")
            }
            servidor.parar()
        }
    }

    @Test("con un solo hilo también se sirve")
    func unHilo() async throws {
        var opciones = OpcionesDeServidor.dePrueba
        opciones.hilos = 1
        try await Via.enchufe.con(AplicacionDePrueba(), opciones: opciones) { cliente in
            for ruta in ["/lista", "/tarde"] {
                let respuesta = try await cliente.get(ruta)
                #expect(respuesta.estado == 200)
            }
        }
    }

    /// An application that answers only when its task is called off.
    private struct Remolona: Aplicacion {
        let haLlegado: AsyncStream<Void>.Continuation

        func alInstante(_ cabeza: some CabezaDePeticion) -> RespuestaLista? { nil }

        func responder(_ peticion: Peticion) async -> Salida {
            let (nunca, _) = AsyncStream.makeStream(of: Void.self)
            haLlegado.yield()
            for await _ in nunca {}
            return .respuesta(.texto("tarde"))
        }
    }

    @Test(
        "a quien esperaba respuesta al parar se le dice que vuelva luego", .timeLimit(.minutes(1)))
    func esperando() async throws {
        let (llegadas, haLlegado) = AsyncStream.makeStream(of: Void.self)
        let servidor = try ServidorHTTP(
            opciones: .dePrueba, aplicacion: Remolona(haLlegado: haLlegado))
        let cliente = ClientePorEnchufe(puerto: servidor.puerto)
        async let respuesta = cliente.get("/")
        var espera = llegadas.makeAsyncIterator()
        await espera.next()
        await enHilo { servidor.parar() }
        #expect(try await respuesta.estado == 503)
    }

    @Test("lo que se recuerda de las peticiones se olvida después", .timeLimit(.minutes(1)))
    func sinFugas() async throws {
        let canal = Canal()
        weak var aplicacion: Testigo?
        do {
            let testigo = Testigo(canal: canal)
            aplicacion = testigo
            try await Via.enchufe.con(testigo) { cliente in
                for objetivo in ["/eco?a=1", "/lista?a=1", "/eco/%zz?a=1", "/nada"] {
                    _ = try await cliente.get(objetivo)
                }
                _ = try await cliente.escuchar("/eventos?a=1")
            }
        }
        // The last task may still be on its way out when its answer has already been read.
        while aplicacion != nil { await Task.yield() }
        #expect(!canal.hayOyentes)
    }

    /// An application whose end can be watched.
    private final class Testigo: Aplicacion {
        let dentro: AplicacionDePrueba

        init(canal: Canal) { dentro = AplicacionDePrueba(canal: canal) }

        func alInstante(_ cabeza: some CabezaDePeticion) -> RespuestaLista? {
            dentro.alInstante(cabeza)
        }

        func responder(_ peticion: Peticion) async -> Salida { await dentro.responder(peticion) }
    }
}
