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
        "tabla, goleadores, equipos y validar leen cualquier formato",
        arguments: [
            liga, "= Liga\n  Rayo v Toros  2-1\n  Toros v Rayo  0-0\n",
            #"{"name": "Liga", "matches": [{"team1": "Rayo", "team2": "Toros", "score": {"ft": [2, 1]}}]}"#,
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260905\nSUMMARY:Rayo 2-1 Toros\nEND:VEVENT\nEND:VCALENDAR\n",
        ])
    func todoFormato(texto: String) async throws {
        for orden in ["tabla", "goleadores", "equipos", "validar"] {
            let hecho = try await marcador([orden, "-"], entrada: texto)
            #expect(hecho.codigo == 0, "\(orden): \(hecho.errores)")
            #expect(orden == "goleadores" || hecho.salida.contains("Rayo") || orden == "validar")
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
}
