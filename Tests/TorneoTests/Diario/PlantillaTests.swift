import Testing

@testable import Torneo

@Suite("Cambios de plantilla en el diario")
struct PlantillaTests {
    private static let eva = Jugador(nombre: "Eva", dorsal: 4)

    private static func cambio(_ cambio: PlantillaCambiada.Cambio, equipo: Int = 1) -> Suceso {
        .plantilla(PlantillaCambiada(equipo: equipo, cambio))
    }

    @Test("quien se inscribe marca desde entonces, y su alta no se deshace mientras tenga goles")
    func alta() throws {
        var diario = try DiarioDePrueba()
        #expect(throws: RechazoDeApunte.jugadorDesconocido("Eva", equipo: "Rayo")) {
            try diario.anotar(.golDe(Self.eva))
        }
        let alta = try diario.anotar(Self.cambio(.alta(Self.eva)))
        let gol = try diario.anotar(.golDe(Self.eva))
        #expect(diario.marcador == "1-0")
        guard case .otroDependeDeEl(lugar: 3, _)? = diario.rechazo(alDeshacer: alta) else {
            Issue.record("\(String(describing: diario.rechazo(alDeshacer: alta)))")
            return
        }
        try diario.deshacer(gol)
        try diario.deshacer(alta)
        #expect(
            diario.libro.documento.equipos[0].plantilla == [
                DiarioDePrueba.ana, DiarioDePrueba.luis,
            ]
        )
    }

    @Test("un nombre nuevo vale también para lo pasado, y deshacerlo devuelve el de antes")
    func ficha() throws {
        var diario = try DiarioDePrueba()
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(
            .tarjeta(
                TarjetaApuntada(
                    partido: 1, bando: .local, jugador: DiarioDePrueba.ana, color: .amarilla,
                    momento: nil)))
        try diario.anotar(Self.cambio(.capitan(DiarioDePrueba.ana)))
        let antes = try diario.bytes()
        let nueva = Jugador(nombre: "Anna", dorsal: 19)
        let ficha = try diario.anotar(Self.cambio(.ficha(DiarioDePrueba.ana, nueva: nueva)))
        let partido = diario.libro.documento.partidos[0]
        #expect(partido.incidencias[0].goleador?.jugador == nueva)
        #expect(partido.incidencias[0].id == gol)
        #expect(
            partido.incidencias[1].evento == .tarjeta(minuto: 0, jugador: nueva, color: .amarilla))
        #expect(diario.libro.documento.equipos[0].capitan == nueva)
        #expect(partido.local === diario.libro.documento.equipos[0])
        #expect(diario.marcador == "1-0")
        try diario.libro.documento.partidos.forEach { try $0.validar() }
        try diario.deshacer(ficha)
        #expect(try diario.bytes() == antes)
    }

    @Test("el diario leído de nuevo da los mismos bytes")
    func vuelta() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(Self.cambio(.alta(Self.eva)))
        try diario.anotar(.golDe(Self.eva))
        let ficha = try diario.anotar(
            Self.cambio(.ficha(Self.eva, nueva: Jugador(nombre: "Eva María"))))
        try diario.deshacer(ficha)
        try diario.anotar(Self.cambio(.baja(DiarioDePrueba.luis)))
        let otra = try LibroDelTorneo(diario.libro.apuntes)
        #expect(try Array(otra.documento.aJson()) == diario.bytes())
    }

    @Test(
        "lo que no puede ser se dice y no cambia nada",
        arguments: [
            (cambio(.alta(eva), equipo: 3), .noExisteElEquipo(3)),
            (cambio(.alta(Jugador(nombre: "Eva", dorsal: 9))), .dorsalRepetido(9, de: "Ana")),
            (cambio(.alta(DiarioDePrueba.luis)), .yaEnLaPlantilla("Luis", equipo: "Rayo")),
            (cambio(.alta(Jugador(nombre: " "))), .fichaImposible),
            (cambio(.alta(Jugador(nombre: "Eva", dorsal: 1000))), .fichaImposible),
            (cambio(.alta(Jugador(nombre: String(repeating: "a", count: 81)))), .fichaImposible),
            (
                cambio(.ficha(DiarioDePrueba.luis, nueva: Jugador(nombre: "Luis", dorsal: 9))),
                .dorsalRepetido(9, de: "Ana")
            ),
            (cambio(.ficha(eva, nueva: eva)), .jugadorDesconocido("Eva", equipo: "Rayo")),
            (cambio(.baja(eva)), .jugadorDesconocido("Eva", equipo: "Rayo")),
            (cambio(.capitan(eva)), .jugadorDesconocido("Eva", equipo: "Rayo")),
            (cambio(.baja(DiarioDePrueba.ivan), equipo: 2), .jugadorConPartidos("Iván")),
        ] as [(Suceso, RechazoDeApunte)])
    func rechazos(suceso: Suceso, motivo: RechazoDeApunte) throws {
        var diario = try DiarioDePrueba()
        let antes = try diario.bytes()
        #expect(throws: motivo) { try diario.anotar(suceso) }
        #expect(try diario.bytes() == antes)
    }

    @Test("quien se llama igual y juega en el otro equipo sigue siendo otro")
    func tocayos() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(Self.cambio(.alta(DiarioDePrueba.ivan)))
        try diario.anotar(.golDe(DiarioDePrueba.ivan, .visitante))
        try diario.anotar(.golDe(DiarioDePrueba.ivan, .local))
        let nuevo = Jugador(nombre: "Juan", dorsal: 7)
        try diario.anotar(Self.cambio(.ficha(DiarioDePrueba.ivan, nueva: nuevo)))
        let goles = diario.libro.documento.partidos[0].incidencias.compactMap(\.goleador?.jugador)
        #expect(goles == [DiarioDePrueba.ivan, nuevo])
    }

    @Test("dos con el mismo nombre y sin dorsal se distinguen")
    func distinguidos() {
        let luis = Jugador(nombre: "Luis")
        let otro = luis.distinguido(de: [luis])
        #expect(otro != luis && otro.nombre == "Luis")
        #expect(luis.distinguido(de: [luis, otro]) != otro)
    }
}
