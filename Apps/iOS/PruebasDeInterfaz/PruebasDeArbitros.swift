import XCTest

/// The referees without network.
final class PruebasDeArbitros: XCTestCase {
    @MainActor
    func testSinRedSeDiceYSePuedeReintentar() {
        let marcador = Marcador()
        marcador.tocar(marcador.app.tabBars.buttons["Más"].firstMatch)
        marcador.tocar(marcador.boton("Árbitros"))
        let reintentar = marcador.boton("Reintentar")
        XCTAssertTrue(reintentar.waitForExistence(timeout: 20))
        XCTAssertTrue(marcador.app.staticTexts["No hay conexión"].exists)
        marcador.retratar("arbitros-sin-red", en: self)
        reintentar.tap()
        XCTAssertTrue(reintentar.waitForExistence(timeout: 20))
    }
}
