import Testing

@testable import MarcadorServidor

@Suite("Nombres que tienen que caber")
struct NombresTests {
    @Test(
        "un nombre largo se acorta por el medio",
        arguments: [
            ("Rayo FC", 28, "Rayo FC"),
            ("Borussia Mönchengladbach", 24, "Borussia Mönchengladbach"),
            (Muestras.largo, 24, "Agrupación…de Reyes"),
            ("Abcdefghijklmnopqrstuvwxyz", 11, "Abcde…vwxyz"),
            ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 5, "👩‍👩‍👧‍👦👩‍👩‍👧‍👦…👩‍👩‍👧‍👦👩‍👩‍👧‍👦"),
            ("ñandú ñandú ñandú", 9, "ñand…andú"),
            ("abcd", 1, "a…d"),
            ("", 10, ""),
        ])
    func seAcortaPorElMedio(nombre: String, maximo: Int, esperado: String) {
        let corto = NombreCorto.abreviado(nombre, a: maximo)
        #expect(corto == esperado)
        #expect(corto.count <= max(maximo, 3))
    }

    @Test(
        "el de un jugador cabe donde hay poco sitio, y se lee entero",
        arguments: [
            ("Ana", "<bdi>Ana</bdi>"),
            ("Lewandowski", "<bdi class=\"menudo\">Lewandowski</bdi>"),
            (
                Muestras.largo,
                "<bdi class=\"menudo\" title=\"\(Muestras.largo)\"><span aria-hidden=\"true\">"
                    + "\(NombreCorto.abreviado(Muestras.largo, a: 28))</span>"
                    + "<span class=\"oculto\">\(Muestras.largo)</span></bdi>"
            ),
        ])
    func deJugador(nombre: String, html: String) {
        #expect(NombreCorto.deJugador(nombre).texto == html)
    }

    @Test("un nombre acortado se lee entero: a la vista del lector de pantalla y en su título")
    func unNombreAcortadoSeLeeEntero() {
        let html = Muestras.eterno.nombre(a: 24).texto
        #expect(html.contains("title=\"\(Muestras.largo)\""))
        #expect(html.contains("<span class=\"oculto\">\(Muestras.largo)</span>"))
        #expect(html.contains("aria-hidden=\"true\">Agrupación…de Reyes<"))
    }
}
