import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("El historial y deshacer")
struct PruebasDelHistorial {
    private let torneo = "/torneos/torneo"
    private let api = "/api/v1/torneos/torneo"

    private func marcador(_ marcador: MarcadorDePrueba) -> Marcador? {
        marcador.casa.torneos[0].partidos.partido(id: 1)?.marcador()
    }

    @Test("un gol se deshace desde su partido, se rehace desde el historial, y sigue tras reabrir")
    func deshacer() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        #expect(try await !visita.get("\(torneo)/partidos/1").texto.contains("deshacer-gol"))
        _ = try await visita.post("\(torneo)/partidos/1/goles", formulario: "lado=visitante")
        let pagina = try await visita.get("\(torneo)/partidos/1").texto
        #expect(
            pagina.contains("deshacer-gol") && pagina.contains("Gol de Iván (Toros), minuto 0"))
        #expect(pagina.contains("action=\"\(torneo)/historial/2/deshacer\""))
        let hecho = try await visita.post("\(torneo)/historial/2/deshacer", formulario: "partido=1")
        #expect(hecho.estado == 303 && hecho.cabecera("Location") == "\(torneo)/partidos/1")
        #expect(self.marcador(marcador) == Marcador(local: 3, visitante: 2))
        #expect(try await !visita.get("\(torneo)/partidos/1").texto.contains("deshacer-gol"))
        let historial = try await visita.get("\(torneo)/historial").texto
        #expect(historial.contains("Deshecho") && historial.contains(">Rehacer<"))
        #expect(historial.contains("Deshace el n.º 2: Gol de Iván (Toros), minuto 0"))
        await marcador.reabrir()
        #expect(self.marcador(marcador) == Marcador(local: 3, visitante: 2))
        let rehecho = try await marcador.visita.post(
            "\(torneo)/historial/3/deshacer", formulario: "")
        #expect(rehecho.cabecera("Location") == "\(torneo)/historial")
        #expect(self.marcador(marcador) == Marcador(local: 3, visitante: 3))
        #expect(
            try await marcador.guardado().partidos[0].marcador()
                == Marcador(local: 3, visitante: 3))
    }

    @Test("en juego, deshacer un gol lo quita también del marcador en directo")
    func enDirecto() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        _ = try await visita.post("\(torneo)/partidos/1/goles", formulario: "lado=local")
        _ = try await visita.post("\(torneo)/partidos/1/empezar", formulario: "")
        #expect(
            try await !visita.get("\(torneo)/partidos/1").texto.contains("deshacer-gol"),
            "lo de antes del saque es el guion")
        _ = try await visita.post("\(torneo)/partidos/1/goles", formulario: "lado=local")
        let directo = try #require(marcador.casa.torneos[0].directo(1))
        #expect(directo.marcador == Marcador(local: 2, visitante: 0))
        _ = try await visita.post("\(torneo)/historial/4/deshacer", formulario: "partido=1")
        #expect(directo.marcador == Marcador(local: 1, visitante: 0))
        _ = try await visita.post("\(torneo)/historial/5/deshacer", formulario: "")
        #expect(directo.marcador == Marcador(local: 2, visitante: 0))
        for (numero, frase) in [(2, "se está jugando"), (3, "se está jugando")] {
            let no = try await visita.post("\(torneo)/historial/\(numero)/deshacer", formulario: "")
            #expect(no.estado == 409 && no.texto.contains(frase))
        }
        await marcador.parar()
    }

    @Test(
        "lo que no se puede deshacer se dice y no cambia nada",
        arguments: [
            (1, 409, "El principio del torneo no se deshace"),
            (99, 404, "No existe el apunte n.º 99"), (0, 404, "No existe el apunte n.º 0"),
        ])
    func noSePuede(numero: Int, estado: Int, frase: String) async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.post(
            "\(torneo)/historial/\(numero)/deshacer", formulario: "")
        #expect(respuesta.estado == estado)
        #expect(respuesta.texto.contains(frase))
        #expect(marcador.casa.torneos[0].partidos.apuntado.apuntes.count == 1)
    }

    @Test("quien solo mira no ve el historial ni deshace nada")
    func deFuera() async throws {
        let marcador = try MarcadorDePrueba()
        _ = try await marcador.visita.post("\(torneo)/partidos/1/goles", formulario: "lado=local")
        let fuera = marcador.visita.deFuera
        let historial = try await fuera.get("\(torneo)/historial")
        #expect(historial.estado == 403 && !historial.texto.contains("Gol de"))
        #expect(try await fuera.get("\(api)/apuntes").estado == 403)
        #expect(try await !fuera.get("\(torneo)/mas").texto.contains("ver-historial"))
        #expect(try await !fuera.get("\(torneo)/partidos/1").texto.contains("/deshacer"))
        #expect(
            try await fuera.post("\(torneo)/historial/2/deshacer", formulario: "").estado == 403)
        #expect(self.marcador(marcador) == Marcador(local: 4, visitante: 2))
    }

    @Test("por la API: los apuntes desde uno, y anular con identificador, una vez")
    func laApi() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        let gol = "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10"
        let nada = "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b11"
        _ = try await visita.post(
            "\(api)/partidos/1/goles", json: #"{"lado":"local","id":"\#(gol)"}"#)
        let apuntes = try ValorJson(try await visita.get("\(api)/apuntes?desde=2").cuerpo)
        #expect(apuntes.elementos.map { $0["id"] } == [.texto(gol)])
        #expect(apuntes.elementos[0]["cuenta"] == .logico(true))
        for _ in 1...2 {
            let hecho = try await visita.post(
                "\(api)/apuntes/\(gol)/anular", json: #"{"id":"\#(nada)"}"#)
            #expect(hecho.estado == 201)
            #expect(try ValorJson(hecho.cuerpo)["de"] == .texto(gol))
            #expect(self.marcador(marcador) == Marcador(local: 3, visitante: 2))
        }
        #expect(try await visita.post("\(api)/apuntes/\(gol)/anular", json: "{}").estado == 409)
        #expect(try await visita.post("\(api)/apuntes/\(nada)x/anular", json: "{}").estado == 404)
        #expect(try await visita.get("\(api)/apuntes?desde=x").estado == 422)
        let repetido = try await visita.post(
            "\(api)/partidos/1/goles", json: #"{"lado":"local","id":"\#(gol)"}"#)
        #expect(repetido.estado == 201 && repetido.texto.contains(gol))
        #expect(self.marcador(marcador) == Marcador(local: 3, visitante: 2), "sigue deshecho")
    }

    @Test("el historial largo va por hojas, lo último primero")
    func hojas() async throws {
        let marcador = try MarcadorDePrueba()
        for _ in 1...100 {
            _ = try await marcador.visita.post(
                "\(torneo)/partidos/1/goles", formulario: "lado=local")
        }
        let primera = try await marcador.visita.get("\(torneo)/historial").texto
        let ultimo = "id=\"apunte-101\""
        #expect(primera.contains(ultimo) && !primera.contains("id=\"apunte-1\""))
        let ultima = try await marcador.visita.get("\(torneo)/historial?hoja=2").texto
        #expect(ultima.contains("id=\"apunte-1\"") && !ultima.contains(ultimo))
        #expect(try await marcador.visita.get("\(torneo)/historial?hoja=9").estado == 404)
    }

    @Test("cómo estaba tras un apunte: tabla y resultados de entonces, sin nada que cambiar")
    func entonces() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        _ = try await visita.post("\(torneo)/partidos/1/goles", formulario: "lado=visitante")
        _ = try await visita.post("\(torneo)/partidos/1/goles", formulario: "lado=visitante")
        let (antes, despues) = (
            try await visita.get("\(torneo)/historial?hasta=1"),
            try await visita.get("\(torneo)/historial?hasta=3").texto
        )
        #expect(antes.estado == 200 && antes.cabecera("Cache-Control") == "no-store")
        #expect(antes.texto.contains("<b>3-2</b>") && despues.contains("<b>3-4</b>"))
        #expect(antes.texto.contains("<table>") && !antes.texto.contains("apunte-anterior"))
        #expect(despues.contains("historial?hasta=2") && !despues.contains("apunte-siguiente"))
        #expect(!despues.contains("/deshacer"))
        #expect(despues.contains("Gol de Sofía (Toros), minuto 0"))
        #expect(despues.contains("Partido n.º 1, Rayo FC – Toros"))
        #expect(try await visita.get("\(torneo)/historial").texto.contains("historial?hasta=3"))
        for malo in ["0", "4", "x", ""] {
            #expect(
                try await visita.get("\(torneo)/historial?hasta=\(malo)").estado == 404, "\(malo)")
        }
        let fuera = try await visita.deFuera.get("\(torneo)/historial?hasta=1")
        #expect(fuera.estado == 403 && !fuera.texto.contains("<b>3-2</b>"))
    }

    @Test("el historial se descarga en CSV, una línea por apunte, solo para quien lo ve")
    func enCsv() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        _ = try await visita.post("\(torneo)/partidos/1/goles", formulario: "lado=visitante")
        _ = try await visita.post("\(torneo)/historial/2/deshacer", formulario: "")
        let csv = try await visita.get("\(torneo)/historial.csv")
        #expect(csv.cabecera("Content-Type") == "text/csv; charset=utf-8")
        #expect(csv.cabecera("Content-Disposition")?.contains("historial-torneo.csv") == true)
        let lineas = csv.texto.split(separator: "\r\n")
        #expect(lineas.count == 4 && lineas[0] == "numero,cuando,quien,que,partido,cuenta,id")
        #expect(lineas[2].contains("\"Gol de Iván (Toros), minuto 0\",1,no,"))
        #expect(lineas[3].contains("Deshace el n.º 2"))
        #expect(try await visita.deFuera.get("\(torneo)/historial.csv").estado == 403)
    }
}
