import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("La bandeja de salida")
struct PruebasDeLaBandeja {
    private let carpeta: CarpetaTemporal
    private var url: URL { carpeta.fichero("salida.json") }

    init() throws { carpeta = try CarpetaTemporal() }

    @Test("lo anotado está en el disco, en orden, con su rechazo, cuando se ha contestado")
    func enElDisco() async throws {
        let bandeja = BandejaDeSalida(url: url)
        for n in 1...3 { try await bandeja.anotar(.prueba(UInt64(n), minuto: n)) }
        #expect(BandejaDeSalida(url: url).marcas == bandeja.marcas)
        let rechazo = RechazoDeMarca(codigo: 409, motivo: "Nadie FC no tiene jugadores")
        await bandeja.rechazar(bandeja.marcas[1].id, rechazo)
        await bandeja.quitar(bandeja.marcas[0].id)
        let leida = BandejaDeSalida(url: url)
        #expect(leida.pendientes.map(\.minuto) == [3])
        #expect(leida.rechazadas.map(\.minuto) == [2])
        #expect(leida.rechazadas.first?.rechazo == rechazo)
        #expect(leida.ficheroIlegible == nil)
    }

    @Test("una rechazada vuelve a la cola, detrás; lo descartado no vuelve")
    func decidir() async throws {
        let bandeja = BandejaDeSalida(url: url)
        for n in 1...3 { try await bandeja.anotar(.prueba(UInt64(n), minuto: n)) }
        let una = bandeja.marcas[0].id
        await bandeja.rechazar(una, RechazoDeMarca(codigo: 403, motivo: "no"))
        #expect(bandeja.pendientes.map(\.minuto) == [2, 3])
        await bandeja.reintentar(una)
        #expect(bandeja.pendientes.map(\.minuto) == [2, 3, 1])
        await bandeja.rechazar(una, RechazoDeMarca(codigo: 403, motivo: "no"))
        await bandeja.descartar(una)
        #expect(BandejaDeSalida(url: url).marcas.map(\.minuto) == [2, 3])
        await bandeja.descartar(bandeja.marcas[0].id)
        #expect(BandejaDeSalida(url: url).marcas.map(\.minuto) == [3], "tampoco la que espera")
    }

    @Test(
        "un gol que se quitó y que el servidor no quiere, o que se tira, no deja rastro",
        arguments: [false, true])
    func golQuitado(tirado: Bool) async throws {
        let bandeja = BandejaDeSalida(url: url)
        for marca in [MarcaPendiente.prueba(1), .prueba(2, anula: 1), .prueba(3)] {
            try await bandeja.anotar(marca)
        }
        if tirado {
            await bandeja.descartar(bandeja.marcas[0].id)
        } else {
            await bandeja.rechazar(
                bandeja.marcas[0].id, RechazoDeMarca(codigo: 409, motivo: "no"))
        }
        #expect(BandejaDeSalida(url: url).marcas == [.prueba(3)])
    }

    @Test("lo que esperaba para un servidor espera para su dirección nueva, igual en lo demás")
    func mudar() async throws {
        let bandeja = BandejaDeSalida(url: url)
        let nueva = try #require(URL(string: "http://10.0.0.9:8080"))
        let otra = try #require(URL(string: "http://10.0.0.7:8080"))
        for marca in [MarcaPendiente.prueba(1), .prueba(2, servidor: otra), .prueba(3, anula: 1)] {
            try await bandeja.anotar(marca)
        }
        await bandeja.rechazar(
            bandeja.marcas[2].id, RechazoDeMarca(codigo: 404, motivo: "no"))
        let antes = bandeja.marcas
        await bandeja.mudar(de: MarcaPendiente.unServidor, a: nueva)
        let leida = BandejaDeSalida(url: url)
        #expect(leida.marcas.map(\.servidor) == [nueva, otra, nueva])
        #expect(leida.marcas.map(\.id) == antes.map(\.id))
        #expect(leida.marcas.map(\.rechazo) == antes.map(\.rechazo))
        #expect(leida.marcas.map(\.anula) == antes.map(\.anula))
    }

    @Test(
        "un fichero que no se entiende se aparta entero, y se dice",
        arguments: [
            "", "{", "[]", #"{"version":2,"marcas":[]}"#, #"{"version":1}"#,
            #"{"version":1,"marcas":[{"id":"1"}]}"#,
        ])
    func ilegible(texto: String) async throws {
        try Data(texto.utf8).write(to: url)
        let lineas = try await registro {
            let bandeja = BandejaDeSalida(url: url)
            #expect(bandeja.marcas.isEmpty)
            #expect(bandeja.ficheroIlegible == "salida.json")
            #expect(try Data(contentsOf: url) == Data(texto.utf8), "aún no se ha tocado")
            try await bandeja.anotar(.prueba(1))
        }
        #expect(lineas.first == "salida.json ILEGIBLE; el fichero se conserva")
        #expect(
            try Data(contentsOf: carpeta.fichero("salida.ilegible-1.json")) == Data(texto.utf8))
        #expect(BandejaDeSalida(url: url).marcas.count == 1)
    }

    @Test("dos marcas con el mismo identificador en el fichero no son de fiar")
    func repetidas() async throws {
        let bandeja = BandejaDeSalida(url: url)
        try await bandeja.anotar(.prueba(1))
        try await bandeja.anotar(.prueba(2))
        let texto = try String(contentsOf: url, encoding: .utf8)
            .replacing(bandeja.marcas[1].id.description, with: bandeja.marcas[0].id.description)
        try Data(texto.utf8).write(to: url)
        #expect(BandejaDeSalida(url: url).ficheroIlegible == "salida.json")
    }

    @Test("si el disco no quiere, la marca está y se dice; cuando quiere, se guarda todo")
    func sinDisco() async throws {
        let imposible = try carpeta.imposible("salida.json")
        let bandeja = BandejaDeSalida(url: imposible)
        await #expect(throws: ErrorDeDisco.self) { try await bandeja.anotar(.prueba(1)) }
        #expect(bandeja.pendientes.count == 1)
        #expect(bandeja.sinGuardar)
        try FileManager.default.removeItem(at: imposible.deletingLastPathComponent())
        try await bandeja.anotar(.prueba(2))
        #expect(!bandeja.sinGuardar)
        #expect(BandejaDeSalida(url: imposible).marcas.count == 2)
    }

    @Test("llena, no admite otra y no cambia nada")
    func llena() async throws {
        let bandeja = BandejaDeSalida()
        for n in 0..<BandejaDeSalida.maximo { try await bandeja.anotar(.prueba(UInt64(n))) }
        await #expect(throws: BandejaDeSalida.Llena.self) {
            try await bandeja.anotar(.prueba(9999))
        }
        #expect(bandeja.marcas.count == BandejaDeSalida.maximo)
    }
    @Test("lo que no se puede leer no se toca; lo marcado está, y se dice que no se guarda")
    func inaccesible() async throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let bandeja = BandejaDeSalida(url: url)
        #expect(bandeja.ficheroIlegible == "salida.json")
        await #expect(throws: ErrorDeDisco.self) { try await bandeja.anotar(.prueba(1)) }
        #expect(bandeja.sinGuardar && bandeja.pendientes.count == 1)
        #expect(try carpeta.contenido == ["salida.json"])
    }
}
