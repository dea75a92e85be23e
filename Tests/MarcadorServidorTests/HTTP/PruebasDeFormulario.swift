import Testing

@testable import MarcadorServidor

@Suite("Formularios y consultas")
struct PruebasDeFormulario {
    @Test(
        "se leen",
        arguments: [
            ("", ""), ("a=1", "a=1"), ("a=1&b=2", "a=1,b=2"), ("a=1&a=2", "a=2"), ("a", "a="),
            ("a=", "a="), ("=1", "=1"), ("a=b=c", "a=b=c"), ("&&a=1&&", "a=1"),
            ("nombre=Rayo+FC&lema=%C2%A1Gol%21", "lema=¡Gol!,nombre=Rayo FC"),
            ("a%20b=c%26d", "a b=c&d"),
        ])
    func seLeen(texto: String, campos: String) throws {
        #expect(try CamposDeFormulario.leer(texto.utf8).ordenado == campos)
    }

    @Test("mal cifrados se rechazan", arguments: ["a=%", "%zz=1", "a=1&b=%F"])
    func malCifrados(texto: String) {
        #expect(throws: ErrorDePeticion.self) { try CamposDeFormulario.leer(texto.utf8) }
    }

    @Test("el número de campos tiene un límite")
    func limite() throws {
        let justos = (1...CamposDeFormulario.maximo).map { "c\($0)=1" }.joined(separator: "&")
        #expect(try CamposDeFormulario.leer(justos.utf8).count == CamposDeFormulario.maximo)
        #expect(throws: ErrorDePeticion.demasiadosCampos(limite: CamposDeFormulario.maximo)) {
            try CamposDeFormulario.leer("\(justos)&x=1".utf8)
        }
    }

    @Test(
        "solo se lee lo que dice ser un formulario",
        arguments: [
            ("application/x-www-form-urlencoded", true),
            ("Application/X-WWW-Form-URLEncoded; charset=utf-8", true),
            ("multipart/form-data; boundary=x", false), ("application/json", false), (nil, false),
        ] as [(String?, Bool)])
    func tipo(tipo: String?, vale: Bool) throws {
        let peticion = try Peticion(
            .post, "/", cabeceras: tipo.map { [Cabecera("content-type", $0)] } ?? [],
            cuerpo: Array("a=1".utf8))
        if vale {
            #expect(try peticion.formulario() == ["a": "1"])
        } else {
            #expect(
                throws: ErrorDePeticion.tipoInesperado(
                    esperado: "application/x-www-form-urlencoded", recibido: tipo)
            ) { try peticion.formulario() }
        }
    }
}
