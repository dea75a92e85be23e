import Foundation
import Testing
import Torneo

@Suite("La orden exportar, y toda orden con todo formato")
struct PruebasDeExportar {
    private static let liga =
        "local;visitante;goles_local;goles_visitante\nRayo;Toros;2;1\nToros;Rayo;0;0\n"

    private let copa = """
        {"nombre": "Copa", "equipos": [
          {"nombre": "Rayo", "plantilla": [{"nombre": "Ana", "dorsal": 9}], "capitan": "Ana"},
          {"nombre": "Toros", "plantilla": []}],
         "partidos": [{"local": "Rayo", "visitante": "Toros", "fecha": "2026-10-25", "hora": "10:30",
          "zona": "Europe/Madrid", "ronda": "Jornada 1", "eventos": [
          {"tipo": "gol", "minuto": 12, "jugador": "Ana", "equipo": "Rayo"}]}]}
        """

    @Test("lo exportado vuelve igual", arguments: ["json", "txt", "csv"])
    func vuelve(formato: String) async throws {
        try await conCarpeta { carpeta in
            let salida = carpeta.appending(path: "copa.dat").path
            let hecho = try await marcador(
                ["exportar", "-", "--formato", formato, "-o", salida], entrada: copa)
            #expect(hecho.codigo == 0 && hecho.errores.isEmpty, "\(hecho.errores)")
            let vuelto = try importar([Data(contentsOf: URL(filePath: salida))]).documento
            let original = try DocumentoDelTorneo(json: Data(copa.utf8))
            #expect(vuelto.diferencias(con: original) == [])
        }
    }

    @Test("el calendario tiene su zona, y al exportarlo otra vez conserva sus números")
    func calendario() async throws {
        try await conCarpeta { carpeta in
            let salida = carpeta.appending(path: "copa.ics")
            let orden = ["exportar", "-", "--formato", "ics", "-o", salida.path, "--fuerza"]
            #expect(try await marcador(orden, entrada: copa).codigo == 0)
            let primero = try String(contentsOf: salida, encoding: .utf8)
            #expect(primero.contains("DTSTART;TZID=Europe/Madrid:20261025T103000"))
            #expect(primero.contains("TZNAME:CET") || primero.contains("TZNAME:GMT+1"))
            #expect(try await marcador(orden, entrada: copa).codigo == 0)
            #expect(try String(contentsOf: salida, encoding: .utf8) == primero)
            let movida = copa.replacingOccurrences(of: "10:30", with: "12:00")
            #expect(try await marcador(orden, entrada: movida).codigo == 0)
            #expect(try String(contentsOf: salida, encoding: .utf8).contains("SEQUENCE:1"))
        }
    }

