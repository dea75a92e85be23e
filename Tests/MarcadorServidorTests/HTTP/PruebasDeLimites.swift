import Testing

@testable import MarcadorServidor

@Suite("Límites de conexiones")
struct PruebasDeLimites {
    @Test(
        "a los ficheros siempre les queda sitio",
        arguments: [
            (limite: 20_000, deseadas: 16_000, caben: 16_000), (16_100, 16_000, 15_972),
            (1024, 16_000, 896), (256, 16_000, 128), (100, 16_000, 50), (100, 20, 20), (1, 5, 1),
        ])
    func reparto(limite: Int, deseadas: Int, caben: Int) {
        #expect(LimiteDeFicheros.caben(en: limite, deseadas: deseadas) == caben)
    }
}
