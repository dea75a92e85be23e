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
        "las iniciales dejan de lado lo que llevan todos",
        arguments: [
            ("Rayo FC", "RA"), ("Toros", "TO"), ("Águilas", "ÁG"), ("Real Madrid", "RM"),
            ("FC Barcelona", "BA"), ("Atlético de Madrid", "AM"), ("1. FC Köln", "1K"),
            ("AC", "AC"), ("ñu", "ÑU"), ("👩‍👩‍👧‍👦 Unidos", "👩‍👩‍👧‍👦U"), ("مصر", "مص"), ("--", "?"), ("", "?"),
        ])
    func lasInicialesDejanDeLado(nombre: String, esperadas: String) {
        #expect(NombreCorto.iniciales(nombre) == esperadas)
    }

    @Test("un nombre acortado se lee entero: a la vista del lector de pantalla y en su título")
    func unNombreAcortadoSeLeeEntero() {
        let html = Muestras.eterno.nombre(a: 24).texto
        #expect(html.contains("title=\"\(Muestras.largo)\""))
        #expect(html.contains("<span class=\"oculto\">\(Muestras.largo)</span>"))
        #expect(html.contains("aria-hidden=\"true\">Agrupación…de Reyes<"))
    }
}

@Suite("Discos de los equipos")
struct DiscoTests {
    @Test("el mismo nombre tiene siempre el mismo disco")
    func elMismoNombreTieneElMismoDisco() {
        #expect(Disco.de("Rayo FC").tono == 18)
        #expect(Disco.de("A\u{301}guilas") == Disco.de("\u{C1}guilas"))
    }

    @Test("muchos equipos se reparten por todos los tonos y dibujos")
    func muchosEquiposSeReparten() {
        let nombres = (1...2_000).map { "Equipo \($0)" }
        let tonos = Dictionary(grouping: nombres, by: { Disco.de($0).tono }).mapValues(\.count)
        let dibujos = Dictionary(grouping: nombres, by: { Disco.de($0).dibujo }).mapValues(\.count)
        #expect(tonos.keys.sorted() == Array(0..<Disco.tonos))
        #expect(dibujos.keys.sorted() == Array(0..<Disco.dibujos))
        #expect(tonos.values.allSatisfy { (40...140).contains($0) })
    }
}
