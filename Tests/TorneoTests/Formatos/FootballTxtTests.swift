import Foundation
import Testing

@testable import Torneo

@Suite("football.txt: lo que se entiende")
struct FootballTxtTests {
    private func importa(_ texto: String) throws -> Importacion {
        try importar(footballTxt: Data(texto.utf8))
    }

    /// The first match, in words.
    private func primero(_ texto: String, conGoles: Bool = true) throws -> String {
        let partido = try #require(try importa("= Copa 2026\n" + texto).documento.partidos.first)
        let ficha = partido.ficha
        let goles = partido.incidencias.filter { $0.equipo != nil }.map { gol in
            "\(gol.equipo?.nombre ?? "") \(gol.protagonista.nombre) \(gol.momento?.description ?? "?")"
                + (gol.clase == .jugada ? "" : " \(gol.clase)")
        }
        return "\(partido.local.nombre) \(partido.marcadorFinal?.description ?? "-") "
            + "\(partido.visitante.nombre)" + (ficha.prorroga ? " pr." : "")
            + (ficha.tanda.map { " tanda \($0)" } ?? "")
            + (ficha.acta.descanso.map { " desc. \($0)" } ?? "")
            + (ficha.acta.reglamentario.map { " 90 \($0)" } ?? "")
            + (goles.isEmpty || !conGoles ? "" : ": " + goles.joined(separator: ", "))
    }

    @Test(
        "Los marcadores, escritos de todas las maneras",
        arguments: [
            ("Ana v Eva  2-1", "Ana 2-1 Eva"), ("Ana 2-1 Eva", "Ana 2-1 Eva"),
            ("Ana 2:1 Eva", "Ana 2-1 Eva"), ("Ana  2–1  Eva", "Ana 2-1 Eva"),
            ("Ana 2-1 (1-0) Eva", "Ana 2-1 Eva desc. 1-0"),
            ("Ana v Eva 2-1 (1-0)", "Ana 2-1 Eva desc. 1-0"),
            ("10:30  Ana - Eva  2-1", "Ana 2-1 Eva"),
            ("Ana v Eva 2-2 a.e.t. (1-1, 1-0)", "Ana 2-2 Eva pr. desc. 1-0 90 1-1"),
            (
                "Ana v Eva 3-4 pen. 2-2 a.e.t. (1-1, 1-0)",
                "Ana 2-2 Eva pr. tanda 3-4 desc. 1-0 90 1-1"
            ),
            (
                "Ana v Eva 2-2 a.e.t. (1-1, 1-0), 3-4 pen.",
                "Ana 2-2 Eva pr. tanda 3-4 desc. 1-0 90 1-1"
            ),
            ("Ana v Eva 1-1 a.e.t., 3-2 pen.", "Ana 1-1 Eva pr. tanda 3-2"),
            ("Ana v Eva 5-1 pen. (2-2, 1-1, 1-0)", "Ana 2-2 Eva pr. tanda 5-1 desc. 1-0 90 1-1"),
            ("Ana v Eva 5-1 pen. (1-1)", "Ana 1-1 Eva tanda 5-1"),
            ("Ana v Eva 5-1p 1-1aet", "Ana 1-1 Eva pr. tanda 5-1"),
            ("Ana v Eva 3-3 [aet; Eva won 5-4 on penalties]", "Ana 3-3 Eva pr. tanda 5-4"),
            ("Ana 4-4 Eva (aet, win 3-5 on pens)", "Ana 4-4 Eva pr. tanda 3-5"),
            ("Ana v Eva 4-4 (HT 2-1, FT 3-2, AET)", "Ana 4-4 Eva pr. desc. 2-1 90 3-2"),
            ("Ana v Eva 3-2 (4-5 on aggregate)", "Ana 3-2 Eva"),
            ("Ana v Eva", "Ana - Eva"),
            ("Schalke 04 0-0 1860 München", "Schalke 04 0-0 1860 München"),
        ])
    func marcadores(linea: String, dice: String) throws {
        #expect(try primero("  " + linea, conGoles: false) == dice)
    }

