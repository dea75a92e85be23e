import Foundation
import Testing

@testable import Torneo

@Suite("Qué partidos cuentan para la tabla")
struct PartidosDeTablaTests {
    @Test(
        "Los nombres de ronda que son de eliminatoria, y los que no",
        arguments: [
            ("Conference League, Semifinal", true), ("Conference League, Final - First Leg", true),
            ("Cuartos de final", true), ("Round of 16", true), ("Round 16", false),
            ("Championship, Round 24", false), ("Relegation, Round24", false),
            ("Jornada 3", false), ("Matchday 12", false), ("Clausura", false),
        ])
    func nombres(ronda: String, esDeEliminatoria: Bool) {
        let etapa = EtapaDeCompeticion(Ficha(ronda: ronda))
        #expect((etapa?.esDeEliminatoria ?? false) == esDeEliminatoria)
    }

    @Test("La eliminatoria de después de una liga no suma, y una copa no tiene tabla")
    func liga() throws {
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        var liga = DocumentoDelTorneo(nombre: "Liga", plan: try Plan.liga(equipos))
        #expect(liga.partidosDeTabla.count == 6 && !liga.esSoloEliminatoria)
        liga.partidos.append(
            Partido(
                local: equipos[0], visitante: equipos[1], incidencias: [],
                ficha: Ficha(ronda: "Conference League, Semifinal")))
        #expect(liga.partidosDeTabla.count == 6)
        let copa = DocumentoDelTorneo(nombre: "Copa", plan: try Plan.eliminatoria(equipos))
        #expect(copa.esSoloEliminatoria)
        let nuevo = try #require(Equipo(nombre: "Nuevo", plantilla: []))
        #expect(throws: ErrorDeCompeticion.eliminatoriaSinPlazas) {
            try copa.inscribiendo(nuevo, en: nil)
        }
    }

    @Test("La liga austríaca con sus eliminatorias por Europa no es un cuadro")
    func austria() throws {
        guard let datos = Fuentes.datos("austria-2024-25", extension: "txt") else { return }
        let documento = try importar([datos]).documento
        let fuera = documento.partidos.count - documento.partidosDeTabla.count
        #expect(fuera == documento.partidos.count { $0.ficha.ronda?.hasPrefix("Conf") == true })
        #expect(fuera > 0)
    }

    @Test("El grupo se llama de muchas maneras", arguments: ["A", "a", "Grupo A", "group a"])
    func grupo(llamado: String) throws {
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        let plan = try Plan.grupos(
            [[equipos[0], equipos[1]], [equipos[2], equipos[3]]], clasifican: 1)
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        #expect(copa.grupo(llamado: llamado) == "A" && copa.grupo(llamado: "C") == nil)
        copa.cuadro = nil
        for posicion in copa.partidos.indices {
            copa.partidos[posicion].ficha.grupo = posicion == 0 ? "Group A" : "Group B"
        }
        #expect(copa.grupo(llamado: llamado) == "Group A")
    }

    @Test("Quien descansa en un suizo tiene los puntos de una victoria")
    func descanso() throws {
        let equipos = (1...5).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        let primera = try Suizo.emparejar(equipos.map { EnSuizo($0) }, despues: 1)
        let suizo = DocumentoDelTorneo(
            nombre: "Suizo", plan: try Plan.suizo(equipos, rondas: 2), primeraRonda: primera.cruces)
        #expect(suizo.descansosDelSuizo.map(\.equipo) == [primera.descansa])
        #expect(suizo.liguillas[0].resoluciones().ajustes.map(\.puntos) == [3])
        let liga = DocumentoDelTorneo(nombre: "Liga", plan: try Plan.liga(equipos))
        #expect(liga.descansosDelSuizo.isEmpty)
    }

    @Test("En un torneo con grupos no se entra fuera de ellos, ni con la eliminatoria empezada")
    func inscribir() throws {
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        let plan = try Plan.grupos(
            [[equipos[0], equipos[1]], [equipos[2], equipos[3]]], clasifican: 1)
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        for numero in 1...3 { try copa.acaba(numero, 1, 0) }
        // As imported: the rounds have names, the bracket is not written.
        copa.cuadro = nil
        let nuevo = try #require(Equipo(nombre: "Nuevo", plantilla: []))
        #expect(throws: ErrorDeCompeticion.noHayGrupo(0)) { try copa.inscribiendo(nuevo, en: nil) }
        #expect(throws: ErrorDeCompeticion.eliminatoriaEmpezada) {
            try copa.inscribiendo(nuevo, en: "A")
        }
    }
}
