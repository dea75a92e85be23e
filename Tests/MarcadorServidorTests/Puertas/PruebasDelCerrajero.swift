import MarcadorApp
import Testing

@testable import MarcadorServidor

@Suite("El cerrajero: libsodium")
struct PruebasDelCerrajero {
    private func cerrajero() throws -> CerrajeroDeSodio { try #require(CerrajeroDeSodio()) }

    @Test("los secretos son 256 bits en letras de dirección, y ninguno se repite")
    func secretos() throws {
        let cerrajero = try cerrajero()
        let secretos = (0..<1000).map { _ in cerrajero.secreto() }
        #expect(Set(secretos).count == 1000)
        for secreto in secretos {
            #expect(secreto.utf8.count == 43)
            #expect(try DireccionDeMarcador("http://h/#secreto=\(secreto)").secreto == secreto)
        }
    }

    /// Vectors of the reference: BLAKE2b with 32 bytes, from Python's `hashlib.blake2b`.
    @Test(
        "la huella es BLAKE2b de 32 bytes",
        arguments: [
            ("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
            ("abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
        ])
    func huella(texto: String, cifras: String) throws {
        let cerrajero = try cerrajero()
        let huella = cerrajero.huella(de: texto)
        let suyas = huella.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(suyas == cifras)
        #expect(cerrajero.iguales(huella, cerrajero.huella(de: texto)))
        #expect(!cerrajero.iguales(huella, cerrajero.huella(de: texto + " ")))
    }

    @Test("una contraseña se sella con argon2id, cada vez de otra manera, y solo casa con la suya")
    func contrasena() throws {
        let cerrajero = try cerrajero()
        let sello = try #require(cerrajero.sellar(contrasena: "correcta y con eñe"))
        #expect(sello.hasPrefix("$argon2id$"))
        #expect(cerrajero.coincide(contrasena: "correcta y con eñe", con: sello))
        #expect(!cerrajero.coincide(contrasena: "correcta y con ene", con: sello))
        #expect(!cerrajero.coincide(contrasena: "", con: sello))
        #expect(!cerrajero.coincide(contrasena: "correcta y con eñe", con: ""))
        #expect(
            !cerrajero.coincide(
                contrasena: "x", con: String(repeating: "$argon2id$", count: 1000)))
        #expect(cerrajero.sellar(contrasena: "correcta y con eñe") != sello)
    }
}
