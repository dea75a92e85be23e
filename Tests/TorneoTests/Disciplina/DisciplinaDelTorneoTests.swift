import Foundation
import Testing

@testable import Torneo

@Suite("Las sanciones de un torneo")
struct DisciplinaDelTorneoTests {
    private func equipo(_ nombre: String, _ plantilla: [Jugador]) throws -> Equipo {
        try #require(Equipo(nombre: nombre, plantilla: plantilla))
    }

    @Test("las tarjetas de las lecciones")
    func ejemplo() throws {
        let disciplina = DisciplinaDelTorneo(
            [Ejemplo.rayoContraToros, Ejemplo.lobosContraAguilas], regla: .rfef)
        let ivan = try #require(disciplina.expediente(de: Ejemplo.ivan, en: Ejemplo.toros))
        #expect((ivan.amarillas, ivan.enCiclo) == (1, [1]))
        let carla = try #require(disciplina.expediente(de: Ejemplo.carla, en: Ejemplo.lobos))
        #expect(carla.sanciones.map(\.causa) == [.roja(2)])
        #expect(carla.sanciones[0].turnos.isEmpty)
    }

    @Test(
        "se cumple en el orden de las fechas, no en el de la lista; sin fecha, detrás del anterior")
    func orden() throws {
        let ana = Jugador(nombre: "Ana")
        let (rayo, toros) = (try equipo("Rayo", [ana]), try equipo("Toros", []))
        func partido(dia: Int?, roja: Bool = false) -> Partido {
            var ficha = Ficha(estado: roja ? .finalizado : .programado)
            ficha.programacion = dia.flatMap { Fecha(anio: 2026, mes: 9, dia: $0) }.map {
                Programacion(fecha: $0)
            }
            let tarjeta = EventoDePartido.tarjeta(minuto: 1, jugador: ana, color: .roja)
            return Partido(
                local: rayo, visitante: toros, incidencias: roja ? [Incidencia(tarjeta)] : [],
                ficha: ficha)
        }
        let partidos = [
            partido(dia: 20), partido(dia: 5, roja: true), partido(dia: nil), partido(dia: 12),
        ]
        #expect(partidos.ordenDeCalendario == [1, 2, 3, 0])
        let turnos = DisciplinaDelTorneo(partidos, regla: .rfef).expedientes[0].sanciones[0].turnos
        #expect(turnos.map(\.partido) == [3])
    }

    @Test(
        "la etapa se conoce por su nombre en los dos idiomas",
        arguments: [
            ("Quarter-finals", EtapaDeCompeticion.cuartos), ("Cuartos de final (ida)", .cuartos),
            ("Octavos de final", .octavos), ("Round of 16", .octavos),
            ("Semifinales", .semifinales),
            ("Semi-finals", .semifinales), ("Final", .final), ("Match for third place", .final),
            ("Tercer puesto", .final), ("Dieciseisavos de final", .dieciseisavos),
            ("Jornada 3", .grupos), ("Matchday 1", .grupos), ("7", .grupos), ("Repesca", nil),
        ])
    func etapas(ronda: String, etapa: EtapaDeCompeticion?) {
        #expect(EtapaDeCompeticion(Ficha(ronda: ronda)) == etapa)
        #expect(EtapaDeCompeticion(Ficha(ronda: ronda, grupo: "A")) == .grupos)
    }

    @Test(
        "el mundial de 2014: quiénes se perdieron qué",
        .enabled(if: Fuentes.datos("mundial-2014-completo", extension: "txt") != nil))
    func mundial2014() throws {
        let datos = try #require(Fuentes.datos("mundial-2014-completo", extension: "txt"))
        let documento = try importar([datos]).documento
        let disciplina = DisciplinaDelTorneo(documento.partidos, regla: .fifa)
        let bajas = (1...documento.partidos.count).flatMap { numero in
            disciplina.bajas(en: numero).map { baja in
                let suyo = disciplina.expedientes[baja.expediente]
                let partido = documento.partidos[numero - 1]
                let rival = partido.local === suyo.equipo ? partido.visitante : partido.local
                return "\(suyo.persona.nombre.lowercased()): \(rival.nombre)"
            }
        }
        // As reported at the time.
        #expect(
            Set(bajas).isSuperset(of: [
                "alexandre song: Brazil", "robin van persie: Chile", "tim cahill: Spain",
                "maximiliano pereira: England", "yohan cabaye: Ecuador", "pepe: USA",
                "sulley muntari: Portugal", "jose vazquez: Netherlands", "steven defour: USA",
                "luiz gustavo: Colombia", "marcos rojo: Belgium", "thiago silva: Germany",
            ]))
        #expect(bajas.count == 13)
    }
}
