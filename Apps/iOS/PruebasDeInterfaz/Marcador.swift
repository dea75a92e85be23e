import XCTest

/// The application as somebody uses it: in Spanish, on a phone, launched as the lessons do.
@MainActor
struct Marcador {
    let app = XCUIApplication()

    /// Launches it.
    ///
    /// - Parameters:
    ///   - reiniciando: whether everything is forgotten first.
    ///   - msPorMinuto: milliseconds a minute of a match takes.
    ///   - argumentos: further launch arguments.
    init(reiniciando: Bool = true, msPorMinuto: Int = 250, _ argumentos: [String] = []) {
        app.launchArguments =
            [
                "-AppleLanguages", "(es)", "-AppleLocale", "es_ES",
                "-reiniciarDatos", reiniciando ? "YES" : "NO", "-msPorMinuto", "\(msPorMinuto)",
                "-sinAvisosEnPrimerPlano", "YES",
                // Nobody listens there: no test depends on a service of somebody else.
                "-servicio", "http://127.0.0.1:9",
            ] + argumentos
        app.launch()
    }

    /// The element with an identifier, whatever it is.
    func elemento(_ id: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: id).firstMatch
    }

    func boton(_ titulo: String) -> XCUIElement { app.buttons[titulo].firstMatch }

    /// Taps something that will be there.
    func tocar(_ elemento: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(elemento.waitForExistence(timeout: 10), "\(elemento)", file: file, line: line)
        elemento.tap()
    }

    /// Opens a match from the list.
    func abrir(_ numero: Int) { tocar(elemento("partido-\(numero)")) }

    /// Goes back, as people do.
    func volver() { tocar(app.navigationBars.buttons.element(boundBy: 0)) }

    /// The minute that the open match shows.
    var minuto: Int {
        let minuto = elemento("minuto")
        guard minuto.waitForExistence(timeout: 10) else { return -1 }
        return Int(minuto.label.filter(\.isNumber)) ?? -1
    }

    /// Waits until the label of an element contains something.
    func espera(
        _ elemento: XCUIElement, que contenga: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        esperar(
            elemento, NSPredicate(format: "label CONTAINS %@", contenga), "«\(contenga)»", file,
            line)
    }

    /// Waits until an element tells a later minute, whichever: nobody knows when it is looked at.
    func espera(
        _ elemento: XCUIElement, minutoTras minuto: Int, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let minutos = (minuto + 1...130).map(String.init).joined(separator: "|")
        esperar(
            elemento, NSPredicate(format: "label MATCHES %@", ".*Minuto (\(minutos))'.*"),
            "un minuto después del \(minuto)", file, line)
    }

    private func esperar(
        _ elemento: XCUIElement, _ condicion: NSPredicate, _ que: String, _ file: StaticString,
        _ line: UInt
    ) {
        let espera = XCTNSPredicateExpectation(predicate: condicion, object: elemento)
        XCTAssertEqual(
            XCTWaiter().wait(for: [espera], timeout: 20), .completed,
            "\(elemento) no dice \(que)", file: file, line: line)
    }

    /// Keeps a picture of the screen with the results.
    func retratar(_ nombre: String, en prueba: XCTestCase) {
        let retrato = XCTAttachment(screenshot: app.screenshot())
        retrato.name = nombre
        retrato.lifetime = .keepAlways
        prueba.add(retrato)
    }
}
