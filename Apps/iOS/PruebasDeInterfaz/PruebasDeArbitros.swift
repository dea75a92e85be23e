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

    @MainActor
    func testSinRedSigueLaListaGuardadaConUnAviso() throws {
        let arbitro = "Leanne Graham · Gwenborough"
        let servicio = try ServicioDeMentira(
            respondiendo: #"[{"id":1,"name":"Leanne Graham","email":"","#
                + #""address":{"city":"Gwenborough"}}]"#)
        let antes = Marcador(["-servicio", servicio.direccion])
        antes.tocar(antes.app.tabBars.buttons["Más"].firstMatch)
        antes.tocar(antes.boton("Árbitros"))
        XCTAssertTrue(antes.app.staticTexts[arbitro].waitForExistence(timeout: 20))
        XCTAssertFalse(antes.elemento("aviso").exists)
        antes.app.terminate()
        servicio.cerrar()

        let despues = Marcador(reiniciando: false, ["-servicio", servicio.direccion])
        despues.tocar(despues.app.tabBars.buttons["Más"].firstMatch)
        despues.tocar(despues.boton("Árbitros"))
        despues.espera(despues.elemento("aviso"), que: "No hay conexión")
        XCTAssertTrue(despues.app.staticTexts[arbitro].exists)
        despues.retratar("arbitros-guardados", en: self)
    }
}
