import Testing

@testable import Torneo

@Suite("Borrar un nombre del diario")
struct BorrarNombreTests {
    private static func cambio(_ cambio: PlantillaCambiada.Cambio, equipo: Int = 1) -> Suceso {
        .plantilla(PlantillaCambiada(equipo: equipo, cambio))
    }

    private func borrando(
        _ jugador: Jugador, en diario: DiarioDePrueba
    ) throws -> (libro: LibroDelTorneo, texto: String) {
        let (apuntes, _) = try diario.libro.borrando(jugador, deEquipo: 1, marca: "m")
        #expect(apuntes.map(\.id) == diario.libro.apuntes.map(\.id))
        #expect(apuntes.map(\.instante) == diario.libro.apuntes.map(\.instante))
        let texto = apuntes.map { String(decoding: $0.aJson(), as: UTF8.self) }.joined()
        return (try LibroDelTorneo(apuntes), texto)
    }

    @Test("todo lo que dijo su nombre, también lo deshecho y lo corregido, y nada más")
    func todo() throws {
        var diario = try DiarioDePrueba()
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(
            .correccion(Correccion(de: gol, suceso: .golDe(DiarioDePrueba.ana, minuto: 20))))
        let otro = try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.deshacer(otro)
        try diario.anotar(
            .cambio(
                CambioApuntado(
                    partido: 1, bando: .local, sale: DiarioDePrueba.ana,
                    entra: DiarioDePrueba.luis, momento: nil)))
        try diario.anotar(.golDe(DiarioDePrueba.ivan, .visitante))
        let fallida = try diario.anotar(
            Self.cambio(.ficha(DiarioDePrueba.ana, nueva: Jugador(nombre: "Anais", dorsal: 9))))
        try diario.deshacer(fallida)
        let anita = Jugador(nombre: "Anita", dorsal: 19)
        try diario.anotar(Self.cambio(.ficha(DiarioDePrueba.ana, nueva: anita)))
        try diario.anotar(Self.cambio(.mostrar(anita, .iniciales)))
        let visto = Jugador(nombre: "A.", dorsal: 19)
        try diario.anotar(.golDe(visto))
        let (libro, texto) = try borrando(visto, en: diario)
        for nombre in ["Ana", "Anais", "Anita"] { #expect(!texto.contains("\"\(nombre)\"")) }
        #expect(texto.contains("Luis") && texto.contains("Iván"))
        let (antes, ahora) = (diario.libro.documento, libro.documento)
        #expect(ahora.partidos.map { $0.marcador() } == antes.partidos.map { $0.marcador() })
        #expect(ahora.equipos[0].plantilla.map(\.dorsal) == [19, nil])
        #expect(ahora.equipos[0].plantilla[0].nombre == "N. N.")
        #expect(
            ahora.partidos[0].incidencias.compactMap(\.goleador?.jugador.nombre)
                == ["N. N.", "Iván", "N. N."])
    }

    @Test("quien se llama igual en el otro equipo conserva su nombre")
    func tocayo() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(Self.cambio(.alta(DiarioDePrueba.ivan)))
        try diario.anotar(.golDe(DiarioDePrueba.ivan))
        try diario.anotar(.golDe(DiarioDePrueba.ivan, .visitante))
        let (libro, _) = try borrando(DiarioDePrueba.ivan, en: diario)
        #expect(
            libro.documento.partidos[0].incidencias.compactMap(\.goleador?.jugador.nombre)
                == ["N. N.", "Iván"])
        #expect(libro.documento.equipos[1].plantilla == diario.libro.documento.equipos[1].plantilla)
    }

    @Test("también de los torneos que se cambiaron por otro documento")
    func importado() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(
            .importado(TorneoImportado(documento: DiarioDePrueba.documento, fichero: "a.json")))
        let (libro, texto) = try borrando(DiarioDePrueba.ana, en: diario)
        #expect(!texto.contains("\"Ana\""))
        #expect(libro.documento.equipos[0].plantilla[0].nombre == "N. N.")
    }

    @Test("de quien no está no se borra nada")
    func nadie() throws {
        let diario = try DiarioDePrueba()
        #expect(throws: RechazoDeApunte.jugadorDesconocido("Iván", equipo: "Rayo")) {
            try diario.libro.borrando(DiarioDePrueba.ivan, deEquipo: 1, marca: "m")
        }
        #expect(throws: RechazoDeApunte.noExisteElEquipo(9)) {
            try diario.libro.borrando(DiarioDePrueba.ivan, deEquipo: 9, marca: "m")
        }
    }
}
