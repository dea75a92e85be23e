import Testing

@testable import MarcadorApp

@Suite("Lo que se hace del nombre de un equipo")
struct PruebasDeNombreDeEquipo {
    @Test(
        "las iniciales dejan de lado lo que llevan todos",
        arguments: [
            ("Rayo FC", "RA"), ("Toros", "TO"), ("Águilas", "ÁG"), ("Real Madrid", "RM"),
            ("FC Barcelona", "BA"), ("Atlético de Madrid", "AM"), ("Athletic Club", "AT"),
            ("UD Las Palmas", "LP"), ("Las Palmas", "LP"), ("RC Deportivo de La Coruña", "DC"),
            ("CD Leganés", "LE"), ("Real Unión Deportiva", "RU"), ("Club Atlético Osasuna", "AO"),
            ("Villarreal CF B", "VB"), ("Los Lobos", "LL"), ("El Salvador", "ES"),
            ("Corea del Sur", "CS"), ("Bosnia y Herzegovina", "BH"), ("Estados Unidos", "EU"),
            ("Costa Rica", "CR"), ("Côte d'Ivoire", "CD"), ("Paris Saint-Germain", "PS"),
            ("1. FC Köln", "KÖ"), ("Schalke 04", "SC"), ("Toros 2", "T2"), ("1899", "18"),
            ("Equipo 3", "E3"), ("Equipo 10", "10"), ("Equipo 11", "11"), ("equipo 112", "12"),
            ("Team 12", "12"), ("Equipo", "EQ"), ("Equipo 10 B", "EB"),
            ("C.D. Numancia", "NU"), ("FC St. Pauli", "SP"), ("AC", "AC"), ("El Club", "EC"),
            ("La", "LA"), ("FC", "FC"),
            ("ñu", "ÑU"), ("ß", "SS"), ("👩‍👩‍👧‍👦 Unidos", "👩‍👩‍👧‍👦U"), ("🦁🐯", "🦁🐯"), ("⚽️ Bar", "⚽️B"),
            ("مصر", "مص"), ("--", "?"), ("…", "?"), ("", "?"),
            (String(repeating: "Agrupación Deportiva ", count: 4), "AD"),
        ])
    func iniciales(nombre: String, letras: String) {
        #expect(NombreDeEquipo.iniciales(nombre) == letras)
    }

    @Test("el mismo nombre tiene siempre los mismos colores, se escriba como se escriba")
    func losMismosColores() {
        #expect(ColoresDeEquipo(de: "Rayo FC").tono == 18)
        #expect(ColoresDeEquipo(de: "A\u{301}guilas") == ColoresDeEquipo(de: "\u{C1}guilas"))
    }

    @Test("muchos equipos se reparten por todos los tonos y dibujos")
    func muchosEquiposSeReparten() {
        let colores = (1...2_000).map { ColoresDeEquipo(de: "Equipo \($0)") }
        let tonos = Dictionary(grouping: colores, by: \.tono).mapValues(\.count)
        let dibujos = Dictionary(grouping: colores, by: \.dibujo).mapValues(\.count)
        #expect(tonos.keys.sorted() == Array(0..<ColoresDeEquipo.tonos))
        #expect(dibujos.keys.sorted() == Array(0..<ColoresDeEquipo.dibujos))
        #expect(tonos.values.allSatisfy { (40...140).contains($0) })
    }

    @Test(
        "un color en OKLCH es el que enseña una pantalla",
        arguments: [
            (ColorOklch(luz: 1, croma: 0, matiz: 0), [255, 255, 255]),
            (ColorOklch(luz: 0, croma: 0, matiz: 0), [0, 0, 0]),
            (ColorOklch(luz: 0.627955, croma: 0.257683, matiz: 29.2339), [255, 0, 0]),
            (ColorOklch(luz: 0.866440, croma: 0.294827, matiz: 142.4953), [0, 255, 0]),
            (ColorOklch(luz: 0.452014, croma: 0.313214, matiz: 264.0520), [0, 0, 255]),
        ])
    func enPantalla(color: ColorOklch, esperado: [Int]) {
        let (rojo, verde, azul) = color.sRGB
        #expect([rojo, verde, azul].map { Int(($0 * 255).rounded()) } == esperado)
    }

    @Test("el dibujo es más oscuro que su fondo, o más claro si es claro; la letra se lee en ambos")
    func elDibujo() {
        for colores in (1...200).map({ ColoresDeEquipo(de: "Equipo \($0)") }) {
            let oscuro = colores.fondo.luz < 0.6
            #expect((colores.otro.luz < colores.fondo.luz) == oscuro)
            #expect(abs(colores.letra.luz - colores.fondo.luz) >= 0.5)
            #expect(abs(colores.letra.luz - colores.otro.luz) >= 0.5)
        }
    }
}
