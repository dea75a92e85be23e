import XCTest

/// Following the Marcador of a computer.
final class PruebasDelSeguimiento: XCTestCase {
    @MainActor
    func testUnaDireccionQueNoValeSeDice() {
        let marcador = Marcador()
        marcador.tocar(marcador.app.tabBars.buttons["Más"].firstMatch)
        marcador.tocar(marcador.boton("Seguir un Marcador"))
        let campo = marcador.elemento("direccion")
        marcador.tocar(campo)
        campo.typeText("ftp://nada")
        marcador.tocar(marcador.boton("Conectar"))
        marcador.espera(marcador.elemento("mensaje-conexion"), que: "http://")
        marcador.retratar("direccion", en: self)
    }
}
