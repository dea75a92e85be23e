import Testing

@testable import Torneo

/// A name in every place of every kind of entry that can hold the name of a person.
@Suite("Borrar un nombre de apuntes de todas las clases")
struct BorrarDeTodoTests {
    private static let nombre = "Ximena Quirogax"
    private static let ella = Jugador(nombre: nombre, dorsal: 9)
    private static let luis = Jugador(nombre: "Luis")

    /// What her name is in: squad, line-ups, kicks, coach, referees, reasons.
    private static let documento: [UInt8] = {
        let equipos = [
            Equipo(nombre: "Rayo", plantilla: [ella, luis]),
            Equipo(nombre: "Toros", plantilla: [DiarioDePrueba.ivan]),
        ].compactMap(\.self)
        equipos[0].nombrarCapitan(ella)
        let pendiente = Partido(
            local: equipos[0], visitante: equipos[1], incidencias: [],
            ficha: Ficha(estado: .programado))
        var jugado = Partido(
            local: equipos[0], visitante: equipos[1],
            eventos: [
                .gol(minuto: 3, jugador: ella, equipo: equipos[0]),
                .tarjeta(minuto: 5, jugador: ella, color: .amarilla),
                .cambio(minuto: 9, sale: ella, entra: luis),
            ])
        var acta = Acta()
        acta.local = Alineacion(titulares: [ella], capitan: ella, entrenador: nombre)
        acta.lanzamientos = [Lanzamiento(jugador: ella, bando: .local, marcado: true)]
        acta.arbitros = [nombre]
        acta.motivoDelCambio = "lo dijo \(nombre)"
        jugado.ficha.acta = acta
        var copa = DocumentoDelTorneo(
            nombre: "Copa", equipos: equipos, partidos: [pendiente, jugado])
        copa.reglas.resoluciones.ajustes = [
            Ajuste(equipo: equipos[0], puntos: -1, motivo: "por \(nombre)")
        ]
        copa.reglas.decisiones = [
            DecisionDisciplinaria(
                equipo: equipos[0], persona: ella, partidos: 1, motivo: "por \(nombre)", tras: 2)
        ]
        return (try? copa.aJson()).map(Array.init) ?? []
    }()

