import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("La eliminatoria de un torneo que se juega")
struct PruebasDeEliminatoriaViva {
    private let base = "/torneos/torneo"
    private let api = "/api/v1/torneos/torneo"

    /// Four teams, two semi-finals, a final that nobody knows yet.
    private func copa(_ plan: (([Equipo]) throws -> Plan<Equipo>)? = nil) throws -> String {
        let equipos = ["Rayo", "Toros", "Lobos", "Linces"].compactMap {
            Equipo(nombre: $0, plantilla: [Jugador(nombre: "\($0) 1", dorsal: 1)])
        }
        let plan = try plan?(equipos) ?? Plan.eliminatoria(equipos)
        return String(
            decoding: try DocumentoDelTorneo(nombre: "Copa", plan: plan).aJson(), as: UTF8.self)
    }

    private func marcador(_ documento: String) throws -> (MarcadorDePrueba, TorneoServido) {
        let marcador = try MarcadorDePrueba(["torneo.json": documento])
        return (marcador, marcador.casa.torneos[0])
    }

    /// Plays a match to its end with some goals of the home side.
    private func jugar(_ numero: Int, goles: Int, en marcador: MarcadorDePrueba) async throws {
        let visita = marcador.visita
        let empezado = try await visita.post(
            "\(api)/partidos/\(numero)/empezar", json: #"{"duracion":60}"#)
        #expect(empezado.estado == 200, "\(empezado.texto)")
        for _ in 0..<goles {
            _ = try await visita.post("\(api)/partidos/\(numero)/goles", json: #"{"lado":"local"}"#)
        }
        await marcador.pasar(minutos: 60)
        await hasta("que acabe") {
            marcador.casa.torneos[0].contenedor.partidoEnJuego.enJuego == nil
        }
    }

    private func resultado(
        _ numero: Int, _ json: String, _ marcador: MarcadorDePrueba
    ) async throws -> Respuesta {
        try await marcador.visita.post("\(api)/partidos/\(numero)/resultado", json: json)
    }

    @Test("al acabar el último partido de los grupos, el siguiente está en la lista y en el cuadro")
    func trasLosGrupos() async throws {
        let (marcador, torneo) = try marcador(
            copa { try Plan.grupos([[$0[0], $0[1]], [$0[2], $0[3]]], clasifican: 1) })
        let visita = marcador.visita
        #expect(torneo.partidos.cuantos == 2)
        #expect(try await visita.get("\(base)/eliminatoria").texto.contains("1.º del grupo A"))
        #expect(try await !visita.get("\(base)/partidos").texto.contains("id=\"partido-3\""))
        try await jugar(1, goles: 1, en: marcador)
        #expect(torneo.partidos.cuantos == 2)
        try await jugar(2, goles: 2, en: marcador)
        #expect(torneo.partidos.cuantos == 3)
        let partidos = torneo.partidos.documento.partidos
        #expect(
            partidos[2].local === partidos[0].local && partidos[2].visitante === partidos[1].local)
        #expect(try await visita.get("\(base)/partidos").texto.contains("id=\"partido-3\""))
        let cuadro = try await visita.get("\(base)/eliminatoria").texto
        #expect(!cuadro.contains("grupo A") && cuadro.contains("\(base)/partidos/3"))
        #expect(try await visita.get("\(base)/partidos/3").texto.contains("Empezar partido"))
        #expect(try await visita.get("\(base)/equipos/1").texto.contains("partidos/3"))
        try await torneo.partidos.asegurar()
        let guardado = try await marcador.guardado()
        #expect(guardado.partidos.count == 3 && guardado.cuadro?.cruces.last?.partido == 3)
        #expect(try await visita.get("\(api)/partidos/3").estado == 200)
    }

    @Test("un empate pide lo que lo decide, y la tanda dice quién sigue; sin JavaScript")
    func empate() async throws {
        let (marcador, torneo) = try marcador(copa())
        let visita = marcador.visita
        try await jugar(1, goles: 0, en: marcador)
        try await jugar(2, goles: 1, en: marcador)
        #expect(torneo.partidos.cuantos == 2)
        let pagina = try await visita.get("\(base)/partidos/1").texto
        #expect(pagina.contains("Empate: falta la prórroga") && pagina.contains(" open>"))
        #expect(try await visita.get("\(base)/eliminatoria").texto.contains("falta la prórroga"))
        let mudo = try await visita.post(
            "\(base)/partidos/1/resultado",
            formulario: "local=0&visitante=0&prorroga-local=1&prorroga-visitante=1&tanda-local=4")
        #expect(mudo.estado == 422 && mudo.texto.contains("«Tanda de penaltis»"))
        let enviado = try await visita.post(
            "\(base)/partidos/1/resultado",
            formulario: "local=0&visitante=0&prorroga-local=1&prorroga-visitante=1"
                + "&tanda-local=2&tanda-visitante=4")
        #expect(enviado.estado == 303 && enviado.cabecera("Location") == "\(base)/partidos/1")
        let final = try #require(torneo.partidos.partido(id: 3))
        #expect(final.local === torneo.partidos.partido(id: 1)?.visitante)
        let decidido = try await visita.get("\(base)/partidos/1").texto
        #expect(decidido.contains("<span class=\"cifra\">1</span>"))
        #expect(!decidido.contains("falta la"))
        #expect(
            try await marcador.guardado().partidos[0].ficha.tanda
                == Marcador(local: 2, visitante: 4))
        #expect(torneo.directo(2)?.terminado == true, "el otro sigue en su barra")
    }

