import Testing

@testable import Torneo

@Suite("La liguilla: forma, puestos por jornada y lo que ya es seguro")
struct LiguillaTests {
    private let equipos = ["Rayo", "Toros", "Lobos", "Nutrias"].map {
        Equipo(nombre: $0, plantilla: [])
    }.compactMap(\.self)

    private func partido(
        _ local: Int, _ visitante: Int, _ goles: (Int, Int)?, ronda: String? = nil, dia: Int? = nil
    ) -> Partido {
        var ficha = Ficha()
        ficha.ronda = ronda
        ficha.estado =
            goles.map { .adjudicado(Marcador(local: $0.0, visitante: $0.1)) } ?? .programado
        ficha.programacion = dia.flatMap { Fecha(anio: 2026, mes: 9, dia: $0) }.map {
            Programacion(fecha: $0, hora: nil, zona: nil)
        }
        return Partido(
            local: equipos[local], visitante: equipos[visitante], incidencias: [], ficha: ficha)
    }

    @Test("la forma son los últimos por fecha, del más viejo al más nuevo, con rival y goles")
    func forma() throws {
        let partidos = [
            partido(0, 1, (2, 0), dia: 20), partido(2, 0, (3, 1), dia: 6),
            partido(0, 3, nil, dia: 27),
            partido(1, 0, (1, 1), dia: 13),
        ]
        let suya = try #require(partidos.formas(ultimos: 5)[equipos[0]])
        #expect(suya.map(\.desenlace) == [.derrota, .empate, .victoria])
        #expect(suya.map(\.rival.nombre) == ["Lobos", "Toros", "Toros"])
        #expect(suya[0].goles.suyos == 1)
        #expect(suya[0].goles.ajenos == 3)
        #expect(partidos.formas(ultimos: 1)[equipos[0]]?.map(\.desenlace) == [.victoria])
        #expect(partidos.formas()[equipos[3]] == nil)
    }

    @Test("los puestos tras cada jornada son los de la tabla de entonces")
    func evolucion() throws {
        let partidos = [
            partido(0, 1, (1, 0), ronda: "Jornada 1"), partido(2, 3, (2, 2), ronda: "Jornada 1"),
            partido(1, 2, (4, 0), ronda: "Jornada 2"), partido(3, 0, (0, 0), ronda: "Jornada 2"),
            partido(0, 2, (0, 1), ronda: "Jornada 3"), partido(1, 3, nil, ronda: "Jornada 4"),
        ]
        let liguilla = Liguilla(equipos: equipos, partidos: partidos)
        let evolucion = try #require(liguilla.evolucion())
        #expect(evolucion.jornadas == ["1", "2", "3"])
        #expect(evolucion.equipos == liguilla.tabla().map(\.equipo))
        for (equipo, puestos) in zip(evolucion.equipos, evolucion.puestos) {
            for (jornada, puesto) in puestos.enumerated() {
                let entonces = liguilla.tabla(VistaDeTabla(hasta: .jornada(jornada + 1)))
                #expect(entonces.first { $0.equipo == equipo }?.puesto == puesto)
            }
        }
    }

    @Test("sin jornadas valen los días, y sin días los tramos en que nadie juega dos veces")
    func sinJornadas() {
        let conDias = [partido(0, 1, (1, 0), dia: 1), partido(0, 2, (1, 0), dia: 8)]
        #expect(
            Liguilla(equipos: equipos, partidos: conDias).evolucion()?.jornadas
                == ["2026-09-01", "2026-09-08"])
        let sinNada = [partido(0, 1, (1, 0)), partido(2, 3, (1, 0)), partido(0, 2, (1, 0))]
        #expect(
            Liguilla(equipos: equipos, partidos: sinNada).evolucion()?.puestos.map(\.count)
                == [2, 2, 2, 2])
        #expect(Liguilla(equipos: equipos, partidos: [sinNada[0]]).evolucion() == nil)
        let porJugar = [partido(0, 1, nil, dia: 1), partido(0, 2, nil, dia: 8)]
        #expect(Liguilla(equipos: equipos, partidos: porJugar).evolucion() == nil)
    }

    private let zonas = [
        ZonaDeTabla(1...2, nombre: "Final", .clasifica), ZonaDeTabla(4...4, .desciende),
    ]

    private func certezas(_ partidos: [Partido]) -> [String: Certeza] {
        let liguilla = Liguilla(
            equipos: equipos, partidos: partidos, reglas: ReglasDelTorneo(zonas: zonas))
        return Dictionary(
            uniqueKeysWithValues: liguilla.certezas(de: liguilla.tabla()).map { ($0.nombre, $1) })
    }

    @Test("con todo jugado, campeón, clasificado y descendido; el tercero, fuera")
    func alFinal() {
        let todos = [
            partido(0, 1, (1, 0)), partido(0, 2, (1, 0)), partido(0, 3, (1, 0)),
            partido(1, 2, (1, 0)), partido(1, 3, (1, 0)), partido(2, 3, (1, 0)),
        ]
        #expect(
            certezas(todos) == [
                "Rayo": .primero, "Toros": .zona(zonas[0]), "Lobos": .fuera,
                "Nutrias": .desciende(zonas[1]),
            ])
    }

    @Test("con partidos por jugar solo se dice lo que ya no puede cambiar")
    func aMedias() {
        let casi = [
            partido(0, 1, (1, 0)), partido(0, 2, (1, 0)), partido(0, 3, (1, 0)),
            partido(1, 2, (1, 0)), partido(1, 3, nil), partido(2, 3, nil),
        ]
        #expect(certezas(casi) == ["Rayo": .primero])
    }

    @Test("si a la lista le faltan partidos no se asegura nada")
    func incompleta() {
        #expect(certezas([partido(0, 1, (1, 0)), partido(0, 2, (1, 0))]).isEmpty)
        let liguilla = Liguilla(equipos: equipos, partidos: [partido(0, 1, (1, 0))])
        #expect(!liguilla.esTodosContraTodos)
        #expect(
            Liguilla(equipos: Array(equipos.prefix(2)), partidos: [partido(0, 1, nil)])
                .esTodosContraTodos)
    }

    @Test("hay una liguilla por grupo, o una de todo")
    func liguillas() {
        var deGrupo = partido(0, 1, (1, 0))
        deGrupo.ficha.grupo = "Grupo A"
        let final = partido(2, 3, (1, 0))
        let conGrupos = DocumentoDelTorneo(
            nombre: "x", equipos: equipos, partidos: [deGrupo, final])
        #expect(conGrupos.liguillas.map(\.grupo) == ["Grupo A"])
        #expect(conGrupos.liguillas[0].equipos == Array(equipos.prefix(2)))
        let sinGrupos = DocumentoDelTorneo(nombre: "x", equipos: equipos, partidos: [final])
        #expect(sinGrupos.liguillas.map(\.grupo) == [nil])
        #expect(sinGrupos.liguillas[0].equipos == equipos)
    }
}
