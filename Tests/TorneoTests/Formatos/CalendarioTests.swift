import Foundation
import Testing

@testable import Torneo

@Suite("El calendario para suscribirse")
struct CalendarioTests {
    private func documento(_ cambio: (inout Ficha) -> Void = { _ in }) throws -> DocumentoDelTorneo
    {
        var ficha = Ficha(
            programacion: Programacion(
                fecha: try #require(Fecha("2026-10-25")), hora: Hora("10:30"), zona: "Europe/Madrid"
            ),
            ronda: "Jornada 1", campo: "Campo «Ñandú»; pista 1, norte")
        ficha.estado = .programado
        cambio(&ficha)
        return DocumentoDelTorneo(
            nombre: "Copa", equipos: [Ejemplo.rayo, Ejemplo.toros],
            partidos: [
                Partido(
                    local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [], ficha: ficha),
                Partido(
                    local: Ejemplo.toros, visitante: Ejemplo.rayo, incidencias: [],
                    ficha: Ficha(estado: .programado)),
            ])
    }

    private func zona(_ id: String, _ anios: ClosedRange<Int>) -> ZonaDeCalendario? {
        guard id == "Europe/Madrid" else { return nil }
        return ZonaDeCalendario(
            id: id,
            tramos: [
                .init(
                    desde: 1_774_746_000, antes: 3600, despues: 7200, nombre: "CEST", esVerano: true
                ),
                .init(
                    desde: 1_792_890_000, antes: 7200, despues: 3600, nombre: "CET", esVerano: false
                ),
            ])
    }

    private func ics(
        _ documento: DocumentoDelTorneo, tras anterior: String? = nil, ahora: Int = 1_780_000_000
    ) -> String {
        CalendarioDePartidos(documento, .init(identidad: "copa", ahora: ahora))
            .aIcs(continuando: anterior, zonas: zona)
    }

    @Test("La hora es la de la pared, con su zona definida")
    func horaConZona() throws {
        let texto = ics(try documento())
        #expect(texto.contains("DTSTART;TZID=Europe/Madrid:20261025T103000\r\n"))
        #expect(
            texto.contains(
                "BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\n"
            ))
        #expect(texto.contains("BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\n"))
    }

    @Test(
        "Sin zona, con zona fija, con zona desconocida y sin hora",
        arguments: [
            (nil, "10:30", "DTSTART:20261025T103000\r\n"),
            ("UTC+3", "10:30", "DTSTART:20261025T073000Z\r\n"),
            ("UTC-3", "22:30", "DTSTART:20261026T013000Z\r\n"),
            ("Marte/Olimpo", "10:30", "DTSTART:20261025T103000\r\n"),
            (nil, nil, "DTSTART;VALUE=DATE:20261025\r\n"),
        ])
    func otrasHoras(zona: String?, hora: String?, linea: String) throws {
        let fecha = try #require(Fecha("2026-10-25"))
        let texto = ics(
            try documento {
                $0.programacion = Programacion(
                    fecha: fecha, hora: hora.flatMap(Hora.init), zona: zona)
            })
        #expect(texto.contains(linea))
    }

    @Test("Las líneas tienen como mucho 75 octetos y los textos van escapados")
    func lineas() throws {
        let documento = try documento {
            $0.ronda = String(repeating: "ñ👩‍👩‍👧 larga, ", count: 30) + "\nfin"
        }
        let texto = ics(documento)
        let lineas = texto.components(separatedBy: "\r\n")
        #expect(lineas.allSatisfy { $0.utf8.count <= 75 } && lineas.last == "")
        #expect(texto.contains(#"LOCATION:Campo «Ñandú»\; pista 1\, norte"#))
        let vuelto = try importar(ics: Data(texto.utf8)).documento
        #expect(vuelto.partidos.first?.ficha.ronda == documento.partidos[0].ficha.ronda)
    }

    @Test("El identificador se conserva y el número de secuencia crece solo cuando algo cambia")
    func secuencias() throws {
        let primero = ics(try documento())
        #expect(primero.contains("SEQUENCE:0\r\n") && primero.contains("DTSTAMP:20260528T202640Z"))
        #expect(ics(try documento(), tras: primero, ahora: 1_790_000_000) == primero)
        let movido = ics(
            try documento { $0.campo = "Otro" }, tras: primero, ahora: 1_790_000_000)
        #expect(movido.contains("SEQUENCE:1\r\n"))
        let uid = { (texto: String) in
            texto.components(separatedBy: "\r\n").first { $0.hasPrefix("UID:") }
        }
        #expect(uid(movido) == uid(primero) && uid(primero)?.hasSuffix("-1@marcador") == true)
        let otraVez = ics(try documento { $0.estado = .aplazado }, tras: movido)
        #expect(otraVez.contains("SEQUENCE:2\r\n") && otraVez.contains("STATUS:CANCELLED"))
    }

    @Test("Solo los de un equipo, solo los de un campo; sin día no están")
    func filtros() throws {
        var documento = try documento()
        documento.equipos.append(Ejemplo.lobos)
        let de = { (equipo: Equipo?, campo: String?) in
            CalendarioDePartidos(
                documento, .init(identidad: "x", equipo: equipo, campo: campo, ahora: 0)
            ).aIcs().components(separatedBy: "BEGIN:VEVENT").count - 1
        }
        #expect(de(nil, nil) == 1 && de(Ejemplo.rayo, nil) == 1 && de(Ejemplo.lobos, nil) == 0)
        #expect(de(nil, "Otro") == 0)
        #expect(CalendarioDePartidos(documento, .init(identidad: "x", ahora: 0)).sinDia == 1)
    }

    @Test(
        "Se leen calendarios de otros programas",
        arguments: [
            ("Rayo - Toros", "Rayo - Toros"), ("Rayo vs Toros", "Rayo - Toros"),
            ("Rayo v Toros 2-1", "Rayo 2-1 Toros"), ("Rayo 2:1 Toros", "Rayo 2-1 Toros"),
        ])
    func ajenos(titulo: String, dice: String) throws {
        let texto = """
            BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Liga\nBEGIN:VEVENT\nDTSTART:20260905T103000Z
            SUMMARY:\(titulo)\nBEGIN:VALARM\nSUMMARY:Aviso\nEND:VALARM\nEND:VEVENT\nBEGIN:VEVENT
            SUMMARY:Cena\nEND:VEVENT\nEND:VCALENDAR
            """
        let leido = try importar([Data(texto.utf8)])
        let partido = try #require(leido.documento.partidos.first)
        #expect(
            "\(partido.local.nombre) \(partido.marcadorFinal?.description ?? "-") \(partido.visitante.nombre)"
                == dice)
        #expect(partido.ficha.programacion?.zona == "UTC")
        #expect(leido.avisos.contains { $0.frase.contains("Cena") })
    }

    @Test("Los días se cuentan bien en los dos sentidos")
    func dias() throws {
        #expect(
            Fecha("1970-01-01")?.diasDesde1970 == 0 && Fecha("2000-03-01")?.diasDesde1970 == 11_017)
        var anterior = try #require(Fecha("1899-12-31")?.diasDesde1970)
        for anio in 1900...2101 {
            for mes in 1...12 {
                for dia in 1...31 {
                    guard let fecha = Fecha(anio: anio, mes: mes, dia: dia) else { continue }
                    anterior += 1
                    #expect(fecha.diasDesde1970 == anterior)
                    #expect(Fecha(diasDesde1970: anterior) == fecha)
                }
            }
        }
        #expect(Fecha("2026-11-30")?.diaDeLaSemana == 0 && Fecha("2024-02-29")?.diaDeLaSemana == 3)
    }
}
