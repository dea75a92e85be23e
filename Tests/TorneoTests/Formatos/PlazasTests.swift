import Foundation
import Testing

@testable import Torneo

@Suite("Las plazas del cuadro en otros formatos")
struct PlazasTests {
    @Test(
        "Se reconocen todas, y los equipos no",
        arguments: [
            ("Ganador de la llave 1", true), ("Perdedor de la llave 12", true),
            ("1.º del grupo A", true), ("Mejor 3.º de A/B/C", true), ("Por emparejar", true),
            ("Ganador de la llave", false), ("Ganador de la llave norte", false),
            ("1.º de Mayo", false), ("Mejor Equipo", false), ("Toros", false), ("", false),
        ])
    func reconocidas(texto: String, esPlaza: Bool) {
        #expect(CruceDelCuadro.Lado.esPlaza(texto) == esPlaza)
    }

    @Test("Un CSV con plazas no inventa equipos, y lo dice con su línea")
    func csv() throws {
        let texto = """
            numero,ronda,llave,local,visitante
            1,Semifinales,1,A,B
            2,Semifinales,2,C,D
            3,Final,3,Ganador de la llave 1,Ganador de la llave 2
            """
        let leido = try importar([Data(texto.utf8)])
        #expect(leido.documento.equipos.map(\.nombre) == ["A", "B", "C", "D"])
        #expect(leido.documento.partidos.count == 2)
        #expect(leido.avisos.contains { $0.lugar?.hasPrefix("línea 4") == true })
    }

    @Test("El calendario tiene los cruces con hora y sin equipos, y no se leen como equipos")
    func calendario() throws {
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: try Plan.eliminatoria(equipos))
        let dia = try #require(Fecha("2026-09-05"))
        for posicion in 0..<3 {
            let cuando = Programacion(fecha: dia, hora: Hora(hora: 10 + posicion, minuto: 0))
            copa.cuadro?.cruces[posicion].programacion = cuando
            if posicion < 2 { copa.partidos[posicion].ficha.programacion = cuando }
        }
        let calendario = CalendarioDePartidos(copa, .init(identidad: "c", ahora: 0)).aIcs()
        #expect(calendario.contains("SUMMARY:Ganador de la llave 1 - Ganador de la llave 2"))
        #expect(calendario.contains("DTSTART:20260905T120000"))
        #expect(calendario.components(separatedBy: "BEGIN:VEVENT").count == 4)
        let vuelto = try importar([Data(calendario.utf8)])
        #expect(vuelto.documento.equipos.count == 4 && vuelto.documento.partidos.count == 2)
        let suyo = CalendarioDePartidos(copa, .init(identidad: "c", equipo: equipos[0], ahora: 0))
        #expect(suyo.aIcs().components(separatedBy: "BEGIN:VEVENT").count == 2)
    }

    @Test("Un calendario cortado se dice con su línea", arguments: [true, false])
    func cortado(enElEvento: Bool) throws {
        let evento = "BEGIN:VEVENT\nSUMMARY:A - B\nDTSTART:20260905T120000\n"
        let texto =
            "BEGIN:VCALENDAR\n" + evento + "END:VEVENT\n" + (enElEvento ? evento : "")
        let leido = try importar([Data(texto.utf8)])
        #expect(
            leido.avisos.contains {
                $0.lugar == (enElEvento ? "línea 6" : "línea 5") && $0.frase.contains("cortado")
            }, "\(leido.avisos)")
    }
}

@Suite("Lo que no es ningún torneo")
struct NadaQueLeerTests {
    @Test(
        "Se dice qué es, y no se lee nada",
        arguments: [
            (Data(), ErrorDeCarga.vacio), (Data(" \n\n".utf8), .vacio),
            (Data([0x50, 0x4B, 3, 4, 20, 0, 0, 0, 8]), .noEsTexto),
            (Data((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 97 ^ $0 >> 3) }), .noEsTexto),
            (
                Data("a,b,c\n1,2,3\n".utf8),
                .sinPartidos(formato: "CSV (hacen falta columnas como «local» y «visitante»)")
            ),
            (Data("local,visitante,goles_local,goles_visitante\n".utf8), .sinFilas),
            (Data("local,visitante\n\"A,B\n".utf8), .comillasSinCerrar(linea: 2)),
            (
                Data("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:A - B\r\n".utf8),
                .eventoCortado(linea: 2)
            ),
        ])
    func nada(datos: Data, error: ErrorDeCarga) {
        #expect(throws: error) { try importar([datos]) }
        #expect(error.errorDescription?.isEmpty == false)
    }

    @Test("Varios ficheros que no son tablas")
    func varios() {
        let json = Data(#"{"nombre": "C", "equipos": [], "partidos": []}"#.utf8)
        #expect(throws: ErrorDeCarga.variosNoSonCsv) { try importar([json, json]) }
    }

    @Test("Un equipo que parece un marcador se escribe de otra manera en football.txt, y se dice")
    func marcadorEnElNombre() throws {
        let equipos = ["A 2-1 B", "Toros"].compactMap { Equipo(nombre: $0, plantilla: []) }
        let liga = DocumentoDelTorneo(nombre: "Liga", plan: try Plan.liga(equipos))
        let (texto, avisos) = liga.aFootballTxt()
        #expect(avisos.contains { $0.contains("«A 2-1 B»") })
        let vuelto = try importar([Data(texto.utf8)]).documento
        #expect(Set(vuelto.equipos.map(\.nombre)) == ["A 2‐1 B", "Toros"])
    }
}
