import MarcadorApp
import Testing

@testable import MarcadorServidor

@Suite("Los rechazos del protocolo hablan la lengua de quien pide")
struct PruebasDeLenguas {
    nonisolated private static let textos: [Texto] =
        [
            Rechazo.cuerpoDemasiadoGrande(maximo: 7), .metodoDesconocido, .servidorCerrandose,
            .sinHost, .longitudAmbigua, .transferenciaDesconocida, .cabeceraMalFormada,
            .caracterNulo, .peticionLenta, .cabecerasDemasiadoGrandes, .respuestaQueNoCabe,
        ].map(\.texto)
        + [
            ErrorDePeticion.rutaSinBarra, .rutaDemasiadoLarga(limite: 7),
            .porcentajeMalFormado(en: "%z"), .noEsUTF8(en: "%ff"), .caracterProhibido(en: "a b"),
            .tipoInesperado(esperado: "a/b", recibido: nil), .demasiadosCampos(limite: 7),
            .jsonInvalido(.faltaEnJson("lado", .lugarEnJson([]))),
            .jsonInvalido(.otroTipoEnJson(.lugarEnJson(["a", "b"]))),
            .jsonInvalido(.vacioEnJson(.lugarEnJson(["a"]))),
            .jsonInvalido(.incomprensibleEnJson(.lugarEnJson(["a"]))),
            .jsonInvalido(.noEnteroEnJson(.lugarEnJson(["a"]))), .jsonInvalido(.malEscritoEnJson),
            .jsonInvalido(.ilegibleEnJson),
        ].map(\.texto)

    @Test("cada frase está en las dos lenguas y es una frase", arguments: textos)
    func frases(texto: Texto) {
        #expect(texto.espanol != texto.ingles)
        #expect(texto.espanol.hasSuffix(".") && texto.ingles.hasSuffix("."))
    }

    @Test(
        "en español o en inglés según lo elegido o el navegador, en página o en problema",
        arguments: [
            ("JUGAR /eco HTTP/1.1\r\nHost: x\r\n", "no conoce ese método", "not know that method"),
            (
                "GET /lista HTTP/1.1\r\nHost: x\r\nHost: y\r\n", "falta la cabecera",
                "header is missing"
            ),
            ("GET /%zz HTTP/1.1\r\nHost: x\r\n", "cifras hexadecimales", "hexadecimal digits"),
            (
                "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 0\r\n", "no está bien escrito", "not well formed"
            ),
            (
                "POST /eco HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n", "es demasiado grande",
                "is too large"
            ),
        ])
    func segunQuienPide(peticion: String, espanol: String, ingles: String) async throws {
        let cabeceras = [
            ("", espanol), ("Accept-Language: en-GB,en;q=0.9\r\n", ingles),
            ("Accept-Language: fr\r\n", espanol),
            ("Cookie: idioma=en\r\nAccept-Language: es\r\n", ingles),
            ("Cookie: idioma=es\r\nAccept-Language: en\r\n", espanol),
        ]
        for (cabecera, frase) in cabeceras {
            for acepta in ["", "Accept: text/html\r\n"] {
                let respuesta = try await charla(
                    peticion + cabecera + acepta + "Connection: close\r\n\r\n")
                #expect(respuesta.contains(frase), "\(cabecera)\(acepta)")
                #expect(!respuesta.contains(frase == ingles ? espanol : ingles))
                let lengua = frase == ingles ? "en" : "es"
                #expect(respuesta.contains("<html lang=\"\(lengua)\">") == !acepta.isEmpty)
            }
        }
    }

    @Test("cuando aún no se sabe quién pide, en las dos")
    func sinSaberQuien() async throws {
        let respuesta = try await charla("GET /lista\0/otra HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(respuesta.contains("contiene un carácter nulo."))
        #expect(respuesta.contains("contains a null character."))
        let pagina = Respuesta.fallo(.peticionLenta, enPagina: true, nil).texto
        #expect(pagina.contains("<div lang=\"es\"><h1>Petición demasiado lenta</h1>"))
        #expect(pagina.contains("<div lang=\"en\"><h1>Request too slow</h1>"))
    }
}
