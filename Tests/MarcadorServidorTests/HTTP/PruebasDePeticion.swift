import Testing

@testable import MarcadorServidor

@Suite("Petición")
struct PruebasDePeticion {
    @Test(
        "la ruta se parte en segmentos",
        arguments: [
            ("/", []), ("/partidos", ["partidos"]), ("/equipos/Rayo%20FC", ["equipos", "Rayo FC"]),
            ("/a/", ["a", ""]), ("//a", ["", "a"]), ("/a%2Fb", ["a/b"]), ("/a+b", ["a+b"]),
            ("/a?b/c", ["a"]), ("http://otro:8080/a/b?c", ["a", "b"]),
        ] as [(String, [String])])
    func segmentos(objetivo: String, segmentos: [String]) throws {
        #expect(try Peticion(.get, objetivo).segmentos == segmentos)
    }

    @Test(
        "lo que no se entiende se rechaza, con su código",
        arguments: [
            ("", 400), ("a", 400), ("*", 400), ("http://otro", 400), ("/%", 400), ("/%00", 400),
            ("/a%0Ab", 400), ("/%FF", 400), ("/a b", 400), ("/ñ", 400), ("/a?b=%", 400),
            ("/" + String(repeating: "a", count: Peticion.objetivoMaximo), 414),
        ])
    func rechazos(objetivo: String, estado: Int) {
        let error = #expect(throws: ErrorDePeticion.self) { try Peticion(.get, objetivo) }
        #expect(error?.estado == estado)
        #expect(error?.errorDescription?.hasSuffix(".") == true)
    }

    @Test("las cabeceras no distinguen mayúsculas", arguments: ["X-Lado", "x-lado", "X-LADO"])
    func cabeceras(nombre: String) throws {
        let peticion = try Peticion(
            .get, "/", cabeceras: [Cabecera("x-Lado", "local"), Cabecera("X-Lado", "visitante")])
        #expect(peticion.cabecera(nombre) == "local")
        #expect(peticion.cabecera("X-Lad") == nil)
    }

    @Test(
        "las cookies se encuentran por su nombre",
        arguments: [
            ("idioma=es", "es"), ("a=1; idioma=es; b=2", "es"), ("a=1;idioma=es", "es"),
            ("idioma=\"es\"", "es"), ("idioma=a=b", "a=b"), ("idioma=", ""), ("Idioma=es", nil),
            ("miidioma=es", nil), ("idioma", nil), ("", nil),
        ] as [(String, String?)])
    func cookies(cabecera: String, valor: String?) throws {
        let peticion = try Peticion(.get, "/", cabeceras: [Cabecera("Cookie", cabecera)])
        #expect(peticion.cookie("idioma") == valor)
    }

    @Test(
        "un JSON que no vale dice qué y dónde",
        arguments: [
            ("{", "no está bien escrito"), ("{}", "falta «lado»"), ("{\"lado\":1}", "en «lado»"),
            ("[]", "en la raíz"), ("{\"lado\":null}", "en «lado»"),
            (String(repeating: "[", count: 60_000), "no está bien escrito"),
        ])
    func json(texto: String, parte: String) throws {
        struct Gol: Decodable { var lado: String }
        let peticion = try Peticion(
            .post, "/", cabeceras: [Cabecera("Content-Type", "application/json")],
            cuerpo: Array(texto.utf8))
        let error = #expect(throws: ErrorDePeticion.self) { try peticion.json(Gol.self) }
        #expect(error?.errorDescription?.contains(parte) == true)
    }

    @Test(
        "se sabe qué direcciones son de esta máquina",
        arguments: [
            ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true),
            ("192.168.1.2", false), ("0.0.0.0", false), ("::", false), ("::2", false),
            ("1::1", false), ("::ffff:8.8.8.8", false), ("localhost", false), ("", false),
        ])
    func loopback(texto: String, es: Bool) {
        #expect(Direccion(texto).esLoopback == es)
    }
}
