import Foundation
import Testing
import Torneo

@testable import MarcadorOrden

@Suite("marcador calendario")
struct PruebasDeCalendario {
    private func calendario(
        _ palabras: String, entrada: String = ""
    ) async throws -> Ejecucion {
        try await marcador(
            ["calendario"] + palabras.split(separator: "|").map(String.init), entrada: entrada)
    }

    private func documento(_ palabras: String, entrada: String = "") async throws
        -> DocumentoDelTorneo
    {
        let hecho = try await calendario(palabras + "|--formato|json", entrada: entrada)
        #expect(hecho.codigo == 0, "\(hecho.errores)")
        return try DocumentoDelTorneo(json: Data(hecho.salida.utf8))
    }

    @Test("la liga de cinco, como la lee una persona")
    func ligaEnTexto() async throws {
        let hecho = try await calendario("--equipos|5|--sistema|liga")
        #expect(hecho.codigo == 0 && hecho.errores.isEmpty)
        #expect(
            hecho.salida.hasPrefix(
                """
                Jornada 1
                  1  Equipo 2  –  Equipo 5
                  2  Equipo 4  –  Equipo 3
                  Descansa: Equipo 1

                Jornada 2
                """))
        #expect(hecho.salida.components(separatedBy: "Descansa: ").count == 6)
    }

    @Test("las horas y los campos, en CSV")
    func conHoras() async throws {
        let hecho = try await calendario(
            "--equipos|4|--sistema|eliminatoria|--inicio|2026-09-05 10:00|--campos|2"
                + "|--descanso|30|--formato|csv")
        #expect(
            hecho.salida
                == [
                    "numero,ronda,grupo,llave,fecha,hora,zona,campo,local,visitante",
                    "1,Semifinales,,1,2026-09-05,10:00,Europe/Madrid,Campo 1,Equipo 1,Equipo 4",
                    "2,Semifinales,,2,2026-09-05,10:00,Europe/Madrid,Campo 2,Equipo 2,Equipo 3",
                    "3,Final,,3,2026-09-05,12:00,Europe/Madrid,Campo 1,"
                        + "Ganador de la llave 1,Ganador de la llave 2",
                ].map { $0 + "\r\n" }.joined())
    }

    @Test("los partidos duran en el calendario lo que se ha dicho")
    func duracionEnElCalendario() async throws {
        let hecho = try await calendario(
            "--equipos|4|--sistema|liga|--inicio|2026-09-05 10:00|--duracion|50|--formato|ics")
        #expect(hecho.salida.components(separatedBy: "DURATION:PT50M").count == 7)
        #expect(!hecho.salida.contains("DURATION:PT105M"))
    }

    @Test(
        "lo que no cabe en un formato se dice", arguments: ["csv", "txt", "ics"],
        ["eliminatoria", "suizo"])
    func noCabe(formato: String, sistema: String) async throws {
        let hecho = try await calendario(
            "--equipos|5|--sistema|\(sistema)|--formato|\(formato)"
                + "|--inicio|2026-09-05 10:00")
        #expect(hecho.codigo == 0)
        #expect(hecho.errores.contains("solo caben enteros en --formato json"))
    }

    @Test("un deseo con las horas al revés se rechaza, y se dice cuál")
    func deseoAlReves() async throws {
        let hecho = try await calendario(
            "--equipos|4|--sistema|liga|--inicio|2026-09-05 10:00|--deseo|Equipo 1=12:00-11:00")
        #expect(hecho.codigo == 2)
        #expect(hecho.errores.contains("Equipo 1=12:00-11:00"))
    }

    @Test(
        "cada sistema da un torneo.json que se puede servir",
        arguments: [
            ("--equipos|6|--sistema|liga|--vueltas|2", 30, 0),
            ("--equipos|12|--sistema|grupos|--grupos|3|--clasifican|2|--mejores|2", 18, 7),
            ("--equipos|6|--sistema|eliminatoria|--tercer-puesto", 2, 6),
            ("--equipos|4|--sistema|doble-eliminacion", 2, 7),
            ("--equipos|7|--sistema|suizo|--rondas|3", 3, 6),
        ])
    func documentos(_ palabras: String, partidos: Int, cruces: Int) async throws {
        for horas in ["", "|--inicio|2026-09-05 10:00|--campos|2"] {
            let documento = try await documento(palabras + horas)
            #expect(documento.partidos.count == partidos)
            #expect(documento.cuadro?.cruces.count ?? 0 == cruces)
            #expect(
                documento.partidos.allSatisfy {
                    ($0.ficha.programacion?.zona == "Europe/Madrid") == !horas.isEmpty
                })
        }
    }

    @Test("los equipos de un fichero: uno por línea, o los de un torneo")
    func deFichero() async throws {
        let lista = "equipo\r\nRayo FC\r\n# nadie\r\n\r\n  Toros\r\nÁguilas\r\n"
        let deLista = try await documento("--equipos|-|--sistema|liga", entrada: lista)
        #expect(deLista.equipos.map(\.nombre) == ["Rayo FC", "Toros", "Águilas"])
        let torneo = String(decoding: try deLista.aJson(), as: UTF8.self)
        let deTorneo = try await documento("-|--sistema|eliminatoria", entrada: torneo)
        #expect(deTorneo.equipos.map(\.nombre) == ["Rayo FC", "Toros", "Águilas"])
        let csv = "equipo;jugador;dorsal\nRayo FC;Ana;9\nRayo FC;Luis;\nToros;Iván;7\n"
        let deTabla = try await documento("--equipos|-|--sistema|liga", entrada: csv)
        #expect(deTabla.equipos.map(\.plantilla.count) == [2, 1])
    }

    @Test("la misma semilla sortea lo mismo")
    func semilla() async throws {
        let pedido = "--equipos|16|--sistema|grupos|--grupos|4|--semilla|"
        let uno = try await calendario(pedido + "7")
        #expect(try await calendario(pedido + "7").salida == uno.salida)
        #expect(try await calendario(pedido + "8").salida != uno.salida)
    }

    @Test("una jornada por semana, y la hora no se mueve con el cambio de hora")
    func porSemanas() async throws {
        let documento = try await documento(
            "--equipos|4|--sistema|liga|--inicio|2026-10-18 10:30|--cada|7|--campos|2")
        let cuando = documento.partidos.compactMap(\.ficha.programacion)
        #expect(
            cuando.map(\.fecha.description) == [
                "2026-10-18", "2026-10-18", "2026-10-25", "2026-10-25", "2026-11-01", "2026-11-01",
            ])
        #expect(cuando.allSatisfy { $0.hora == Hora(hora: 10, minuto: 30) })
    }

    @Test(
        "una hora que el reloj se salta o repite se avisa",
        arguments: [
            ("2026-03-29 02:30", "no existe"), ("2026-10-25 02:30", "dos veces"),
            ("2026-03-29 03:30", ""), ("2026-10-25 03:30", ""),
        ])
    func cambioDeHora(_ inicio: String, aviso: String) async throws {
        let hecho = try await calendario("--equipos|2|--sistema|liga|--inicio|\(inicio)")
        #expect(hecho.codigo == 0)
        #expect(aviso.isEmpty ? hecho.errores.isEmpty : hecho.errores.contains(aviso))
    }

    @Test(
        "lo imposible acaba con 1 y dice qué condición estorba",
        arguments: [
            ("--equipos|201|--sistema|liga", "entre 2 y 200"),
            ("--equipos|5|--sistema|grupos|--grupos|3", "cada uno necesita dos"),
            ("--equipos|8|--sistema|grupos|--grupos|4|--clasifican|3", "el menor tiene 2"),
            ("--equipos|20|--sistema|suizo|--rondas|15", "entre 1 y 10"),
            (
                "--equipos|8|--sistema|liga|--inicio|2026-09-05 10:00|--dias|1",
                "caben 12 partidos y hay que jugar 28"
            ),
            (
                "--equipos|4|--sistema|liga|--inicio|2026-09-05 10:00|--fin|13:00|--campos|3"
                    + "|--dias|1|--descanso|30",
                "menos descanso"
            ),
            (
                "--equipos|4|--sistema|liga|--inicio|2026-09-05 10:00|--fin|13:00|--campos|2"
                    + "|--dias|1|--arbitros|1",
                "sin el límite de árbitros"
            ),
        ])
    func imposible(_ palabras: String, frase: String) async throws {
        let hecho = try await calendario(palabras)
        #expect(hecho.codigo == 1 && hecho.salida.isEmpty)
        #expect(hecho.errores.contains(frase), "\(hecho.errores)")
    }

    @Test(
        "mal usada acaba con 2",
        arguments: [
            ("", "Falta cuántos equipos"), ("--equipos|4", "Falta el sistema"),
            ("--equipos|1|--sistema|liga", "de 2 a"), ("--equipos|4|--sistema|copa", "suizo"),
            ("--equipos|4|--sistema|liga|--campos|2", "--inicio"),
            ("--equipos|4|--sistema|liga|--inicio|mañana", "2026-09-05 10:00"),
            ("--equipos|4|--sistema|liga|--inicio|2026-02-30 10:00", "2026-09-05 10:00"),
            (
                "--equipos|4|--sistema|liga|--inicio|2026-09-05 10:00|--zona|Europa/Madriz",
                "Europe/Madrid"
            ),
            (
                "--equipos|4|--sistema|liga|--inicio|2026-09-05 10:00|--fin|10:30", "22:00"
            ),
            ("--equipos|4|otro|--sistema|liga", "Sobra «otro»"),
        ])
    func malUsada(_ palabras: String, frase: String) async throws {
        let hecho = try await calendario(palabras)
        #expect(hecho.codigo == 2 && hecho.salida.isEmpty)
        #expect(hecho.errores.contains(frase), "\(hecho.errores)")
    }

    @Test("un equipo dos veces en la lista se dice por su nombre")
    func repetido() async throws {
        let hecho = try await calendario("-|--sistema|liga", entrada: "Toros\nLobos\nToros\n")
        #expect(hecho.codigo == 1 && hecho.errores.contains("«Toros» está dos veces"))
    }
}
