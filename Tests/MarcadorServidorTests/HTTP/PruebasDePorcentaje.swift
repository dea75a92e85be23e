import Testing

@testable import MarcadorServidor

@Suite("Texto cifrado con porcentajes")
struct PruebasDePorcentaje {
    @Test(
        "se descifra",
        arguments: [
            ("", ""), ("Rayo%20FC", "Rayo FC"), ("a+b", "a+b"), ("%C3%81guilas", "Águilas"),
            ("%e2%9a%bd", "⚽"), ("100%25", "100%"),
        ])
    func descifra(cifrado: String, claro: String) throws {
        #expect(try Porcentaje.descifrar(cifrado.utf8, masEsEspacio: false) == claro)
    }
}