    @Test(
        "Los goles, en las dos notaciones y en las viejas",
        arguments: [
            (
                "2-1", "(Lu 28', 70'(p); Mar 45+1' (o.g.))",
                "L Lu 28', V Mar 45+1' enPropia, L Lu 70' penalti"
            ),
            (
                "2-1", "(Lu 28' Paz 70' (pen.); Mar 90'+2)",
                "L Lu 28', L Paz 70' penalti, V Mar 90+2'"
            ),
            ("0-2", "(Mar 1', Sol 2')", "V Mar 1', V Sol 2'"), ("1-0", "(Lu 5')", "L Lu 5'"),
            ("2-1", "(Lu 28, 70p - Mar 45)", "L Lu 28', V Mar 45', L Lu 70' penalti"),
            ("3-0", "(Lu (2), Paz)", "L Lu ?, L Lu ?, L Paz ?"),
            ("1-1", "1-0 Lu 5'\n  1-1 Mar 65' (pen)", "L Lu 5', V Mar 65' penalti"),
            ("1-0", "Goals: Lu 5'", "L Lu 5'"), ("1-0", "(N.N. 5')", "L Sin identificar 5'"),
            ("1-0", "(Lu 500')", "L Lu ?"), ("1-0", "(10 Lu de Paz 5')", "L Lu de Paz 5'"),
        ])
    func goles(marcador: String, linea: String, dice: String) throws {
        #expect(try primero("  L v V  \(marcador)\n    \(linea)\n").hasSuffix(": " + dice))
    }

    @Test(
        "El estado del partido",
        arguments: [
            ("L v V  [postponed]", EstadoDePartido.aplazado),
            ("L v V 1-0 [abandoned at 1-0 in 31']", .suspendido),
            ("L v V  3-0 [awarded]", .adjudicado(Marcador(local: 3, visitante: 0))),
            (
                "L v V  3-0 [awarded; originally 1-2]",
                .adjudicado(Marcador(local: 3, visitante: 0))
            ),
            ("L v V  [cancelled]", .anulado), ("L v V", .programado), ("L v V 1-1", .finalizado),
        ])
    func estados(linea: String, estado: EstadoDePartido) throws {
        let partido = try #require(try importa("= X\n  " + linea).documento.partidos.first)
        #expect(partido.ficha.estado == estado)
        if linea.contains("originally") {
            #expect(partido.marcadorJugado == Marcador(local: 1, visitante: 2))
        }
    }

    @Test(
        "Los días, con año y sin él",
        arguments: [
            ("Copa 2026", "Fri Jun 12", "2026-06-12"), ("Liga 2025/26", "Aug 2", "2025-08-02"),
            ("Liga 2025-26", "Aug 2\n  X v Y\n[Mar 7]\nMar 7", "2026-03-07"),
            ("Copa", "2026-06-12", "2026-06-12"), ("Copa", "12.6.2026", "2026-06-12"),
            ("Copa", "12/06/2026", "2026-06-12"), ("Copa 2026", "vie 12 jun", "2026-06-12"),
            ("Copa", "12 de junio de 2026", "2026-06-12"),
            ("Copa", "Sat, Jun/13 2026", "2026-06-13"),
        ])
    func dias(titulo: String, dia: String, fecha: String) throws {
        let partidos = try importa("= \(titulo)\n\(dia)\n  L v V\n").documento.partidos
        #expect(partidos.last?.ficha.programacion?.fecha.description == fecha)
    }