    @Test("una sola tabla de CSV por la salida estándar")
    func tabla() async throws {
        let hecho = try await marcador(
            ["exportar", "-", "--formato", "csv", "--tabla", "equipos", "-o", "-"], entrada: copa)
        #expect(
            hecho.salida
                == "equipo,dorsal,jugador,capitan,id\r\nRayo,9,Ana,sí,\r\nToros,,,,\r\n")
    }

    @Test(
        "lo que no tiene sentido se dice",
        arguments: [
            (["--formato", "ics", "-o", "-", "--equipo", "Nadie"], 1),
            (["--formato", "doc", "-o", "-"], 2),
            (["-o", "-"], 2), (["--formato", "txt"], 2),
            (["--formato", "ics", "-o", "-", "--campo", "Nada"], 1),
        ] as [([String], Int32)])
    func errores(opciones: [String], codigo: Int32) async throws {
        let hecho = try await marcador(["exportar", "-"] + opciones, entrada: copa)
        #expect(hecho.codigo == codigo)
        #expect(!hecho.errores.isEmpty && hecho.salida.isEmpty)
    }

    @Test(
        "tabla, goleadores, sanciones, equipos y validar leen cualquier formato",
        arguments: [
            liga, "= Liga\n  Rayo v Toros  2-1\n  Toros v Rayo  0-0\n",
            #"{"name": "Liga", "matches": [{"team1": "Rayo", "team2": "Toros", "score": {"ft": [2, 1]}}]}"#,
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260905\nSUMMARY:Rayo 2-1 Toros\nEND:VEVENT\nEND:VCALENDAR\n",
        ])
    func todoFormato(texto: String) async throws {
        for orden in ["tabla", "goleadores", "sanciones", "equipos", "validar"] {
            let hecho = try await marcador([orden, "-"], entrada: texto)
            #expect(hecho.codigo == 0, "\(orden): \(hecho.errores)")
            #expect(!["tabla", "equipos"].contains(orden) || hecho.salida.contains("Rayo"))
        }
        let tabla = try await marcador(["tabla", "-", "--formato", "csv"], entrada: texto)
        #expect(tabla.salida.contains("Rayo"))
    }

    @Test("la vista previa no escribe nada y dice qué significa cada columna")
    func vista() async throws {
        let hecho = try await marcador(
            ["importar", "-", "--vista"], entrada: "local;visitante;sol\nRayo;Toros;sí\n")
        #expect(hecho.codigo == 0, "\(hecho.errores)")
        #expect(hecho.salida.contains("UTF-8, separador «;»"))
        #expect(hecho.salida.contains("sol (no se guarda)"))
    }

    @Test("lo que no se entiende se dice con su línea, y validar lo repite todo")
    func avisos() async throws {
        let texto = "= Liga\n  Rayo v Toros  2-1\nesto no es nada\n"
        let tabla = try await marcador(["tabla", "-"], entrada: texto)
        #expect(tabla.codigo == 0 && tabla.errores.contains("línea 3"))
        let validado = try await marcador(["validar", "-"], entrada: texto)
        #expect(validado.codigo == 0 && validado.salida.contains("línea 3"))
    }

    @Test("inscribir tarde: entra con sus partidos, o se dice por qué no")
    func inscribir() async throws {
        try await conCarpeta { carpeta in
            let salida = carpeta.appending(path: "nuevo.json").path
            let orden = ["inscribir", "-", "--equipo", "Lobos", "-o", salida]
            let hecho = try await marcador(orden, entrada: copa)
            #expect(hecho.codigo == 0, "\(hecho.errores)")
            #expect(hecho.salida.contains("«Lobos» entra con 2 partidos"))
            let torneo = try importar([Data(contentsOf: URL(filePath: salida))]).documento
            #expect(torneo.equipos.map(\.nombre) == ["Rayo", "Toros", "Lobos"])
            #expect(try await marcador(orden, entrada: copa).codigo == 1, "ya existe")
            for (resto, frase) in [
                (["--equipo", "Rayo"], "ya participa"),
                (["--equipo", "Lobos", "--grupo", "Z"], "no pongas --grupo"),
            ] {
                let fallo = try await marcador(
                    ["inscribir", "-", "-o", salida, "--fuerza"] + resto, entrada: copa)
                #expect(fallo.codigo == 1 && fallo.errores.contains(frase), "\(fallo.errores)")
            }
            #expect(try await marcador(["inscribir", "-"], entrada: copa).codigo == 2)
        }
    }

    @Test("openfootball sale y vuelve; lo que no cabe se dice")
    func openfootball() async throws {
        try await conCarpeta { carpeta in
            let salida = carpeta.appending(path: "copa.json")
            let hecho = try await marcador(
                ["exportar", "-", "--formato", "openfootball", "-o", salida.path], entrada: copa)
            #expect(hecho.codigo == 0)
            #expect(
                hecho.errores.contains("dorsales (1)") && hecho.errores.contains("capitanes (1)"))
            let datos = try Data(contentsOf: salida)
            #expect(FormatoDeTorneo.averiguar(datos) == .openfootball)
            let vuelto = try importar([datos]).documento
            #expect(vuelto.partidos[0].marcador() == Marcador(local: 1, visitante: 0))
            #expect(vuelto.partidos[0].ficha.programacion?.zona == "Europe/Madrid")
        }
    }

    @Test("importar avisa de los nombres que pueden ser de varias personas, como validar")
    func ambiguos() async throws {
        let dudoso = copa.replacingOccurrences(
            of: #"[{"nombre": "Ana", "dorsal": 9}]"#,
            with: #"[{"nombre": "Ana", "dorsal": 9}, {"nombre": "Ana", "dorsal": 3}]"#)
        for orden in [["importar", "-", "--vista"], ["validar", "-"]] {
            let hecho = try await marcador(orden, entrada: dudoso)
            #expect(hecho.codigo == 0)
            #expect(
                (hecho.salida + hecho.errores).contains("Hay varias personas que se llaman «Ana»"))
        }
        let csv =
            "equipo,dorsal,jugador\nRayo,9,Ana\nRayo,3,Ana\nToros,1,Iván\n\n"
            + "local,visitante,goles_local,goles_visitante\nRayo,Toros,1,0\n\n"
            + "partido,tipo,jugador,equipo,minuto\n1,gol,Ana,Rayo,5\n"
        let hecho = try await marcador(["importar", "-", "--vista"], entrada: csv)
        #expect(
            hecho.errores.contains("Hay varias personas que se llaman «Ana»"), "\(hecho.errores)")
    }

    @Test("retirar: según la regla que se diga", arguments: ["anular", "adjudicar", "mitad"])
    func retirar(regla: String) async throws {
        try await conCarpeta { carpeta in
            let salida = carpeta.appending(path: "sin.json").path
            let plan = try await marcador(
                ["calendario", "--equipos", "4", "--sistema", "liga", "--formato", "json"])
            let hecho = try await marcador(
                ["retirar", "-", "--equipo", "Equipo 2", "--regla", regla, "-o", salida],
                entrada: plan.salida)
            #expect(hecho.codigo == 0 && hecho.salida.contains("«Equipo 2» se retira"))
            let torneo = try importar([Data(contentsOf: URL(filePath: salida))]).documento
            let filas = torneo.liguillas[0].tabla()
            #expect(filas.last?.equipo.nombre == "Equipo 2")
            #expect(filas.first?.puntos == (regla == "adjudicar" ? 3 : 0))
            for nombre in ["Nadie", "Equipo 2"] {
                let otra = try await marcador(
                    ["retirar", salida, "--equipo", nombre, "-o", "-"], entrada: "")
                #expect(otra.codigo == 1)
            }
        }
    }
}