    @Test("una corrección cambia a quien aún no juega; si ya juega se rechaza con el motivo")
    func correccion() async throws {
        let (marcador, torneo) = try marcador(copa())
        func quien() -> String? { torneo.partidos.partido(id: 3)?.local.nombre }
        for numero in [1, 2] {
            let puesto = try await resultado(numero, #"{"local":1,"visitante":0}"#, marcador)
            #expect(puesto.estado == 200, "\(puesto.texto)")
        }
        let primero = quien()
        #expect(try await resultado(1, #"{"local":1,"visitante":2}"#, marcador).estado == 200)
        #expect(quien() != primero && quien() != nil)
        let visita = marcador.visita
        #expect(try await visita.get("\(base)/partidos/3").texto.contains(quien() ?? "?"))
        #expect(try await resultado(1, #"{"local":2,"visitante":2}"#, marcador).estado == 200)
        let espera = try await visita.post("\(api)/partidos/3/empezar", json: "{}")
        #expect(espera.estado == 409 && espera.texto.contains("Todavía no se sabe quién juega"))
        let gol = try await visita.post("\(api)/partidos/3/goles", json: #"{"lado":"local"}"#)
        #expect(gol.estado == 409)
        #expect(try await resultado(1, #"{"local":1,"visitante":0}"#, marcador).estado == 200)
        #expect(try await visita.post("\(api)/partidos/3/empezar", json: "{}").estado == 200)
        let antes = torneo.partidos.partidos
        for json in [#"{"local":0,"visitante":1}"#, #"{"local":1,"visitante":1}"#] {
            let rechazo = try await resultado(1, json, marcador)
            #expect(rechazo.estado == 409)
            #expect(rechazo.texto.contains("n.º 3 ya ha empezado y sus equipos dependen del n.º 1"))
        }
        let ultimo = try await visita.post(
            "\(api)/partidos/1/goles", json: #"{"lado":"visitante"}"#)
        #expect(ultimo.estado == 409, "un gol que lo empata tampoco")
        #expect(torneo.partidos.partidos == antes)
        #expect(try await resultado(1, #"{"local":3,"visitante":0}"#, marcador).estado == 200)
        await marcador.parar()
    }

    @Test(
        "lo que no puede ser no cambia nada",
        arguments: [
            (1, #"{"local":-1,"visitante":0}"#, 422), (1, #"{"local":1}"#, 400),
            (1, #"{"local":1,"visitante":1,"tanda":{"local":3,"visitante":3}}"#, 422),
            (99, #"{"local":1,"visitante":0}"#, 404),
        ])
    func imposible(numero: Int, json: String, estado: Int) async throws {
        let (marcador, torneo) = try marcador(copa())
        let antes = torneo.partidos.partidos
        #expect(try await resultado(numero, json, marcador).estado == estado)
        #expect(torneo.partidos.partidos == antes)
    }

    @Test("mientras se juega no se pone el resultado")
    func enJuego() async throws {
        let (marcador, _) = try marcador(copa())
        _ = try await marcador.visita.post("\(api)/partidos/1/empezar", json: "{}")
        #expect(try await resultado(1, #"{"local":1,"visitante":0}"#, marcador).estado == 409)
        let pagina = try await marcador.visita.get("\(base)/partidos/1").texto
        #expect(pagina.contains("<div id=\"decision\" hidden>"))
        await marcador.parar()
    }

    @Test("tras reabrir, la final sigue ahí y se juega")
    func reabrir() async throws {
        let (marcador, _) = try marcador(copa())
        for numero in [1, 2] { try await jugar(numero, goles: 1, en: marcador) }
        await marcador.reabrir()
        #expect(marcador.casa.torneos[0].partidos.cuantos == 3)
        try await jugar(3, goles: 1, en: marcador)
        let cuadro = try await marcador.visita.get("\(base)/eliminatoria").texto
        #expect(cuadro.contains("class=\"lado pasa\""))
    }

    @Test("la siguiente ronda de un suizo se empareja con los resultados de la anterior")
    func suizo() async throws {
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        let primera = try Suizo.emparejar(equipos.map { EnSuizo($0) }, despues: 1)
        let documento = DocumentoDelTorneo(
            nombre: "Suizo", plan: try Plan.suizo(equipos, rondas: 2), primeraRonda: primera.cruces)
        let (marcador, torneo) = try marcador(String(decoding: documento.aJson(), as: UTF8.self))
        let visita = marcador.visita
        let pronto = try await visita.post("\(api)/rondas", json: "")
        #expect(pronto.estado == 409 && pronto.texto.contains("La ronda 1 no ha terminado"))
        for numero in [1, 2] {
            #expect(
                try await resultado(numero, #"{"local":1,"visitante":0}"#, marcador).estado == 200)
        }
        let pagina = try await visita.get("\(base)/partidos").texto
        #expect(pagina.contains("Emparejar la siguiente ronda"))
        #expect(
            try await !visita.deFuera.get("\(base)/partidos").texto.contains("Emparejar la sig"))
        let emparejada = try await visita.post("\(base)/rondas", formulario: "")
        #expect(emparejada.estado == 303 && emparejada.cabecera("Location") == "\(base)/partidos")
        #expect(torneo.partidos.cuantos == 4)
        #expect(torneo.partidos.partido(id: 3)?.ficha.ronda == "Ronda 2")
        #expect(try await visita.get("\(base)/partidos").texto.contains("id=\"partido-4\""))
        #expect(
            try await !visita.get("\(base)/partidos").texto.contains("Emparejar la siguiente"))
        #expect(try await visita.post("\(api)/rondas", json: "").texto.contains("todas las rondas"))
        #expect(try await marcador.guardado().partidos.count == 4)
    }

    @Test("los terceros, si solo pasan los mejores, se comparan debajo de los grupos")
    func terceros() async throws {
        let equipos = (1...6).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        let plan = try Plan.grupos(
            [Array(equipos[0..<3]), Array(equipos[3..<6])], clasifican: 1, mejores: 1)
        let documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        let (marcador, _) = try marcador(String(decoding: documento.aJson(), as: UTF8.self))
        let tabla = try await marcador.visita.get("\(base)/tabla").texto
        #expect(tabla.contains("Los 2.º de grupo, de mejor a peor"))
        #expect(tabla.contains("id=\"tabla-3\"") && !tabla.contains("id=\"tabla-4\""))
        let (otro, _) = try self.marcador(copa())
        #expect(try await !otro.visita.get("\(base)/tabla").texto.contains("de mejor a peor"))
    }

    @Test("un cruce sin equipos recibe día, hora y campo, y su partido los tiene cuando llega")
    func cruceMovido() async throws {
        let (marcador, torneo) = try marcador(copa())
        let visita = marcador.visita
        let mesa = "\(base)/mesa/calendario"
        let pagina = try await visita.get(mesa).texto
        #expect(pagina.contains("id=\"mover-cruce\"") && pagina.contains("<option value=\"3\""))
        let cuando = "que=cruce&cruce=3&fecha=2027-06-05&hora=18:00&campo=Central"
        let vista = try await visita.post(mesa, formulario: cuando)
        #expect(vista.texto.contains("El cruce n.º 3, a Sáb 5 jun 2027, 18:00, Central"))
        #expect(try await visita.post(mesa, formulario: cuando + "&seguro=si").estado == 303)
        #expect(try await visita.get(mesa).texto.contains("Sáb 5 jun 2027, 18:00 · Central"))
        for numero in 1...2 {
            let puesto = try await resultado(numero, #"{"local":1,"visitante":0}"#, marcador)
            #expect(puesto.estado == 200)
        }
        let final = try #require(torneo.partidos.documento.partidos.dropFirst(2).first)
        #expect(final.ficha.campo == "Central")
        #expect(final.ficha.programacion?.enTexto == "2027-06-05 18:00")
        #expect(try await !visita.get(mesa).texto.contains("id=\"mover-cruce\""))
        let malo = try await visita.post(mesa, formulario: "que=cruce&cruce=9&seguro=si")
        #expect(malo.estado == 404)
    }
}