    @Test("Hora, zona, campo, ronda y grupo valen para lo que sigue hasta que se diga otra cosa")
    func cuandoYDonde() throws {
        let partidos = try importa(
            """
            = Copa 2026
            Liga A | Ana  Eva
            ▪ Primera fase
            ▪▪ Liga A
            Fri Jun 12
              21:00  Ana v Eva  @ Campo 1 (UTC+2)
                     Lu v Paz   @ Campo 2
            Sat Jun 13 10:00 UTC-3 @ Playa
              Ana v Lu
            ▪ Final
              Eva v Paz
            """
        ).documento.partidos
        let dice = partidos.map { partido in
            let cuando = partido.ficha.programacion
            return [
                partido.ficha.ronda, partido.ficha.grupo, cuando?.fecha.description,
                cuando?.hora?.description, cuando?.zona, partido.ficha.campo,
            ].map { $0 ?? "-" }.joined(separator: " ")
        }
        #expect(
            dice == [
                "Primera fase Liga A 2026-06-12 21:00 UTC+2 Campo 1",
                "Primera fase Liga A 2026-06-12 21:00 - Campo 2",
                "Primera fase Liga A 2026-06-13 10:00 UTC-3 Playa", "Final - - - - -",
            ])
    }

    @Test("Alineaciones, capitanes, cambios, tarjetas y tanda")
    func acta() throws {
        let importacion = try importa(
            """
            = Copa 2026
              Rayo v Toros  1-1 a.e.t., 2-1 pen.
                (Ana 10'; Iván 20')
            Rayo: 1 Marta - 9 Ana [c] [Y 5'], Luis (46' Eva [Y 50'] (80' Paz)); Coach: Pepa
            Toros: Iván [Y 30', Y/R 60'], Sofía [c] (Lola [Y] 70')
            Penalties: 1-0 Eva, 1-0 Lola (saved), 2-0 Paz, 2-1 Iván
            Red cards: -; Sofía 88'
            Referee: Juez (ESP)
            Attendance: 1,234
            Weather: lluvia
            """)
        let partido = try #require(importacion.documento.partidos.first)
        let sucesos = partido.incidencias.filter { $0.equipo == nil }.map {
            ($0.momento?.description ?? "?") + " "
                + describir($0.evento).drop { $0 != " " }.dropFirst()
        }
        #expect(
            sucesos == [
                "5' Tarjeta amarilla para Ana", "30' Tarjeta amarilla para Iván",
                "46' Cambio: sale Luis, entra Eva", "50' Tarjeta amarilla para Eva",
                "60' Tarjeta amarilla para Iván", "60' Tarjeta roja para Iván",
                "70' Cambio: sale Sofía, entra Lola", "80' Cambio: sale Eva, entra Paz",
                "88' Tarjeta roja para Sofía", "? Tarjeta amarilla para Lola",
            ])
        let acta = partido.ficha.acta
        #expect(acta.local?.titulares.map(\.nombre) == ["Marta", "Ana", "Luis"])
        #expect(acta.local?.titulares.map(\.dorsal) == [1, 9, nil])
        #expect(acta.local?.capitan?.nombre == "Ana" && acta.local?.entrenador == "Pepa")
        #expect(acta.lanzamientos.map(\.bando) == [.local, .visitante, .local, .visitante])
        #expect(acta.lanzamientos.map(\.marcado) == [true, false, true, true])
        #expect(acta.arbitros == ["Juez (ESP)"] && acta.asistencia == 1234)
        #expect(importacion.avisos.contains { $0.lugar == "línea 10" })
        #expect(partido.incidencias.first { $0.equipo != nil }?.protagonista.dorsal == 9)
    }

    @Test(
        "Lo que no se entiende se dice con su línea y no impide el resto",
        arguments: [
            "hola a todos", "  ¿quién v?", "(sin partido)", "Ana v Eva 1-0 sobra esto",
            "  X v Y 2-1\n   (Lu 1', Mar 2', Sol 3')", "  X v Y 1-0\n   (Lu 1'\n\n",
            "32 de mayo de 2026 Z",
        ])
    func faltas(texto: String) throws {
        let leido = try importa(
            "= Copa 2026\n  Uno v Dos  1-0\n\n\(texto)\n\n  Tres v Cuatro  2-2\n")
        #expect(leido.documento.partidos.last?.local.nombre == "Tres")
        #expect(leido.avisos.contains { $0.lugar?.contains("línea") == true })
    }

    @Test("Se lee en cualquier codificación", arguments: Codificacion.allCases)
    func codificaciones(codificacion: Codificacion) throws {
        let datos = try #require(codificacion.datos("= Copa Ñ\r\n  Águilas v Toros  1-0\r\n"))
        #expect(Codificacion.averiguar(datos) == codificacion)
        let documento = try importar(footballTxt: datos).documento
        #expect(documento.nombre == "Copa Ñ" && documento.equipos.first?.nombre == "Águilas")
    }

    @Test("Lo que no es un torneo se rechaza", arguments: ["", "hola", "{\"a\": 1}"])
    func rechazado(texto: String) {
        #expect(throws: ErrorDeCarga.sinPartidos(formato: "football.txt")) { try importa(texto) }
    }
}
