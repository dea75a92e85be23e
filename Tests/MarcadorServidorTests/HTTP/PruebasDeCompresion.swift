import Testing

@testable import MarcadorServidor

@Suite("Respuestas comprimidas")
struct PruebasDeCompresion {
    @Test(
        "se comprime para quien lo acepta",
        arguments: [
            ("gzip", true), ("deflate, gzip;q=0.5, br", true), ("GZIP; q=1.0", true),
            (nil, false), ("", false), ("gzip;q=0", false), ("gzip ; q=0.000", false),
            ("br, x-gzip2", false), ("identity", false), ("*", false),
            ("identity;q=0.5, gzip", true), ("gzip;q=0.5, identity", false),
            ("gzip, identity;q=0", true), ("gzip;q=algo", false),
        ])
    func acepta(aceptadas: String?, acepta: Bool) {
        #expect(Compresion.acepta(aceptadas) == acepta)
    }

    @Test(
        "solo se comprime texto que lo merece",
        arguments: [
            ("text/html; charset=utf-8", 2000, true), ("application/json", 2000, true),
            ("application/problem+json", 2000, true), ("image/svg+xml", 2000, true),
            ("text/javascript", 2000, true), ("image/png", 2000, false), ("text/html", 200, false),
        ])
    func vale(tipo: String, largo: Int, vale: Bool) {
        let respuesta = Respuesta.conTipo(tipo, [UInt8](repeating: 0x61, count: largo))
        #expect(Compresion.vale(respuesta) == vale)
        #expect(!Compresion.vale(respuesta.con("Content-Encoding", "br")))
    }

    @Test("lo que no se acorta se deja como está")
    func noSeAcorta() {
        var azar = SystemRandomNumberGenerator()
        let ruido = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &azar) }
        #expect(Compresion.comprimir(ruido, []) == nil)
    }

    @Test("la forma comprimida tiene su etiqueta, su HEAD y su «no ha cambiado»")
    func formas() async throws {
        let gzip = Cabecera("Accept-Encoding", "gzip")
        try await Via.enchufe.con(AplicacionDePrueba()) { cliente in
            let entera = try await cliente.get("/larga")
            let corta = try await cliente.get("/larga", [gzip])
            #expect(entera.cuerpo == AplicacionDePrueba.larga.respuesta.cuerpo)
            #expect(entera.cabecera("Content-Encoding") == nil)
            #expect(corta.cabecera("Content-Encoding") == "gzip")
            #expect(corta.cuerpo.prefix(3) == [0x1F, 0x8B, 8])
            #expect(corta.cuerpo.count * 10 < entera.cuerpo.count)
            let etiquetas = [entera, corta].compactMap { $0.cabecera("ETag") }
            #expect(Set(etiquetas).count == 2)
            for (forma, cabeceras) in [(entera, []), (corta, [gzip])] {
                #expect(forma.cabecera("Vary") == "Accept-Encoding")
                let cabeza = try await cliente.pedir(
                    Pedido(metodo: .head, objetivo: "/larga", cabeceras: cabeceras))
                let largo = "\(forma.cuerpo.count)"
                #expect(cabeza.cabecera("Content-Length") == largo)
                #expect(cabeza.cabecera("ETag") == forma.cabecera("ETag"))
                for etiqueta in etiquetas {
                    let otra = try await cliente.get(
                        "/larga", cabeceras + [Cabecera("If-None-Match", etiqueta)])
                    let esSuya = etiqueta == forma.cabecera("ETag")
                    #expect(otra.estado == (esSuya ? 304 : 200))
                }
            }
        }
    }
}
