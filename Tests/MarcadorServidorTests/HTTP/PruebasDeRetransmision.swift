import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@testable import MarcadorServidor

@Suite("Flujos por su propio enchufe")
struct PruebasDeRetransmision {
    @Test("la cabeza de un flujo dice lo que es y que dura hasta colgar")
    func cabeza() async throws {
        let canal = Canal(sello: "s")
        let servidor = try ServidorHTTP(
            opciones: .dePrueba, aplicacion: AplicacionDePrueba(canal: canal))
        let puerto = servidor.puerto
        try await enHilo {
            let enchufe = try Enchufe(puerto: puerto)
            try enchufe.enviar(Pedido(objetivo: "/eventos").bytes)
            let cabeza = try enchufe.leer(hasta: "\r\n\r\n").lowercased()
            #expect(cabeza.hasPrefix("http/1.1 200 ok\r\ndate: "))
            #expect(cabeza.contains("\r\ncontent-type: text/event-stream\r\n"))
            #expect(cabeza.contains("\r\nconnection: close\r\n"))
            #expect(!cabeza.contains("content-length"))
            #expect(!cabeza.contains("transfer-encoding"))
            servidor.parar()
            #expect(try enchufe.leerHastaElCierre() == "retry: 2000\n\n")
        }
    }

    @Test("lo que el visitante sigue mandando no estorba a su flujo")
    func sigueMandando() async throws {
        let canal = Canal(sello: "s")
        let servidor = try ServidorHTTP(
            opciones: .dePrueba, aplicacion: AplicacionDePrueba(canal: canal))
        let puerto = servidor.puerto
        try await enHilo {
            let enchufe = try Enchufe(puerto: puerto)
            try enchufe.enviar(
                Pedido(objetivo: "/eventos").bytes + Pedido(objetivo: "/lista").bytes)
            _ = try enchufe.leer(hasta: "retry: 2000\n\n")
            try enchufe.enviar(Pedido(objetivo: "/lista").bytes)
            canal.difundir(evento: "gol", datos: "1-0")
            #expect(try enchufe.leer(hasta: "\n\n") == "id: s-1\nevent: gol\ndata: 1-0\n\n")
            servidor.parar()
        }
    }

    @Test("muchos flujos a la vez, con muchas galletas, mientras otros piden páginas")
    func muchos() async throws {
        let canal = Canal(sello: "s")
        let galletas = [
            Cabecera(
                "Cookie",
                String(repeating: "abcdefg=\(String(repeating: "1", count: 90)); ", count: 60))
        ]
        try await Via.enchufe.con(AplicacionDePrueba(canal: canal)) { cliente in
            var oyentes: [OyenteDePrueba] = []
            for _ in 1...100 {
                oyentes.append(
                    try await cliente.escuchar(
                        Pedido(objetivo: "/eventos", cabeceras: galletas)))
                #expect(try await cliente.get("/lista", galletas).estado == 200)
            }
            canal.difundir(evento: "gol", datos: "1-0")
            for oyente in oyentes { try await oyente.leer(hasta: "data: 1-0\n\n") }
        }
    }

    /// A stream whose visitor reads nothing, and the visitor's end.
    private func atascado(
        en canal: Canal, alAcabar: @escaping @Sendable () -> Void
    ) throws -> (flujo: Retransmision, enchufe: Int32) {
        var enchufes: [Int32] = [0, 0]
        #if canImport(Glibc)
            let clase = Int32(SOCK_STREAM.rawValue)
        #else
            let clase = SOCK_STREAM
        #endif
        try #require(socketpair(AF_UNIX, clase, 0, &enchufes) == 0)
        let flujo = Retransmision(Suscripcion(canal), en: enchufes[0]) { _ in alAcabar() }
        let relleno = String(repeating: "x", count: 1_000_000)
        flujo.empezar(con: Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
        for _ in 1...4 { canal.difundir(evento: "n", datos: relleno) }
        return (flujo, enchufes[1])
    }

    @Test("a quien no toma nada en mucho tiempo se le cuelga", .timeLimit(.minutes(1)))
    func nadaEnMuchoTiempo() async throws {
        let canal = Canal(sello: "s")
        let acabados = Cuenta()
        let (flujo, enchufe) = try atascado(en: canal) { acabados.sumar() }
        // The seconds count from when the socket is full, which is a little later.
        while canal.hayOyentes {
            flujo.pasarUnSegundo(maximo: 30)
            await Task.yield()
        }
        while acabados.valor == 0 { await Task.yield() }
        #expect(acabados.valor == 1)
        close(enchufe)
    }

    @Test("quien se va mientras se le escribe se olvida, una sola vez", .timeLimit(.minutes(1)))
    func seVa() async throws {
        let canal = Canal(sello: "s")
        let acabados = Cuenta()
        let (flujo, enchufe) = try atascado(en: canal) { acabados.sumar() }
        close(enchufe)
        while canal.hayOyentes { await Task.yield() }
        while acabados.valor == 0 { await Task.yield() }
        flujo.cortar()
        flujo.terminar()
        flujo.reanudar()
        canal.latir()
        #expect(acabados.valor == 1)
    }

    @Test("al parar también acaba el flujo de quien no lee", .timeLimit(.minutes(1)))
    func parar() async throws {
        let canal = Canal(sello: "s")
        let servidor = try ServidorHTTP(
            opciones: .dePrueba, aplicacion: AplicacionDePrueba(canal: canal))
        let oyente = try await ClientePorEnchufe(puerto: servidor.puerto, buzon: 4096)
            .escuchar("/eventos")
        let relleno = String(repeating: "x", count: 1_000_000)
        for _ in 1...20 { canal.difundir(evento: "n", datos: relleno) }
        await enHilo { servidor.parar() }
        #expect(!canal.hayOyentes)
        await oyente.irse()
    }
}
