import Foundation
import Testing

@testable import Torneo

@Suite("Documento de un plan")
struct DocumentoDelPlanTests {
    private static let equipos = (1...14).compactMap {
        Equipo(nombre: "Equipo \($0)", plantilla: [])
    }

    private static let planes: [@Sendable () throws -> Plan<Equipo>] = [
        { try Plan.liga(equipos, vueltas: 2) }, { try Plan.eliminatoria(equipos) },
        { try Plan.dobleEliminacion(equipos) }, { try Plan.suizo(equipos, rondas: 5) },
        {
            try Plan.grupos(
                try Grupos.enSerpiente(equipos, cuantos: 3), clasifican: 2, mejores: 2,
                reglas: ReglasDeEliminatoria(
                    idaYVuelta: true, tercerPuesto: true, golesFuera: .siempre, prorroga: false))
        },
    ]

    private func documento(_ plan: Plan<Equipo>) throws -> DocumentoDelTorneo {
        let condiciones = Condiciones<Equipo>(
            campos: Array(repeating: Campo(dias: 0..<30, horas: 600..<1200), count: 2),
            duracion: 60)
        let horario = try Programador(plan, condiciones).programar()
        let sede = Sede(
            horario: horario, primerDia: try #require(Fecha("2026-09-05")), zona: "Europe/Madrid",
            campos: ["Campo 1", "Campo 2"])
        return DocumentoDelTorneo(nombre: "Copa", plan: plan, sede: sede)
    }

    @Test("Lo que se escribe se lee igual", arguments: planes)
    func idaYVuelta(hacer: @Sendable () throws -> Plan<Equipo>) throws {
        let plan = try hacer()
        let escrito = try documento(plan)
        let leido = try DocumentoDelTorneo(json: try escrito.aJson())
        #expect(try leido.aJson() == escrito.aJson())
        #expect(leido.cuadro?.cruces.count == escrito.cuadro?.cruces.count)
        #expect(leido.cuadro?.reglas.golesFuera == escrito.cuadro?.reglas.golesFuera)
        #expect(try DocumentoDelTorneo(Torneo(validado: leido)).aJson() == escrito.aJson())
    }

    @Test("Cada encuentro está una vez: como partido, o en el cuadro", arguments: planes)
    func todos(hacer: @Sendable () throws -> Plan<Equipo>) throws {
        let plan = try hacer()
        let documento = try documento(plan)
        let porSaber = documento.cuadro?.cruces.count { $0.partido == nil } ?? 0
        #expect(documento.partidos.count + porSaber == plan.encuentros.count)
        for cruce in documento.cuadro?.cruces ?? [] {
            guard let numero = cruce.partido else { continue }
            let partido = documento.partidos[numero - 1]
            #expect(cruce.local == .equipo(partido.local))
            #expect(partido.ficha.ronda == cruce.ronda && partido.ficha.campo == cruce.campo)
            #expect(partido.ficha.programacion == cruce.programacion)
        }
    }

    @Test("Un lector antiguo lee el torneo y no ve partidos que no se han jugado")
    func lectorAntiguo() throws {
        let datos = try documento(try Self.planes[4]()).aJson()
        let texto = String(decoding: datos, as: UTF8.self)
        #expect(texto.contains("\"cuadro\""))
        #expect(texto.contains("\"partidos\": []"))
    }

    @Test(
        "Los nombres de las rondas",
        arguments: [
            (.eliminatoria(plazas: 2), nil, "Final"),
            (.eliminatoria(plazas: 4), 1, "Semifinales (ida)"),
            (.eliminatoria(plazas: 128), nil, "Ronda de 128"), (.grupos, nil, "Jornada 3"),
            (.perdedores(ronda: 2), nil, "Repesca, ronda 2"),
        ] as [(Fase, Int?, String)])
    func rondas(fase: Fase, pierna: Int?, nombre: String) {
        #expect(fase.ronda(3, pierna: pierna) == nombre)
    }

    @Test(
        "Un cuadro que no tiene sentido se rechaza con su lugar",
        arguments: [
            (
                #"{"cruces":[{"local":{},"visitante":{},"ronda":"Final","llave":1}],"sinProrroga":3}"#,
                "cuadro.sinProrroga"
            ),
            (
                #"{"cruces":[{"local":{"ganador":2},"visitante":{},"ronda":"Final","llave":1}]}"#,
                "cuadro.cruces[0].local.ganador"
            ),
            (
                #"{"cruces":[{"local":{"equipo":"Nadie"},"visitante":{},"ronda":"F"}]}"#,
                "cuadro.cruces[0].local.equipo"
            ),
            (#"{"golesFuera":"a veces","cruces":[]}"#, "cuadro.golesFuera"), ("{}", "cuadro"),
            (
                #"{"cruces":[{"local":{"puesto":1},"visitante":{},"ronda":"F"}]}"#,
                "cuadro.cruces[0].local"
            ),
        ])
    func roto(cuadro: String, lugar: String) {
        let json = #"{"nombre":"T","equipos":[],"partidos":[],"cuadro":"# + cuadro + "}"
        #expect(problemas(enJson: Data(json.utf8)).map(\.lugar.ruta) == [lugar])
    }

    @Test(
        "Los días cuentan como el calendario",
        arguments: [
            ("2026-09-05", 0, "2026-09-05"), ("2026-12-31", 1, "2027-01-01"),
            ("2024-02-28", 1, "2024-02-29"), ("2023-02-28", 1, "2023-03-01"),
            ("2000-02-29", 366, "2001-03-01"), ("1900-02-28", 1, "1900-03-01"),
            ("2026-03-01", -1, "2026-02-28"), ("9999-12-31", 1, nil), ("0001-01-01", -1, nil),
        ] as [(String, Int, String?)])
    func dias(desde: String, dias: Int, hasta: String?) throws {
        let fecha = try #require(Fecha(desde))
        #expect(fecha.sumando(dias: dias)?.description == hasta)
    }

    @Test("Día a día, cuatrocientos años seguidos")
    func todosLosDias() throws {
        var fecha = try #require(Fecha("1899-12-31"))
        let numero = fecha.diasDesde1970
        for dias in 1...146_200 {
            let siguiente = try #require(fecha.sumando(dias: 1))
            let vecino =
                Fecha(anio: fecha.anio, mes: fecha.mes, dia: fecha.dia + 1)
                ?? Fecha(anio: fecha.anio, mes: fecha.mes + 1, dia: 1)
                ?? Fecha(anio: fecha.anio + 1, mes: 1, dia: 1)
            guard siguiente == vecino, siguiente.diasDesde1970 == numero + dias else {
                Issue.record("\(fecha)")
                return
            }
            fecha = siguiente
        }
    }

    @Test("D37: la hora es la del lugar, también al otro lado del cambio de hora")
    func horaLocal() throws {
        let viernes = try #require(Fecha("2026-10-23"))
        for dia in 0..<4 {
            let programacion = Programacion(
                minuto: dia * 1440 + 630, desde: viernes, zona: "Europe/Madrid")
            #expect(programacion?.hora == Hora(hora: 10, minuto: 30))
            #expect(programacion?.fecha == viernes.sumando(dias: dia))
            #expect(programacion?.zona == "Europe/Madrid")
        }
    }
}
