import XCTest

/// The lessons' ways through a match.
final class PruebasDelPartido: XCTestCase {
    @MainActor
    func testReiniciarConservaElGolYLaDuracion() {
        let antes = Marcador()
        antes.abrir(1)
        antes.tocar(antes.boton("60 min"))
        antes.tocar(antes.boton("Gol Toros"))
        antes.retratar("gol", en: self)
        antes.volver()
        antes.espera(antes.elemento("partido-1"), que: "3-3")
        antes.app.terminate()

        let despues = Marcador(reiniciando: false)
        despues.espera(despues.elemento("partido-1"), que: "3-3")
        despues.abrir(1)
        XCTAssertTrue(despues.boton("60 min").waitForExistence(timeout: 10))
        XCTAssertTrue(despues.boton("60 min").isSelected)
    }

    @MainActor
    func testSalirNoParaElPartido() {
        let marcador = Marcador(msPorMinuto: 500)
        marcador.abrir(1)
        marcador.tocar(marcador.boton("Empezar partido"))
        marcador.espera(marcador.elemento("estado"), que: "En juego")
        let alSalir = marcador.minuto
        marcador.volver()
        marcador.espera(marcador.elemento("barra"), que: "Rayo FC")
        marcador.espera(marcador.elemento("barra"), minutoTras: alSalir)
        marcador.retratar("barra", en: self)
        marcador.abrir(1)
        XCTAssertGreaterThan(marcador.minuto, alSalir)
        XCTAssertFalse(marcador.boton("90 min").isEnabled, "la duración está bloqueada")
    }

    @MainActor
    func testVolverDeGoleadoresNoReiniciaNada() {
        let marcador = Marcador(msPorMinuto: 1000)
        marcador.abrir(1)
        marcador.tocar(marcador.boton("Empezar partido"))
        marcador.tocar(marcador.boton("Gol Toros"))
        marcador.espera(marcador.elemento("marcador"), que: "0 - 1")
        let antes = marcador.minuto
        marcador.tocar(marcador.boton("Ver goleadores"))
        marcador.retratar("goleadores", en: self)
        marcador.tocar(marcador.boton("Volver al partido"))
        marcador.espera(marcador.elemento("marcador"), que: " - ")
        XCTAssertGreaterThanOrEqual(marcador.minuto, antes)
        XCTAssertFalse(marcador.elemento("marcador").label.contains("0 - 0"))
    }

    @MainActor
    func testUnSegundoPartidoNoEmpiezaYSeDice() {
        let marcador = Marcador(msPorMinuto: 5000)
        marcador.abrir(1)
        marcador.tocar(marcador.boton("Empezar partido"))
        marcador.espera(marcador.elemento("estado"), que: "En juego")
        marcador.volver()
        marcador.abrir(2)
        marcador.tocar(marcador.boton("Empezar partido"))
        let aviso = marcador.app.alerts.firstMatch
        XCTAssertTrue(aviso.waitForExistence(timeout: 10))
        XCTAssertTrue(
            aviso.staticTexts.matching(NSPredicate(format: "label CONTAINS 'n.º 1'"))
                .firstMatch.exists)
        marcador.retratar("segundo-partido", en: self)
        aviso.buttons["Cerrar"].tap()
        marcador.espera(marcador.elemento("estado"), que: "Sin empezar")
    }
}
