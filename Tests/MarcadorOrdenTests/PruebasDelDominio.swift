import Foundation
import Testing
import Torneo

@testable import MarcadorOrden

@Suite("Lo que la orden dice de calendarios, tablas y cuadros")
struct PruebasDelDominio {
    private func calendario(_ palabras: String, entrada: String = "") async throws -> Ejecucion {
        try await marcador(
            ["calendario"] + palabras.split(separator: "|").map(String.init), entrada: entrada)
    }

    private func documento(_ palabras: String) async throws -> String {
        let hecho = try await calendario(palabras + "|--formato|json")
        #expect(hecho.codigo == 0, "\(hecho.errores)")
        return hecho.salida
    }

    @Test(
        "las opciones que se contradicen se rechazan",
        arguments: [
            ("liga|--grupos|2", "--grupos"), ("liga|--clasifican|2", "--clasifican"),
            ("liga|--tercer-puesto", "--tercer-puesto"), ("grupos|--rondas|3", "--rondas"),
            ("eliminatoria|--vueltas|2", "--vueltas"), ("suizo|--ida-y-vuelta", "--ida-y-vuelta"),
            ("eliminatoria|--goles-fuera", "--goles-fuera"), ("grupos|--bombos|4,4", "--bombos"),
            ("doble-eliminacion|--tercer-puesto", "--tercer-puesto"),
        ])
    func contradictorias(opciones: String, opcion: String) async throws {
        let hecho = try await calendario("--equipos|8|--sistema|" + opciones)
        #expect(hecho.codigo == 2 && hecho.salida.isEmpty)
        #expect(hecho.errores.contains("La opción \(opcion) solo vale con "), "\(hecho.errores)")
    }

    @Test(
        "los deseos, los bombos y los árbitros valen",
        arguments: [
            ("liga|--inicio|2026-09-05 10:00|--deseo|Equipo 1=11:00-", "horas"),
            ("liga|--inicio|2026-09-05 10:00|--arbitros|Ana, Luis", "Ana"),
            ("grupos|--grupos|2|--semilla|7|--bombos|2,2", "Jornada 1"),
        ])
    func opciones(opciones: String, contiene: String) async throws {
        let hecho = try await calendario("--equipos|4|--sistema|" + opciones)
        #expect(hecho.codigo == 0, "\(hecho.errores)")
        if contiene == "horas" {
            let suyos = hecho.salida.split(separator: "\n").filter { $0.contains("Equipo 1 ") }
            #expect(suyos.allSatisfy { !$0.contains(" 10:00") })
        } else {
            #expect(hecho.salida.contains(contiene))
        }
    }

    @Test(
        "lo que no puede ser se dice con sus opciones",
        arguments: [
            ("--equipos|8|--sistema|liga|--inicio|2026-09-05 10:00|--dias|1|--fin|12:00", "--dias"),
            ("--equipos|4|--sistema|liga|--inicio|9999-12-31 21:00", "--inicio"),
            ("--equipos|4|--sistema|liga|--inicio|2026-09-05 10:00|--deseo|Nadie=11:00-", "Nadie"),
            ("--equipos|4|--sistema|grupos|--grupos|2|--semilla|1|--bombos|1,1", "bombos"),
        ])
    func imposible(palabras: String, dice: String) async throws {
        let hecho = try await calendario(palabras)
        #expect(hecho.codigo == 1 && hecho.salida.isEmpty)
        #expect(hecho.errores.contains(dice), "\(hecho.errores)")
    }

    @Test("cada ronda tiene un título, y quien descansa en un suizo se dice")
    func texto() async throws {
        let dos = try await calendario("--equipos|8|--sistema|eliminatoria|--ida-y-vuelta")
        #expect(dos.salida.components(separatedBy: "Cuartos de final (ida)").count == 2)
        let suizo = try await calendario("--equipos|7|--sistema|suizo")
        #expect(suizo.salida.components(separatedBy: "Descansa: ").count == 2)
    }

    @Test(
        "los equipos salen de cualquier fichero",
        arguments: [
            "= Liga\n▪ Jornada 1\n  A v B  1-0\n  C v D  0-0\n", "A\nB\nC\nD\n",
            "local,visitante,goles_local,goles_visitante\nA,B,1,0\nC,D,0,0\n",
        ])
    func ficheros(texto: String) async throws {
        let hecho = try await calendario("--equipos|-|--sistema|eliminatoria", entrada: texto)
        #expect(hecho.codigo == 0, "\(hecho.errores)")
        #expect(hecho.salida.contains("A  –  D"), "\(hecho.salida)")
    }

    @Test("una copa no tiene tabla")
    func copa() async throws {
        let copa = try await documento("--equipos|4|--sistema|eliminatoria")
        let hecho = try await marcador(["tabla", "-"], entrada: copa)
        #expect(hecho.codigo == 1 && hecho.errores.contains("Es una eliminatoria"))
    }

    @Test("los puntos cambiados se dicen, y sus límites también")
    func puntos() async throws {
        let liga = try await documento("--equipos|4|--sistema|liga")
        func tabla(_ palabras: String...) async throws -> Ejecucion {
            try await marcador(["tabla", "-"] + palabras, entrada: liga)
        }
        let otros = try await tabla("--reglas", "laliga", "--puntos", "2,1,0", "--formato", "json")
        #expect(otros.salida.contains("\"laliga (2-1-0)\""))
        let mismos = try await tabla("--reglas", "laliga", "--puntos", "3,1,0", "--formato", "json")
        #expect(mismos.salida.contains("\"laliga\""))
        #expect(try await tabla("--puntos", "-1,0,0").codigo == 0)
        #expect(try await tabla("--puntos", "1000000,1,0").errores.contains("-1000 a 1000"))
        let ajuste = try await tabla("--ajuste", "Equipo 1=-200000")
        #expect(ajuste.errores.contains("-100000 a 100000"))
    }

    @Test("lo que a cada uno le falta, con --explica")
    func necesidades() async throws {
        let liga = try await documento("--equipos|3|--sistema|liga")
        var torneo = try DocumentoDelTorneo(json: Data(liga.utf8))
        let resultado = ResultadoAMano(Marcador(local: 1, visitante: 0))
        torneo.partidos[0] = torneo.partidos[0].terminando(con: resultado)
        let entrada = String(decoding: try torneo.aJson(), as: UTF8.self)
        let hecho = try await marcador(["tabla", "-", "--explica"], entrada: entrada)
        #expect(hecho.salida.contains("puntos más se asegura ser primero"), "\(hecho.salida)")
        let json = try await marcador(
            ["tabla", "-", "--explica", "--formato", "json"], entrada: entrada)
        #expect(json.salida.contains("\"necesidades\""))
        let sin = try await marcador(["tabla", "-", "--formato", "json"], entrada: entrada)
        #expect(!sin.salida.contains("\"necesidades\""))
    }

    @Test("una zona que no existe se avisa")
    func zona() async throws {
        let texto = """
            {"nombre": "C", "equipos": [{"nombre": "A", "plantilla": []},
            {"nombre": "B", "plantilla": []}], "partidos": [{"local": "A", "visitante": "B",
            "fecha": "2026-01-01", "hora": "10:00", "zona": "Marte", "eventos": []}]}
            """
        let hecho = try await marcador(["validar", "-"], entrada: texto)
        #expect(hecho.codigo == 0 && hecho.salida.contains("«Marte» no existe"))
    }
}
