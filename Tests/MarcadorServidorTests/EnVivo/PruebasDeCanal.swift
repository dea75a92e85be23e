import Testing

@testable import MarcadorServidor

@Suite("Canal, en memoria y por un enchufe", .timeLimit(.minutes(1)))
struct PruebasDeCanal {
    @Test("quien escucha recibe lo que se difunde", arguments: Via.allCases)
    func recibe(via: Via) async throws {
        let canal = Canal(sello: "s")
        try await via.con(AplicacionDePrueba(canal: canal)) { cliente in
            let oyente = try await cliente.escuchar("/eventos")
            #expect(try await oyente.leer(hasta: "\n\n") == "retry: 2000\n\n")
            #expect(canal.oyentes == 1)
            for numero in 1...3 {
                let largo = String(repeating: "⚽", count: numero * 400)
                let mensaje = canal.difundir(evento: "gol", datos: largo)
                #expect(mensaje.id == "s-\(numero)")
                #expect(try await oyente.leer(hasta: "\n\n") == mensaje.texto)
            }
            await oyente.irse()
        }
    }

    @Test("quien llega sin id recibe primero el estado", arguments: Via.allCases)
    func inicial(via: Via) async throws {
        let canal = Canal(sello: "s")
        try await via.con(AplicacionDePrueba(canal: canal)) { cliente in
            let oyente = try await cliente.escuchar("/eventos?estado=2-1")
            try await oyente.leer(hasta: "\n\n")
            #expect(try await oyente.leer(hasta: "\n\n") == "event: estado\ndata: 2-1\n\n")
            await oyente.irse()
        }
    }

    @Test("quien vuelve con su último id se pone al día", arguments: Via.allCases)
    func alDia(via: Via) async throws {
        let canal = Canal(sello: "s")
        try await via.con(AplicacionDePrueba(canal: canal)) { cliente in
            canal.difundir(evento: "gol", datos: "1-0")
            let visto = canal.ultimoId
            let perdido = canal.difundir(evento: "gol", datos: "2-0")
            let oyente = try await cliente.escuchar(
                Pedido(objetivo: "/eventos", cabeceras: [Cabecera("Last-Event-ID", visto)]))
            try await oyente.leer(hasta: "\n\n")
            #expect(try await oyente.leer(hasta: "\n\n") == perdido.texto)
            await oyente.irse()
        }
    }

