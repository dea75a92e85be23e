import Foundation
import Testing

@testable import Torneo

@Suite("CSV: lo que se entiende")
struct CsvTests {
    private func importa(_ texto: String) throws -> Importacion {
        try importar([Data(texto.utf8)])
    }

    private func resultados(_ importacion: Importacion) -> [String] {
        importacion.documento.partidos.map { partido in
            "\(partido.local.nombre) \(partido.marcadorFinal?.description ?? "-") \(partido.visitante.nombre)"
        }
    }

    @Test(
        "D34: separador y cabecera se averiguan, en español y en inglés",
        arguments: [
            "local,visitante,goles_local,goles_visitante\nÁguilas,Toros,2,1\n",
            "local;visitante;goles_local;goles_visitante\r\nÁguilas;Toros;2;1",
            "Local\tVisitante\tGoles local\tGoles visitante\nÁguilas\tToros\t2\t1",
            "HomeTeam,AwayTeam,FTHG,FTAG\rÁguilas,Toros,2,1\r",
            "home_team;away_team;home_score;away_score\nÁguilas;Toros;2;1\n",
            "sep=;\nlocal;visitante;resultado\nÁguilas;Toros;2-1\n",
            "\"local\",\"visitante\",\"goles_local\",\"goles_visitante\"\n\"Águilas\",\"Toros\",\"2\",\"1\"\n",
            "\n\nlocal , visitante , marcador\n Águilas , Toros , 2-1 (1-0)\n",
        ])
    func separadores(texto: String) throws {
        #expect(FormatoDeTorneo.averiguar(Data(texto.utf8)) == .csv)
        #expect(resultados(try importa(texto)) == ["Águilas 2-1 Toros"])
    }

    @Test("D34: la codificación se averigua", arguments: Codificacion.allCases)
    func codificaciones(codificacion: Codificacion) throws {
        let texto = "local;visitante;goles_local;goles_visitante\r\nMüller Ñ;Öl «é»;0;0\r\n"
        let datos = try #require(codificacion.datos(texto))
        let vista = try VistaPreviaDeCsv(datos)
        #expect(vista.codificacion == codificacion && vista.separador == ";")
        #expect(resultados(try importar([datos])) == ["Müller Ñ 0-0 Öl «é»"])
    }

    @Test("Sin marcador no es 0-0", arguments: [",", "NA,NA", "-,-"])
    func sinMarcador(celdas: String) throws {
        let leido = try importa("local,visitante,goles_local,goles_visitante\nA,B,\(celdas)\n")
        #expect(resultados(leido) == ["A - B"])
        #expect(leido.documento.partidos[0].ficha.estado == .programado)
    }

    @Test(
        "D34: lo que está mal se dice con su línea, y el resto entra",
        arguments: [
            ("A,B,dos,1", "línea 3"), (",B,1,1", "línea 3"), ("A,B,1,", "línea 3"),
            ("A,B,1,1,sobra", "línea 3"), ("\"A,B,1,1", "línea 3"), ("A,B,-1,2", "línea 3"),
        ])
    func faltas(fila: String, lugar: String) throws {
        let leido = try importa("local,visitante,goles_local,goles_visitante\nX,Y,1,0\n\(fila)\n")
        #expect(resultados(leido).first == "X 1-0 Y")
        #expect(leido.avisos.contains { $0.lugar?.hasPrefix(lugar) == true }, "\(leido.avisos)")
    }

    @Test("Comillas dobles, separadores y saltos de línea dentro de un campo")
    func comillas() throws {
        let texto =
            "local,visitante,resultado\n\"Los \"\"Toros\"\", SA\",\"Dos\nlíneas\",1-1\nA,B,x\n"
        let leido = try importa(texto)
        #expect(leido.documento.equipos.first?.nombre == "Los \"Toros\", SA")
        #expect(leido.documento.equipos[1].nombre == "Dos\nlíneas")
        #expect(leido.avisos.contains { $0.lugar?.hasPrefix("línea 4") == true })
    }

    @Test(
        "Un nombre que parece una fórmula sale como palabras y vuelve igual",
        arguments: [
            "=1+1", "+34", "-3", "@a", "'=x", "''+y", "'s Gravenzande", "\t=x", "＝1", "=\"a\",b\n",
        ])
    func formulas(nombre: String) throws {
        let equipo = try #require(Equipo(nombre: nombre, plantilla: [Jugador(nombre: nombre)]))
        let documento = DocumentoDelTorneo(nombre: nombre, equipos: [equipo], partidos: [])
        let csv = documento.aCsv()
        #expect(
            !csv.split(whereSeparator: { ",\r\n\"".contains($0) || $0 == "\r\n" }).contains {
                celda in
                "=+-@\t＝".contains(celda.first ?? " ")
            })
        #expect(try importa(csv).documento.diferencias(con: documento) == [])
    }

    @Test("Resultados, goles y tandas en tres ficheros, como el de los internacionales")
    func tresFicheros() throws {
        let resultados = """
            date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
            2026-06-01,Brasil,Perú,1,1,Copa,Lima,Peru,FALSE
            2026-06-02,Perú,Chile,2,0,Copa,Lima,Peru,FALSE
            """
        let goles = """
            date,home_team,away_team,team,scorer,minute,own_goal,penalty
            2026-06-01,Brasil,Perú,Brasil,Ana,5,FALSE,TRUE
            2026-06-01,Brasil,Perú,Perú,Ana,NA,TRUE,FALSE
            2026-06-02,Perú,Chile,Perú,NA,7,FALSE,FALSE
            2026-06-03,Perú,Chile,Perú,Eva,7,FALSE,FALSE
            """
        let tandas = "date,home_team,away_team,winner,first_shooter\n2026-06-01,Brasil,Perú,Perú,\n"
        let leido = try importar(csv: [goles, resultados, tandas].map { Data($0.utf8) })
        let partidos = leido.documento.partidos
        #expect(partidos.map { $0.marcador().description } == ["1-1", "2-0"])
        #expect(partidos[0].incidencias.map(\.clase) == [.penalti, .enPropia])
        #expect(partidos[0].ficha.acta.ganadorDeLaTanda == .visitante)
        #expect(leido.documento.partidos.filasDeGoleadores().map(\.goles) == [1])
        #expect(
            leido.avisos.contains { $0.descripcion.contains("no hay ningún partido Perú - Chile") })
    }

    @Test("La vista previa dice qué significa cada columna")
    func vistaPrevia() throws {
        let vista = try VistaPreviaDeCsv(
            Data("Fecha;Local;Visitante;Tiempo\n1/9/2026;A;B;sol\n".utf8))
        #expect(vista.tablas.map(\.clase) == ["partidos"])
        #expect(
            vista.tablas[0].columnas.map(\.significado) == ["fecha", "local", "visitante", nil])
        #expect(vista.tablas[0].primeras == [["1/9/2026", "A", "B", "sol"]])
    }

    @Test("Equipos y jugadores, con dorsal y capitán")
    func jugadores() throws {
        let equipos = try importa(
            "Equipo;Dorsal;Jugador;Capitán\nRayo;9;Ana;sí\nRayo;;Luis;\nSolos;;;\n"
        )
        .documento.equipos
        #expect(equipos.map(\.nombre) == ["Rayo", "Solos"])
        #expect(
            equipos[0].plantilla == [Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Luis")])
        #expect(equipos[0].capitan?.nombre == "Ana" && equipos[1].plantilla.isEmpty)
    }
}
