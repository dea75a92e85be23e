import Foundation
import Testing

@testable import Torneo

@Suite("Openfootball en JSON: ida y vuelta")
struct OpenfootballIdaYVueltaTests {
    @Test("Lo inventado vuelve igual, o se dice", arguments: 0..<150)
    func inventado(semilla: Int) throws {
        var inventado = TorneoInventado(semilla: semilla)
        let documento = inventado.documento()
        let escrito = documento.aOpenfootball()
        #expect(FormatoDeTorneo.averiguar(escrito.datos) == .openfootball)
        let vuelto = try importar(openfootball: escrito.datos).documento
        #expect(vuelto.partidos.map(\.marcadorFinal) == documento.partidos.map(\.marcadorFinal))
        #expect(vuelto.partidos.map(\.ficha.estado) == documento.partidos.map(\.ficha.estado))
        #expect(vuelto.partidos.map(\.ficha.tanda) == documento.partidos.map(\.ficha.tanda))
        #expect(
            escrito.avisos.isEmpty
                || !vuelto.diferencias(con: documento).isEmpty
                || documento.cuadro != nil || documento.equipos.contains { $0.capitan != nil })
        let otraVez = try importar(openfootball: vuelto.aOpenfootball().datos).documento
        #expect(otraVez.diferencias(con: vuelto) == [], "lo que cabe vuelve siempre igual")
    }

    @Test(
        "Cada estado va y vuelve",
        arguments: [
            EstadoDePartido.programado, .enJuego, .finalizado, .aplazado, .suspendido,
            .adjudicado(Marcador(local: 3, visitante: 0)), .anulado, .dobleIncomparecencia,
        ])
    func estados(estado: EstadoDePartido) throws {
        let equipos = ["A", "B"].compactMap { Equipo(nombre: $0, plantilla: []) }
        let documento = DocumentoDelTorneo(
            nombre: "Copa", equipos: equipos,
            partidos: [
                Partido(
                    local: equipos[0], visitante: equipos[1], incidencias: [],
                    ficha: Ficha(estado: estado))
            ])
        let porCada: [(String, DocumentoDelTorneo, [String])] = [
            (
                "openfootball",
                try importar(openfootball: documento.aOpenfootball().datos).documento,
                documento.aOpenfootball().avisos
            ),
            (
                "txt",
                try importar(footballTxt: Data(documento.aFootballTxt().texto.utf8)).documento,
                documento.aFootballTxt().avisos
            ),
            ("csv", try importar(csv: [Data(documento.aCsv().utf8)]).documento, []),
            ("json", try DocumentoDelTorneo(json: documento.aJson()), []),
        ]
        for (formato, vuelto, avisos) in porCada {
            #expect(vuelto.diferencias(con: documento) == [], "\(formato)")
            #expect(avisos == [], "\(formato)")
        }
    }

    @Test("Lo que no cabe se cuenta")
    func noCabe() throws {
        let ana = Jugador(nombre: "Ana", dorsal: 9)
        let luis = Jugador(nombre: "Luis")
        let uno = try #require(Equipo(nombre: "Uno", plantilla: [ana, luis]))
        let otro = try #require(Equipo(nombre: "Otro", plantilla: []))
        let tercero = try #require(Equipo(nombre: "Tercero", plantilla: []))
        let partido = Partido(
            local: uno, visitante: otro,
            eventos: [
                .gol(minuto: 12, jugador: ana, equipo: uno),
                .tarjeta(minuto: 20, jugador: luis, color: .amarilla),
            ])
        let documento = DocumentoDelTorneo(
            nombre: "Copa", equipos: [uno, otro, tercero], partidos: [partido])
        #expect(
            documento.aOpenfootball().avisos
                == [
                    "equipos sin partidos (1)", "jugadores sin goles (1)", "dorsales (1)",
                    "tarjetas y cambios (1)",
                ].map { "openfootball no tiene sitio para esto y no se escribe: \($0)" })
    }
}

@Suite("Un mundial por todos los formatos")
struct MundialPorTodosLosFormatosTests {
    /// A small world cup: groups, knock-out, own goal, penalty, added time, extra time, shoot-out.
    private static let pequeno = """
        {"name": "Mundialito 2022", "matches": [
        {"round": "Matchday 1", "date": "2022-11-20", "time": "19:00 UTC+3", "team1": "Qatar",
         "team2": "Ecuador", "score": {"ft": [0, 2], "ht": [0, 2]}, "goals1": [],
         "goals2": [{"name": "Valencia", "minute": 16, "penalty": true},
                    {"name": "Valencia", "minute": 31}], "group": "Group A", "ground": "Al Bayt"},
        {"round": "Matchday 1", "date": "2022-11-21", "time": "16:00 UTC+3", "team1": "England",
         "team2": "Iran", "score": {"ft": [2, 1], "ht": [1, 0]},
         "goals1": [{"name": "Bellingham", "minute": 35}, {"name": "Taremi", "minute": 62,
                     "owngoal": true}],
         "goals2": [{"name": "Taremi", "minute": 90, "offset": 13}], "group": "Group B"},
        {"round": "Final", "date": "2022-12-18", "time": "18:00 UTC+3", "team1": "Ecuador",
         "team2": "England", "score": {"p": [4, 2], "et": [2, 2], "ft": [1, 1], "ht": [1, 0]},
         "goals1": [{"name": "Valencia", "minute": 23}, {"name": "Caicedo", "minute": 108}],
         "goals2": [{"name": "Bellingham", "minute": 80},
                    {"name": "Kane", "minute": 118, "penalty": true}]}]}
        """

    static let fuentes: [String] = ["pequeno"] + (Fuentes.estan ? Fuentes.todas : [])

    private func documento(_ fuente: String) throws -> DocumentoDelTorneo {
        let datos =
            try Fuentes.datos(fuente)
            ?? Data(#require(fuente == "pequeno" ? Self.pequeno : nil).utf8)
        return try importar([datos]).documento
    }

    @Test(
        "Entra y sale como JSON, football.txt, CSV y calendario, y vuelve igual",
        arguments: fuentes)
    func entraYSale(fuente: String) throws {
        let documento = try documento(fuente)
        let json = documento.aOpenfootball()
        #expect(json.avisos == [])
        let txt = documento.aFootballTxt()
        #expect(txt.avisos == [])
        for (formato, datos) in [
            (FormatoDeTorneo.json, try documento.aJson()), (.openfootball, json.datos),
            (.txt, Data(txt.texto.utf8)), (.csv, Data(documento.aCsv().utf8)),
        ] {
            #expect(FormatoDeTorneo.averiguar(datos) == formato)
            let vuelto = try importar([datos])
            #expect(vuelto.documento.diferencias(con: documento) == [], "\(formato)")
        }
        let calendario = CalendarioDePartidos(
            documento, .init(identidad: fuente, ahora: 1_800_000_000))
        let ics = Data(calendario.aIcs().utf8)
        #expect(FormatoDeTorneo.averiguar(ics) == .ics)
        let vuelto = try importar([ics]).documento
        #expect(calendario.sinDia == 0 && vuelto.partidos.count == documento.partidos.count)
        #expect(vuelto.partidos.map(\.marcadorFinal) == documento.partidos.map(\.marcadorFinal))
        #expect(vuelto.partidos.map(\.ficha.tanda) == documento.partidos.map(\.ficha.tanda))
    }
}