    @Test("quien vuelve tras un reinicio recarga", arguments: Via.allCases)
    func reinicio(via: Via) async throws {
        let antes = Canal().difundir(evento: "gol", datos: "1-0")
        let canal = Canal()
        try await via.con(AplicacionDePrueba(canal: canal)) { cliente in
            let oyente = try await cliente.escuchar(
                Pedido(
                    objetivo: "/eventos",
                    cabeceras: [Cabecera("Last-Event-ID", try #require(antes.id))]))
            try await oyente.leer(hasta: "\n\n")
            #expect(try await oyente.leer(hasta: "\n\n").contains("event: recarga\n"))
            await oyente.irse()
        }
    }

    @Test("cuando el último se va, el dueño lo sabe", arguments: Via.allCases)
    func solo(via: Via) async throws {
        let (cambios, avisar) = AsyncStream.makeStream(of: Bool.self)
        let canal = Canal { avisar.yield($0) }
        try await via.con(AplicacionDePrueba(canal: canal)) { cliente in
            var cambio = cambios.makeAsyncIterator()
            let oyente = try await cliente.escuchar("/eventos")
            #expect(await cambio.next() == true)
            await oyente.irse()
            // A peer that has gone is noticed when something is sent to it, twice at most.
            while canal.hayOyentes {
                canal.latir()
                await Task.yield()
            }
            #expect(await cambio.next() == false)
        }
    }

    @Test("al cerrar el canal los flujos acaban bien", arguments: Via.allCases)
    func cerrar(via: Via) async throws {
        let canal = Canal(sello: "s")
        try await via.con(AplicacionDePrueba(canal: canal)) { cliente in
            let oyente = try await cliente.escuchar("/eventos")
            try await oyente.leer(hasta: "\n\n")
            let ultimo = canal.difundir(evento: "final", datos: "2-1")
            canal.cerrar()
            #expect(try await oyente.leerHastaElFin() == ultimo.texto)
        }
    }

    @Test("HEAD no abre ningún flujo", arguments: Via.allCases)
    func head(via: Via) async throws {
        let canal = Canal()
        try await via.con(AplicacionDePrueba(canal: canal)) { cliente in
            let respuesta = try await cliente.pedir(Pedido(metodo: .head, objetivo: "/eventos"))
            #expect(respuesta.cabecera("Content-Type") == "text/event-stream")
        }
        #expect(!canal.hayOyentes)
    }

    @Test("un mensaje llega a quinientos, y al parar acaban todos")
    func quinientos() async throws {
        let canal = Canal()
        let servidor = try ServidorHTTP(
            opciones: .dePrueba, aplicacion: AplicacionDePrueba(canal: canal))
        let puerto = servidor.puerto
        try await enHilo {
            let enchufes = try (0..<500).map { _ in
                let enchufe = try Enchufe(puerto: puerto)
                try enchufe.enviar(Pedido(objetivo: "/eventos").bytes)
                return enchufe
            }
            for enchufe in enchufes { _ = try enchufe.leer(hasta: "retry: 2000\n\n") }
            #expect(canal.oyentes == 500)
            for vuelta in 1...5 {
                canal.difundir(evento: "gol", datos: "vuelta \(vuelta)")
                for enchufe in enchufes {
                    _ = try enchufe.leer(hasta: "data: vuelta \(vuelta)\n\n")
                }
            }
            servidor.parar()
            for enchufe in enchufes {
                #expect(try enchufe.leerHastaElCierre().isEmpty)
            }
        }
        #expect(!canal.hayOyentes)
    }

    @Test(
        "quien lee despacio lo recibe todo en orden, o recarga si ya no está",
        arguments: [100, 300])
    func despacio(mensajes: Int) async throws {
        let canal = Canal(capacidad: 100, sello: "s")
        let servidor = try ServidorHTTP(
            opciones: .dePrueba, aplicacion: AplicacionDePrueba(canal: canal))
        let oyente = try await ClientePorEnchufe(puerto: servidor.puerto, buzon: 4096)
            .escuchar("/eventos")
        try await oyente.leer(hasta: "\n\n")
        // More than the system keeps for somebody who does not read.
        let relleno = String(repeating: "x", count: 50_000)
        for numero in 1...mensajes { canal.difundir(evento: "n", datos: "\(numero) \(relleno)") }
        canal.cerrar()
        let texto = try await oyente.leerHastaElFin()
        let ids = texto.split(separator: "\n").filter { $0.hasPrefix("id: ") }
        #expect(ids.last == "id: s-\(mensajes)")
        if mensajes <= 100 {
            #expect(ids.count == mensajes)
            #expect(texto.utf8.count > mensajes * relleno.utf8.count)
        } else {
            #expect(texto.contains("event: recarga\ndata: recarga\n\n"))
            #expect(ids.count < mensajes)
        }
        await enHilo { servidor.parar() }
    }

    @Test("difundir sin parar mientras entran y salen no pierde a nadie")
    func alboroto() async throws {
        let canal = Canal(capacidad: 10_000)
        let servidor = try ServidorHTTP(
            opciones: .dePrueba, aplicacion: AplicacionDePrueba(canal: canal))
        let cliente = ClientePorEnchufe(puerto: servidor.puerto)
        let basta = Cuenta()
        async let ruido: Void = enHilo {
            while basta.valor == 0 { canal.difundir(evento: "minuto", datos: "x") }
        }
        try await withThrowingTaskGroup { grupo in
            for _ in 0..<20 {
                grupo.addTask {
                    let oyente = try await cliente.escuchar("/eventos")
                    var visto: UInt64?
                    for _ in 0..<200 {
                        let evento = try await oyente.leer(hasta: "\n\n")
                        guard evento.hasPrefix("id: ") else { continue }
                        let id = evento.dropFirst(4).prefix { $0 != "\n" }
                        let numero = try #require(UInt64(id.drop { $0 != "-" }.dropFirst()))
                        // A listener that was left behind is told so, and goes on from there.
                        if let visto, !evento.contains("event: recarga\n") {
                            #expect(numero == visto + 1)
                        }
                        visto = numero
                    }
                    await oyente.irse()
                }
            }
            try await grupo.waitForAll()
        }
        basta.sumar()
        await ruido
        await enHilo { servidor.parar() }
        #expect(!canal.hayOyentes)
    }
}
