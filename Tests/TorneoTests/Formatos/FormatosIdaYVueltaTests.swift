import Foundation
import Testing

@testable import Torneo

@Suite("Ida y vuelta por cada formato")
struct FormatosIdaYVueltaTests {
    /// All public files that are there.
    static let reales: [(nombre: String, tipo: String)] =
        Fuentes.estan
        ? Fuentes.todas.map { ($0, "json") }
            + ["mundial-2014-completo", "euro-2024", "austria-2024-25", "euro-2021-nivel2"].map {
                ($0, "txt")
            } : []

    private func real(_ fuente: (nombre: String, tipo: String)) throws -> DocumentoDelTorneo {
        let datos = try #require(Fuentes.datos(fuente.nombre, extension: fuente.tipo))
        return try importar([datos]).documento
    }

    @Test("football.txt: lo inventado vuelve igual", arguments: 0..<150)
    func txtInventado(semilla: Int) throws {
        var inventado = TorneoExportable(semilla: semilla)
        let documento = inventado.documento()
        let escrito = documento.aFootballTxt()
        #expect(escrito.avisos.isEmpty, "\(escrito.texto)")
        let vuelto = try importar(footballTxt: Data(escrito.texto.utf8))
        #expect(vuelto.documento.diferencias(con: documento).isEmpty)
        #expect(vuelto.documento.aFootballTxt().texto == escrito.texto)
    }

    @Test(
        "football.txt: lo que no cabe se dice, y lo escrito se lee siempre igual",
        arguments: 0..<150)
    func txtDificil(semilla: Int) throws {
        var inventado = TorneoInventado(semilla: semilla)
        let documento = inventado.documento()
        let escrito = documento.aFootballTxt()
        let vuelto = try importar(footballTxt: Data(escrito.texto.utf8)).documento
        #expect(vuelto.diferencias(con: documento).isEmpty || !escrito.avisos.isEmpty)
        #expect(vuelto.partidos.count == documento.partidos.count, "\(escrito.texto)")
        let marcadores = vuelto.partidos.map(\.marcadorFinal)
        #expect(marcadores == documento.partidos.map(\.marcadorFinal), "\(escrito.texto)")
    }

    @Test(
        "D35: emoji compuestos, apóstrofos, ö y ñ vuelven byte por byte de cada formato",
        arguments: ["👨‍👩‍👧‍👦 Núñez", "O’Neill", "D'Ambrosio", "Özil", "o\u{308}zil", "Peña", "🇪🇸 Íker"])
    func byteAByte(nombre: String) throws {
        let jugador = Jugador(nombre: nombre)
        let uno = try #require(Equipo(nombre: "\(nombre) FC", plantilla: [jugador]))
        let otro = try #require(Equipo(nombre: "Otro", plantilla: []))
        let documento = DocumentoDelTorneo(
            nombre: "Copa \(nombre)", equipos: [uno, otro],
            partidos: [
                Partido(
                    local: uno, visitante: otro,
                    eventos: [.gol(minuto: 5, jugador: jugador, equipo: uno)])
            ])
        for datos in [
            try documento.aJson(), documento.aOpenfootball().datos,
            Data(documento.aFootballTxt().texto.utf8), Data(documento.aCsv().utf8),
        ] {
            let vuelto = try importar([datos]).documento
            let nombres = [vuelto.equipos[0].nombre, vuelto.equipos[0].plantilla[0].nombre]
            #expect(
                nombres.map { Array($0.utf8) } == ["\(nombre) FC", nombre].map { Array($0.utf8) })
        }
    }

    @Test("football.txt: lo real vuelve igual", arguments: reales)
    func txtReal(fuente: (nombre: String, tipo: String)) throws {
        let documento = try real(fuente)
        let escrito = documento.aFootballTxt()
        #expect(escrito.avisos == [])
        let vuelto = try importar(footballTxt: Data(escrito.texto.utf8)).documento
        #expect(vuelto.diferencias(con: documento) == [])
    }

    @Test("CSV: lo inventado vuelve igual, en orden y con toda identidad", arguments: 0..<150)
    func csvInventado(semilla: Int) throws {
        var exportable = TorneoExportable(semilla: semilla)
        let documento = exportable.documento()
        let vuelto = try importar(csv: [Data(documento.aCsv().utf8)])
        #expect(vuelto.documento.diferencias(con: documento) == [])
        #expect(Retrato(vuelto.documento) == Retrato(documento))
        #expect(vuelto.documento.aCsv() == documento.aCsv())
    }

    @Test("CSV: lo real vuelve igual", arguments: reales)
    func csvReal(fuente: (nombre: String, tipo: String)) throws {
        let documento = try real(fuente)
        let vuelto = try importar(csv: [Data(documento.aCsv().utf8)]).documento
        #expect(Retrato(vuelto) == Retrato(documento))
    }

    @Test("JSON: lo exportable vuelve igual, con su acta", arguments: 0..<100)
    func jsonInventado(semilla: Int) throws {
        var exportable = TorneoExportable(semilla: semilla)
        let documento = exportable.documento()
        let vuelto = try DocumentoDelTorneo(json: documento.aJson())
        #expect(Retrato(vuelto) == Retrato(documento))
    }

    @Test("JSON: lo real vuelve igual", arguments: reales)
    func jsonReal(fuente: (nombre: String, tipo: String)) throws {
        let documento = try real(fuente)
        let datos = try documento.aJson()
        #expect(Retrato(try DocumentoDelTorneo(json: datos)) == Retrato(documento))
        #expect(FormatoDeTorneo.averiguar(datos) == .json)
    }

    /// What a calendar tells of the matches that have a day.
    private func enElCalendario(_ documento: DocumentoDelTorneo) -> [String] {
        documento.partidos.filter { $0.ficha.programacion != nil }.map { partido in
            let ficha = partido.ficha
            let marcador = ficha.estado.tieneMarcador ? partido.marcador() : nil
            let cuando = ficha.programacion
            return [
                partido.local.nombre, partido.visitante.nombre, marcador?.description ?? "",
                ficha.estado.nombre.rawValue, ficha.tanda?.description ?? "", "\(ficha.prorroga)",
                ficha.ronda ?? "", ficha.grupo ?? "", ficha.campo ?? "",
                cuando?.fecha.description ?? "", cuando?.hora?.description ?? "",
                cuando?.zona ?? "",
            ].joined(separator: "|")
        }
    }

    @Test("iCalendar: lo inventado vuelve igual", arguments: 0..<100)
    func icsInventado(semilla: Int) throws {
        var exportable = TorneoExportable(semilla: semilla)
        try comprobarIcs(exportable.documento())
    }

    @Test("iCalendar: lo real vuelve igual", arguments: reales)
    func icsReal(fuente: (nombre: String, tipo: String)) throws {
        try comprobarIcs(try real(fuente))
    }

    private func comprobarIcs(_ documento: DocumentoDelTorneo) throws {
        guard documento.partidos.contains(where: { $0.ficha.programacion != nil }) else { return }
        let texto = CalendarioDePartidos(
            documento, .init(identidad: "x", ahora: 1_800_000_000)
        ).aIcs()
        let datos = Data(texto.utf8)
        #expect(FormatoDeTorneo.averiguar(datos) == .ics)
        #expect(enElCalendario(try importar([datos]).documento) == enElCalendario(documento))
    }
}
