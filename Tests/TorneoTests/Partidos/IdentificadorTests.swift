import Foundation
import Testing

@testable import Torneo

@Suite("El identificador de lo que pasó")
struct IdentificadorTests {
    @Test("se escribe y se lee como un UUID, en minúsculas", arguments: 0..<50)
    func idaYVuelta(semilla: Int) throws {
        var azar = Azar(semilla)
        let id = Identificador.nuevo(ms: 1_760_000_000_000, azar: &azar)
        let texto = id.description
        #expect(Identificador(texto) == id)
        #expect(Identificador(texto.uppercased()) == id)
        #expect(UUID(uuidString: texto)?.uuidString.lowercased() == texto)
    }

    @Test("es de la versión 7 y de la variante de la norma: el instante, delante")
    func version7() {
        var azar = Azar(1)
        let texto = Identificador.nuevo(ms: 0x0199_F3C2_7D1A, azar: &azar).description
        #expect(texto.hasPrefix("0199f3c2-7d1a-7"))
        #expect(["8", "9", "a", "b"].contains(texto.dropFirst(19).first))
    }

    @Test("los de después van detrás; los del mismo instante no se repiten")
    func orden() {
        var azar = Azar(2)
        let textos = (0..<500).map { Identificador.nuevo(ms: Int64($0), azar: &azar).description }
        #expect(textos == textos.sorted())
        let iguales = (0..<500).map { _ in Identificador.nuevo(ms: 7, azar: &azar) }
        #expect(Set(iguales).count == 500)
    }

    @Test(
        "lo que no es un UUID no lo parece",
        arguments: [
            "", "1", "0199f3c27d1a7c4e9b1f3a5d8e7c2b10", "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b1",
            "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b100", "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b1g",
            "0199f3c2_7d1a-7c4e-9b1f-3a5d8e7c2b10", "-199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10",
            "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2bñ", "------------------------------------",
        ])
    func noEsUnUuid(texto: String) { #expect(Identificador(texto) == nil) }
}
