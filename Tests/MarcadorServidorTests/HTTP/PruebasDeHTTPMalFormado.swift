import Testing

@testable import MarcadorServidor

@Suite("HTTP mal formado, por un enchufe")
struct PruebasDeHTTPMalFormado {
    @Test(
        "se rechaza y se cuelga",
        arguments: [
            ("GET /eco\r\n\r\n", "400"),
            ("GET /eco HTTP/9.9\r\nHost: x\r\n\r\n", "505"),
            ("GET /eco HTTP/1.1\r\n\r\n", "400"),
            ("GET /eco HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", "400"),
            ("GET /lista HTTP/1.1\r\nHost: x\r\nSin dos puntos\r\n\r\n", "400"),
            ("GET /lista HTTP/1.1\r\nHost : x\r\nHost: x\r\n\r\n", "400"),
            ("GET /lista\0/otra HTTP/1.1\r\nHost: x\r\n\r\n", "400"),
            ("GET /lista?a\0b HTTP/1.1\r\nHost: x\r\n\r\n", "400"),
            ("POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", "400"),
            ("POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 1a\r\n\r\na", "400"),
            ("POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 1, 1\r\n\r\na", "400"),
            (
                "POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
                "413"
            ),
            ("POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n", "413"),
            (
                "POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\naa",
                "400"
            ),
            (
                "GET /lista HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"
            ),
            ("POST /eco HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n", "501"),
            ("POST /eco HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZ\r\n", "400"),
        ])
    func seRechaza(texto: String, estado: String) async throws {
        let respuesta = try await charla(texto)
        #expect(respuesta.hasPrefix("HTTP/1.1 \(estado) "), "\(respuesta.prefix(80))")
        #expect(respuesta.contains("Connection: close"))
        #expect(!respuesta.contains("HTTP/1.1 200"))
    }

    @Test(
        "lo que no es HTTP no recibe nada", arguments: ["HOLA\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n"])
    func noEsHTTP(texto: String) async throws {
        #expect(try await charla(texto).contains("200") == false)
    }

    @Test("un método desconocido se contesta con una frase")
    func metodo() async throws {
        let respuesta = try await charla(
            "JUGAR /eco HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        #expect(respuesta.hasPrefix("HTTP/1.1 501 "))
        #expect(respuesta.contains("Este servidor no conoce ese método."))
    }

    @Test("varias peticiones seguidas se contestan en orden por la misma conexión")
    func enTuberia() async throws {
        let respuesta = try await charla(
            """
            GET /lista HTTP/1.1\r\nHost: x\r\n\r\n\
            POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nhola\
            HEAD /tarde HTTP/1.1\r\nHost: x\r\n\r\n\
            GET /eco/fin?a=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n
            """)
        #expect(respuesta.components(separadoPor: "HTTP/1.1 200 OK").count == 5)
        #expect(respuesta.contains("POST [\"eco\"]  hola"))
        #expect(respuesta.contains("GET [\"eco\", \"fin\"] a=1"))
    }

    @Test("a «Expect: 100-continue» se contesta antes del contenido")
    func continuar() async throws {
        let servidor = try ServidorHTTP(opciones: .dePrueba, aplicacion: AplicacionDePrueba())
        let puerto = servidor.puerto
        try await enHilo {
            let enchufe = try Enchufe(puerto: puerto)
            try enchufe.enviar(
                "POST /eco HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n"
            )
            #expect(try enchufe.leer(hasta: "\r\n\r\n").hasPrefix("HTTP/1.1 100 "))
            try enchufe.enviar("hola")
            #expect(try enchufe.leerRespuesta().texto.contains("hola"))
            servidor.parar()
        }
    }

    @Test(
        "quien deja una petición a medias es despedido",
        arguments: [
            "", "GET /eco HTTP/1.1\r\nHo",
            "POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhola",
        ])
    func aMedias(texto: String) async throws {
        var opciones = OpcionesDeServidor.dePrueba
        opciones.inactividad = 1
        let servidor = try ServidorHTTP(opciones: opciones, aplicacion: AplicacionDePrueba())
        let puerto = servidor.puerto
        try await enHilo {
            let enchufe = try Enchufe(puerto: puerto)
            try enchufe.enviar(texto)
            #expect(try !enchufe.leerHastaElCierre().contains("200 OK"))
            servidor.parar()
        }
    }
}

extension String {
    fileprivate func components(separadoPor separador: String) -> [Substring] {
        split(separator: separador, omittingEmptySubsequences: false)
    }
}