    /// What is written down, in an order in which all of it fits.
    private static func sucesos() throws -> [Suceso] {
        let otra = Jugador(nombre: "Ximena Q. Quirogax", dorsal: 9)
        let doble = Jugador(nombre: nombre, dorsal: 19)
        let traspasada = Jugador(nombre: nombre, dorsal: 30)
        let ajuste = Ajuste(equipo: "Toros", puntos: -3, motivo: "alineó a \(nombre)", dia: nil)
        let ida = Programacion(fecha: try #require(Fecha("2027-05-30")), hora: Hora("10:30"))
        func plantilla(_ cambio: PlantillaCambiada.Cambio, _ equipo: Int = 1) -> Suceso {
            .plantilla(PlantillaCambiada(equipo: equipo, cambio))
        }
        return [
            .empieza, .golDe(ella), .golDe(ella, .visitante, minuto: 11, clase: .enPropia),
            .tarjeta(
                TarjetaApuntada(
                    partido: 1, bando: .local, jugador: ella, color: .amarilla, momento: nil)),
            .cambio(
                CambioApuntado(
                    partido: 1, bando: .local, sale: ella, entra: luis,
                    momento: Momento(minuto: 60, anadido: 1))),
            .cambio(
                CambioApuntado(partido: 1, bando: .local, sale: luis, entra: ella, momento: nil)),
            .acaba, .confirmacion(ConfirmacionApuntada(partido: 1)),
            .confirmacion(ConfirmacionApuntada(partido: 1, retiradaPor: "reclama \(nombre)")),
            .resultado(
                ResultadoApuntado(
                    partido: 1,
                    resultado: ResultadoAMano(
                        Marcador(local: 1, visitante: 1),
                        prorroga: Marcador(local: 0, visitante: 0),
                        tanda: Marcador(local: 5, visitante: 4)),
                    motivo: "según \(nombre.uppercased())")),
            .sancion(
                SancionDecidida(
                    equipo: 1, jugador: ella, partidos: 2, motivo: "\(nombre) insultó")),
            .arbitros(ArbitrosAsignados(partido: 1, arbitros: ["Pita", nombre])),
            .estado(
                EstadoDecidido(
                    partido: 2, .adjudicado(Marcador(local: 3, visitante: 0)),
                    motivo: "no vino \(nombre)")),
            plantilla(.alta(doble)), plantilla(.mostrar(doble, .iniciales)),
            plantilla(.mostrar(Jugador(nombre: "X. Q.", dorsal: 19), .entero)),
            plantilla(.capitan(ella)),
            .equipo(EquipoCambiado(.union(equipo: 1, doble, con: ella))),
            plantilla(.ficha(ella, nueva: otra)), plantilla(.ficha(otra, nueva: ella)),
            .equipo(EquipoCambiado(.nombre(equipo: 2, "Toritos"))),
            .equipo(EquipoCambiado(.nombre(equipo: 2, "Toros"))),
            .equipo(EquipoCambiado(.traspaso(equipo: 1, ella, a: 2, nuevo: traspasada))),
            plantilla(.baja(traspasada), 2),
            plantilla(.borrado(luis)),
            .reglas(try ReglasCambiadas(.ajustar(ajuste))),
            .reglas(try ReglasCambiadas(.quitarAjuste(ajuste))),
            .partidoNuevo(
                PartidoAnadido(
                    local: 1, visitante: 2, ronda: "Final", programacion: ida, campo: "1")),
            .movidos(
                PartidosMovidos([.init(partido: 3, programacion: ida, campo: "2")])),
            .rivales(RivalesCambiados(partido: 3, local: 2, visitante: 1)),
            .aplazado(AplazamientoApuntado(partido: 3)),
            .confirmados(ResultadosConfirmados([1])),
            .equipo(EquipoCambiado(.alta(nombre: "Lobos", grupo: nil))),
            .equipo(EquipoCambiado(.retirada(equipo: 3, goles: 3))),
            .importado(TorneoImportado(documento: documento, fichero: "\(nombre).json")),
        ]
    }

    /// The kinds, each by its own number: a new one must be given one here, and a sample above.
    private static func numero(_ suceso: Suceso) -> Int {
        switch suceso {
        case .tomado: 0
        case .importado: 1
        case .saque: 2
        case .gol: 3
        case .tarjeta: 4
        case .cambio: 5
        case .final: 6
        case .resultado: 7
        case .minuto: 8
        case .reglas: 9
        case .ronda: 10
        case .confirmacion: 11
        case .plantilla: 12
        case .aplazado: 13
        case .movidos: 14
        case .estado: 15
        case .arbitros: 16
        case .partidoNuevo: 17
        case .rivales: 18
        case .equipo: 19
        case .correccion: 20
        case .anulacion: 21
        case .confirmados: 22
        case .cruceMovido: 23
        case .sancion: 24
        }
    }

    private static func diario() throws -> DiarioDePrueba {
        var diario = try DiarioDePrueba(
            Apunte(
                id: Identificador(alta: 7, baja: 0), instante: 1,
                autor: Autor(clave: "enlace|7|capitan|equipo 1|Para \(nombre), la 9"),
                suceso: .tomado(TorneoTomado(documento: documento))))
        for suceso in try sucesos() {
            let id = try diario.anotar(suceso)
            guard case .gol(let gol) = suceso else { continue }
            let corregido = GolApuntado(
                partido: 1, bando: gol.bando, jugador: ella, momento: Momento(minuto: 44),
                clase: gol.clase)
            try diario.anotar(.correccion(Correccion(de: id, suceso: .gol(corregido))))
            if gol.clase == .enPropia {
                try diario.anotar(.anulacion(Anulacion(de: id, motivo: "no fue \(nombre)")))
            }
        }
        return diario
    }

    @Test("no queda en ninguno, y las cuentas no cambian")
    func ninguno() throws {
        let diario = try Self.diario()
        let borrado = try diario.libro.borrando(
            .deLaPlantilla(Self.ella), deEquipo: 1, marca: "m")
        for (viejo, apunte) in zip(diario.libro.apuntes, borrado.apuntes) {
            let texto = String(decoding: apunte.aJson(), as: UTF8.self)
            #expect(!texto.lowercased().contains("quirogax"), "\(viejo.suceso.tipo): \(texto)")
            #expect(apunte.id == viejo.id && apunte.suceso.tipo == viejo.suceso.tipo)
        }
        #expect(borrado.apuntes[0].autor.clave == "enlace|7|capitan|equipo 1|Para N. N., la 9")
        #expect(borrado.nombres == ["Ximena Quirogax", "Ximena Q. Quirogax"])
        let nuevo = try LibroDelTorneo(borrado.apuntes).documento
        let viejo = diario.libro.documento
        #expect(nuevo.partidos.map { $0.marcador() } == viejo.partidos.map { $0.marcador() })
        #expect(nuevo.equipos.map(\.nombre) == viejo.equipos.map(\.nombre))
        #expect(nuevo.equipos[0].capitan == borrado.nadie)
        #expect(nuevo.partidos[1].ficha.acta.local?.titulares == [borrado.nadie])
    }

    @Test("hay un apunte de cada clase en que cabe un nombre, y todas las claves se han mirado")
    func todas() throws {
        let apuntes = try Self.diario().libro.apuntes
        let clases = Set(apuntes.map { Self.numero($0.suceso) })
        // A corrected minute, a paired round, a moved tie hold numbers and names of things alone.
        #expect(Set(0...24).subtracting(clases) == [8, 10, 23])
        let todo = apuntes.map { String(decoding: $0.aJson(), as: UTF8.self) }.joined()
        let ausentes = ClaveDeApunte.allCases.filter { !todo.contains("\"\($0.rawValue)\":") }
        #expect(
            Set(ausentes) == [.cruce, .cruces, .gol, .grupo, .marca, .minutoDesconocido, .zona],
            "una clave nueva necesita un ejemplo con un nombre")
    }
}
