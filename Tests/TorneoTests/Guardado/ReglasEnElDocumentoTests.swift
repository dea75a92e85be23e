import Foundation
import Testing

@testable import Torneo

@Suite("Reglas de la tabla en torneo.json")
struct ReglasEnElDocumentoTests {
    /// A document of two teams, Rayo and Toros, who drew, and further keys.
    private func datos(_ claves: String) -> Data {
        Data(
            """
            {"nombre": "Copa", "equipos": [{"nombre": "Rayo", "plantilla": []},
             {"nombre": "Toros", "plantilla": []}],
             "partidos": [{"local": "Rayo", "visitante": "Toros", "eventos": []}],
             \(claves)}
            """.utf8)
    }

    @Test("Sin reglas dichas es la liga de las lecciones, y no se escribe nada de ellas")
    func porDefecto() throws {
        let documento = try DocumentoDelTorneo(json: datos(#""reglamento": null"#))
        #expect(documento.reglas == ReglasDelTorneo())
        let texto = String(decoding: try documento.aJson(), as: UTF8.self)
        for clave in ["reglamento", "ajustes", "zonas", "ordenDecidido", "equiposRetirados"] {
            #expect(!texto.contains("\"\(clave)\""))
        }
    }

    @Test("Un reglamento conocido, por su nombre", arguments: ReglamentoDeCompeticion.conocidos)
    func conocido(reglamento: ReglamentoDeCompeticion) throws {
        let leido = try DocumentoDelTorneo(
            json: datos(#""reglamento": "\#(reglamento.nombre)""#))
        #expect(leido.reglas.reglamento == reglamento)
        #expect(try DocumentoDelTorneo(json: leido.aJson()).reglas.reglamento == reglamento)
    }

    @Test("Todo lo demás: uno propio, ajustes, retirados, orden y zonas")
    func todo() throws {
        let documento = try DocumentoDelTorneo(
            json: datos(
                """
                "reglamento": {"base": "laliga", "nombre": "Barrio", "puntos": [2, 1, 0],
                  "semilla": 7, "clave de mañana": 1,
                  "ajustes": [{"equipo": "Rayo", "puntos": 2}]},
                "ajustes": [{"equipo": "Toros", "puntos": -3, "motivo": "Alineación indebida",
                  "fecha": "2026-03-01", "por": "el comité"}],
                "equiposRetirados": ["Rayo", {"equipo": "Toros", "norma": {"adjudicar": 3}}],
                "ordenDecidido": ["Toros", "Rayo"],
                "zonas": [{"desde": 1, "clase": "asciende"},
                  {"desde": 2, "hasta": 4, "clase": "promocion", "nombre": "Liguilla"}]
                """))
        let reglas = documento.reglas
        #expect(reglas.reglamento.nombre == "Barrio")
        #expect(reglas.reglamento.criterios == ReglamentoDeCompeticion.laliga.criterios)
        #expect(reglas.reglamento.puntosPorVictoria == 2)
        #expect(reglas.reglamento.semilla == 7)
        let (rayo, toros) = (documento.equipos[0], documento.equipos[1])
        #expect(
            reglas.resoluciones.ajustes == [
                Ajuste(equipo: rayo, puntos: 2),
                Ajuste(
                    equipo: toros, puntos: -3, motivo: "Alineación indebida", dia: 20_260_301),
            ])
        #expect(
            reglas.resoluciones.retirados == [rayo: nil, toros: .adjudicarElResto(goles: 3)])
        #expect(reglas.resoluciones.orden == [toros, rayo])
        #expect(
            reglas.zonas == [
                ZonaDeTabla(1...1, .asciende), ZonaDeTabla(2...4, nombre: "Liguilla", .promocion),
            ])
        #expect(reglas.zonas.zona(de: 3)?.clase == .promocion)
        #expect(reglas.zonas.zona(de: 5) == nil)
        #expect(Retrato(try DocumentoDelTorneo(json: documento.aJson())) == Retrato(documento))
    }

    @Test("La tabla del torneo, y la del documento, se hacen con sus reglas y ajustes")
    func suTabla() throws {
        let claves = """
            "reglamento": {"puntos": [3, 2, 0]}, "ajustes": [{"equipo": "Rayo", "puntos": -5,
             "fecha": "2026-03-01"}]
            """
        let torneo = try torneoDesdeJson(datos(claves))
        #expect(torneo.tablaDePosiciones().map(\.equipo.nombre) == ["Toros", "Rayo"])
        #expect(torneo.tablaDePosiciones().map(\.puntos) == [2, -3])
        #expect(torneo.tablaDePosiciones(reglamento: .liga).map(\.puntos) == [1, -4])
        let documento = try DocumentoDelTorneo(json: datos(claves))
        #expect(documento.liguillas[0].tabla().map(\.puntos) == [2, -3])
    }

    @Test(
        "Lo que está mal se dice con su sitio",
        arguments: [
            (#""reglamento": "petanca""#, ["4 reglamento"]),
            (#""reglamento": 7"#, ["4 reglamento"]),
            (#""reglamento": {"criterios": ["suerte"]}"#, ["4 reglamento.criterios[0]"]),
            (#""reglamento": {"ajustes": [{"equipo": "X", "puntos": 1}]}"#, ["4 reglamento"]),
            (#""ajustes": {}"#, ["4 ajustes"]),
            (
                """
                "ajustes": [{"equipo": "X", "puntos": 1},
                {"equipo": "Rayo"}, 3,
                {"equipo": "Rayo", "puntos": 1, "fecha": "ayer"}]
                """,
                [
                    "4 ajustes[0].equipo", "5 ajustes[1]", "5 ajustes[2]", "6 ajustes[3].fecha",
                ]
            ),
            (#""equiposRetirados": ["X"]"#, ["4 equiposRetirados[0]"]),
            (
                #""ordenDecidido": ["Rayo", "Rayo", 1]"#,
                ["4 ordenDecidido[1]", "4 ordenDecidido[2]"]
            ),
            (#""zonas": [{"desde": 1}]"#, ["4 zonas[0]"]),
            (#""zonas": [{"clase": "desciende"}]"#, ["4 zonas[0]"]),
            (#""zonas": [{"desde": 0, "clase": "desciende"}]"#, ["4 zonas[0].desde"]),
            (#""zonas": [{"desde": 3, "hasta": 2, "clase": "desciende"}]"#, ["4 zonas[0].hasta"]),
            (#""zonas": [{"desde": 1, "clase": "gana"}]"#, ["4 zonas[0].clase"]),
            (
                """
                "zonas": [{"desde": 1, "hasta": 3, "clase": "clasifica"},
                {"desde": 3, "clase": "promocion"}]
                """, ["5 zonas[1]"]
            ),
        ])
    func fallos(claves: String, sitios: [String]) {
        let dichos = problemas(enJson: datos(claves))
        #expect(dichos.map { "\($0.lugar.linea) \($0.lugar.ruta)" } == sitios)
    }

    @Test("No se escribe lo que no se podría leer")
    func noSeEscribe() throws {
        let ajeno = try #require(Equipo(nombre: "Ajeno", plantilla: []))
        var mudo = ReglamentoDeCompeticion.liga
        mudo.nombre = " "
        let malas = [
            ReglasDelTorneo(
                resoluciones: Resoluciones(ajustes: [Ajuste(equipo: ajeno, puntos: 1)])),
            ReglasDelTorneo(reglamento: mudo),
            ReglasDelTorneo(
                resoluciones: Resoluciones(
                    ajustes: [Ajuste(equipo: Ejemplo.rayo, puntos: 1, dia: 20_260_230)])),
            ReglasDelTorneo(reglamento: .liga.sorteando(con: .max)),
            ReglasDelTorneo(zonas: [ZonaDeTabla(1...2, .asciende), ZonaDeTabla(2...3, .promocion)]),
            ReglasDelTorneo(zonas: [ZonaDeTabla(0...2, .asciende)]),
        ]
        for reglas in malas {
            let documento = DocumentoDelTorneo(
                nombre: "x", equipos: [Ejemplo.rayo], partidos: [], reglas: reglas)
            #expect(throws: ErrorDeCarga.self) { try documento.aJson() }
        }
    }
}
