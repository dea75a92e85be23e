import Testing
import Torneo

@testable import MarcadorApp

@Suite("Frases de los desempates")
struct PruebasDeFrases {
    private func frase(_ equipo: String, _ filas: [Posicion<String>]) throws -> Texto {
        let fila = try #require(filas.first { $0.equipo == equipo })
        return Texto.desempate(try #require(fila.desempate), de: equipo, nombre: { $0 })
    }

    private func tabla(
        _ reglas: ReglamentoDeCompeticion, _ apuntes: [ApunteDeTabla<String>],
        _ resoluciones: Resoluciones<String> = Resoluciones()
    ) -> [Posicion<String>] {
        var tabla = ClasificacionAcumulada(
            reglamento: reglas, resoluciones: resoluciones, clave: { claveDeSorteo($0) })
        for apunte in apuntes { tabla.sumar(apunte) }
        return tabla.posiciones { $0 < $1 }
    }

    private func jugado(
        _ local: String, _ goles: Int, _ contra: Int, _ visitante: String
    ) -> ApunteDeTabla<String> {
        ApunteDeTabla(local: local, visitante: visitante, .jugado(goles, contra))
    }

    @Test("Los dos partidos entre dos, desde cada lado y en las dos lenguas")
    func directo() throws {
        let filas = tabla(
            .laliga,
            [
                jugado("A", 1, 0, "B"), jugado("B", 0, 0, "A"), jugado("B", 9, 0, "C"),
                jugado("C", 0, 0, "A"), jugado("A", 0, 0, "C"), jugado("C", 0, 0, "B"),
            ], Resoluciones(ajustes: [Ajuste(equipo: "B", puntos: 1)]))
        #expect(
            try frase("A", filas)
                == Texto(
                    "Por delante de B: 4 puntos a 1 en sus dos partidos",
                    "Above B: 4 points to 1 in their two matches"))
        #expect(
            try frase("B", filas)
                == Texto(
                    "Por detrás de A: 1 punto a 4 en sus dos partidos",
                    "Below A: 1 point to 4 in their two matches"))
    }

    @Test("Entre tres se dice quiénes")
    func entreTres() throws {
        let filas = tabla(
            .eurocopa, [jugado("A", 1, 0, "B"), jugado("B", 3, 0, "C"), jugado("C", 2, 0, "A")])
        #expect(
            try frase("B", filas).espanol
                == "Por delante de C: diferencia de goles, +2 a −1 en los partidos entre B, C y A")
        #expect(
            try frase("C", filas).espanol
                == "Por delante de A: 2 goles a 1 en los partidos entre B, C y A")
    }

    @Test("Lo que nada separa, lo que se sortea, se decide o se retira")
    func sinMedida() throws {
        let pendiente = [ApunteDeTabla(local: "A", visitante: "B", EstadoDeApunte.pendiente)]
        #expect(
            try frase("A", tabla(.liga, pendiente)).espanol
                == "Empatado en todo con B: comparten el puesto")
        let sorteada = tabla(.liga.sorteando(con: 1), pendiente)
        #expect(try frase(sorteada[0].equipo, sorteada).espanol.hasSuffix(": por sorteo"))
        #expect(
            try frase("B", tabla(.liga, pendiente, Resoluciones(orden: ["B", "A"]))).espanol
                == "Por delante de A: por decisión de la organización")
        let retirado = tabla(.liga, pendiente, Resoluciones(retirados: ["A": nil]))
        #expect(try frase("B", retirado).espanol == "Por delante de A, que se retiró")
        #expect(try frase("A", retirado).ingles == "Below B, because they withdrew")
    }

    @Test(
        "Cada medida con sus palabras, y el singular cuando es uno",
        arguments: Medida.allCases)
    func medidas(medida: Medida) {
        let texto = medido(medida, Valor(1), Valor(-2))
        #expect(texto.espanol.contains(" a −2"))
        #expect(texto.ingles.contains(" to −2"))
        #expect(!texto.espanol.contains("1 puntos a") && !texto.espanol.contains("1 goles a"))
    }

    @Test("Una fracción se escribe entera")
    func fracciones() {
        #expect(
            medido(.cociente, Valor(7, entre: 3), Valor(3, entre: 2)).espanol
                == "goles marcados entre encajados, 7/3 a 3/2")
    }

    @Test(
        "un nombre que se escribe de derecha a izquierda va aparte; los demás, tal cual",
        arguments: [
            ("Toros", false), ("Águilas", false), ("Ñandú", false), ("日本", false), ("🦁", false),
            ("منتخب مصر", true), ("הפועל", true), ("FC مصر", true),
        ])
    func escritura(nombre: String, aparte: Bool) {
        #expect(nombre.aislado == (aparte ? "\u{2068}\(nombre)\u{2069}" : nombre))
    }

    private func medido(_ medida: Medida, _ suyo: Valor, _ ajeno: Valor) -> Texto {
        var frase = FraseDeDesempate()
        frase.medida(.general(medida), suyo, ajeno)
        return frase.texto
    }
}
