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
        let apuntes = try diario.libro.borrando(
            .deLaPlantilla(jugador), deEquipo: 1, marca: "m"
        ).apuntes
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
            try diario.libro.borrando(
                .deLaPlantilla(DiarioDePrueba.ivan), deEquipo: 1, marca: "m")
        }
        #expect(throws: RechazoDeApunte.noExisteElEquipo(9)) {
            try diario.libro.borrando(
                .deLaPlantilla(DiarioDePrueba.ivan), deEquipo: 9, marca: "m")
        }
    }

    @Test("dos que son una persona y quien cambió de equipo: el nombre se va de los dos sitios")
    func unaPersona() throws {
        var diario = try DiarioDePrueba()
        let anaMaria = Jugador(nombre: "Ana María", dorsal: 19)
        try diario.anotar(Self.cambio(.alta(anaMaria)))
        try diario.anotar(.golDe(anaMaria))
        try diario.anotar(
            .equipo(EquipoCambiado(.union(equipo: 1, anaMaria, con: DiarioDePrueba.ana))))
        let enToros = Jugador(nombre: "Ana", dorsal: 4)
        try diario.anotar(
            .equipo(EquipoCambiado(.traspaso(equipo: 1, DiarioDePrueba.ana, a: 2, nuevo: enToros))))
        try diario.anotar(Self.cambio(.ficha(enToros, nueva: Jugador(nombre: "Anita")), equipo: 2))
        let (libro, texto) = try borrando(DiarioDePrueba.ana, en: diario)
        for nombre in ["Ana", "Ana María", "Anita"] { #expect(!texto.contains("\"\(nombre)\"")) }
        #expect(libro.documento.equipos[1].plantilla.map(\.nombre) == ["Iván", "Sofía", "N. N."])
        #expect(
            libro.documento.partidos.map { $0.marcador() }
                == diario.libro.documento.partidos.map { $0.marcador() })
    }

    @Test("una unión que se deshizo no hace de dos personas una")
    func unionDeshecha() throws {
        var diario = try DiarioDePrueba()
        let union = try diario.anotar(
            .equipo(
                EquipoCambiado(.union(equipo: 1, DiarioDePrueba.luis, con: DiarioDePrueba.ana))))
        try diario.deshacer(union)
        let (libro, _) = try borrando(DiarioDePrueba.ana, en: diario)
        #expect(libro.documento.equipos[0].plantilla.map(\.nombre) == ["N. N.", "Luis"])
    }

    @Test("quien se llamó como ella y sigue con otro nombre conserva el suyo")
    func nombreHeredado() throws {
        var diario = try DiarioDePrueba()
        let luisa = Jugador(nombre: "Luisa")
        try diario.anotar(Self.cambio(.ficha(DiarioDePrueba.luis, nueva: luisa)))
        try diario.anotar(Self.cambio(.alta(DiarioDePrueba.luis)))
        try diario.anotar(.golDe(luisa))
        try diario.anotar(.golDe(DiarioDePrueba.luis, minuto: 20))
        let (libro, _) = try borrando(DiarioDePrueba.luis, en: diario)
        #expect(libro.documento.equipos[0].plantilla.map(\.nombre) == ["Ana", "Luisa", "N. N."])
        #expect(
            libro.documento.partidos[0].incidencias.compactMap(\.goleador?.jugador.nombre)
                == ["Luisa", "N. N."])
    }

    @Test("otros que tampoco se ven siguen siendo ellos")
    func ocultos() throws {
        var diario = try DiarioDePrueba()
        let eva = Jugador(nombre: "Eva")
        try diario.anotar(Self.cambio(.alta(eva)))
        try diario.anotar(Self.cambio(.mostrar(DiarioDePrueba.luis, .oculto)))
        try diario.anotar(Self.cambio(.mostrar(eva, .oculto)))
        let plantilla = diario.libro.documento.equipos[0].plantilla
        try diario.anotar(.golDe(plantilla[2]))
        let (libro, texto) = try borrando(plantilla[1], en: diario)
        #expect(!texto.contains("Luis") && texto.contains("Eva"))
        let suyo = libro.documento.equipos[0]
        #expect(suyo.reservados[suyo.plantilla[2]]?.nombre == "Eva")
        #expect(
            libro.documento.partidos[0].incidencias.first?.goleador?.jugador == suyo.plantilla[2])
    }

    @Test("también de quien ya no está, o nunca debió estar")
    func ausentes() throws {
        var diario = try DiarioDePrueba()
        let mal = try diario.anotar(Self.cambio(.alta(Jugador(nombre: "Ximena Quirogax"))))
        try diario.deshacer(mal)
        try diario.anotar(Self.cambio(.baja(DiarioDePrueba.luis)))
        for nombre in ["Ximena Quirogax", "Luis"] {
            let borrado = try diario.libro.borrando(
                .deQuienYaNoEsta(nombre), deEquipo: 1, marca: "m")
            let texto = borrado.apuntes.map { String(decoding: $0.aJson(), as: UTF8.self) }.joined()
            #expect(!texto.contains(nombre))
            var libro = try LibroDelTorneo(borrado.apuntes)
            #expect(libro.documento.equipos[0].plantilla == [DiarioDePrueba.ana])
            try libro.anotar(
                Apunte(
                    id: Identificador(alta: 9, baja: 9), instante: 1, autor: .esteOrdenador,
                    suceso: Self.cambio(.borrado(borrado.nadie))))
        }
        #expect(throws: RechazoDeApunte.jugadorDesconocido("Ana", equipo: "Rayo")) {
            try diario.libro.borrando(.deQuienYaNoEsta("Ana"), deEquipo: 1, marca: "m")
        }
    }

    @Test("un equipo que se inscribió, se deshizo y luego se cambió el torneo no lo impide")
    func equipoDeshecho() throws {
        var diario = try DiarioDePrueba()
        let alta = try diario.anotar(.equipo(EquipoCambiado(.alta(nombre: "Lobos", grupo: nil))))
        let suya = try diario.anotar(Self.cambio(.alta(Jugador(nombre: "Eva")), equipo: 3))
        try diario.deshacer(suya)
        try diario.deshacer(alta)
        try diario.anotar(
            .importado(TorneoImportado(documento: DiarioDePrueba.documento, fichero: "a.json")))
        let (libro, texto) = try borrando(DiarioDePrueba.ana, en: diario)
        #expect(!texto.contains("\"Ana\"") && texto.contains("Eva"))
        #expect(libro.documento.equipos.count == 2)
    }

    @Test(
        "en un texto se tacha el nombre entero, y nada que solo se le parezca",
        arguments: [
            ("Gol de Ana.", "Gol de N. N.."), ("ANA se fue", "N. N. se fue"),
            ("Anabel y Mariana", "Anabel y Mariana"), ("Ana María y Ana", "N. N. y N. N."),
            ("", ""), ("Iván", "Iván"),
        ])
    func textos(texto: String, limpio: String) {
        #expect(texto.sin(["Ana", "Ana María"]) == limpio)
    }
}
