import Testing

@testable import MarcadorServidor

@Suite("Texto cifrado con porcentajes")
struct PruebasDePorcentaje {
    @Test(
        "se descifra",
        arguments: [
            ("", ""), ("Rayo%20FC", "Rayo FC"), ("a+b", "a+b"), ("%C3%81guilas", "Águilas"),
            ("%e2%9a%bd", "⚽"), ("100%25", "100%"), ("%2F", "/"),
        ])
    func descifra(cifrado: String, claro: String) throws {
        #expect(try Porcentaje.descifrar(cifrado.utf8, masEsEspacio: false) == claro)
    }

    @Test("en una consulta el signo más es un espacio", arguments: [("a+b", "a b"), ("%2B", "+")])
    func masEsEspacio(cifrado: String, claro: String) throws {
        #expect(try Porcentaje.descifrar(cifrado.utf8, masEsEspacio: true) == claro)
    }

    @Test("sin dos cifras detrás se rechaza", arguments: ["%", "a%", "%4", "%zz", "%4z", "%%20"])
    func malFormado(cifrado: String) {
        #expect(throws: ErrorDePeticion.porcentajeMalFormado(en: cifrado)) {
            try Porcentaje.descifrar(cifrado.utf8, masEsEspacio: false)
        }
    }

    @Test(
        "lo que no es UTF-8 se rechaza",
        arguments: ["%FF", "%C3", "%C0%AF", "%ED%A0%80", "%F5%80%80%80"])
    func noEsUTF8(cifrado: String) {
        #expect(throws: ErrorDePeticion.noEsUTF8(en: cifrado)) {
            try Porcentaje.descifrar(cifrado.utf8, masEsEspacio: false)
        }
    }

    @Test(
        "cifrar y descifrar devuelve lo mismo",
        arguments: ["", "Rayo FC", "Ñ/ñ?&=+%#⚽", "a~b_c-d.e"])
    func idaYVuelta(claro: String) throws {
        let cifrado = Porcentaje.cifrar(claro)
        #expect(cifrado.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2F })
        #expect(try Porcentaje.descifrar(cifrado.utf8, masEsEspacio: true) == claro)
    }
}
