import Foundation
import MarcadorApp
import Observation
import Testing
import Torneo

/// The built command serving, to be killed.
@MainActor
private final class Servidor {
    let carpeta: URL
    private(set) var direccion = URL(filePath: "/")
    private var puerto = 0
    private var proceso: Process?

    init(carpeta: URL) { self.carpeta = carpeta }

    /// Starts it, the first time on any free port, and returns when it listens.
    func abrir() async throws {
        let proceso = Process()
        proceso.executableURL = ejecutable
        proceso.arguments = [
            "servir", "--puerto", "\(puerto)", "--datos", carpeta.path, "-msPorMinuto", "3600000",
        ]
        let tubo = Pipe()
        proceso.standardOutput = tubo
        proceso.standardError = FileHandle.nullDevice
        try proceso.run()
        self.proceso = proceso
        let linea = await Task.detached {
            String(decoding: tubo.fileHandleForReading.availableData, as: UTF8.self)
        }.value
        let dicha = try #require(linea.firstMatch(of: /http:\/\/localhost:(\d+)/))
        puerto = try #require(Int(dicha.1))
        direccion = try #require(URL(string: String(dicha.0)))
    }

    /// As when somebody stops it.
    func parar() async {
        guard let proceso else { return }
        proceso.terminate()
        await Task.detached { proceso.waitUntilExit() }.value
        self.proceso = nil
    }

    /// As when the plug is pulled: no time for anything.
    func matar() async {
        guard let proceso else { return }
        kill(proceso.processIdentifier, SIGKILL)
        await Task.detached { proceso.waitUntilExit() }.value
        self.proceso = nil
    }
}

/// Returns when something observed holds, woken by what changes.
@MainActor
private func cuando(_ condicion: () -> Bool) async {
    while !condicion() {
        await withCheckedContinuation { continuacion in
            _ = withObservationTracking(condicion) { continuacion.resume() }
        }
        await Task.yield()
    }
}

/// A clock of the phone that only goes on when somebody asks for another try.
private struct RelojParado: Reloj {
    var ahora: Instante { Instante(ms: 1_760_000_000_000) }

    func esperar(hasta instante: Instante) async throws {
        let (espera, _) = AsyncStream<Void>.makeStream()
        for await _ in espera {}
        throw CancellationError()
    }
}

/// The identities of what was marked, in order.
@MainActor
private final class Marcadas {
    var todas: [Identificador] = []
    var azar = SystemRandomNumberGenerator()
}

@MainActor
@Suite("Marcar mientras el servidor se muere", .timeLimit(.minutes(5)))
struct PruebasDeMuertes {
    @Test("muerto a golpes entre gol y gol, todo lo marcado está una vez y en orden")
    func muertes() async throws {
        try await conCarpeta { carpeta in
            let servidor = Servidor(carpeta: carpeta.appending(path: "servidor"))
            try await servidor.abrir()
            let marcadas = Marcadas()
            let telefono = ContenedorDelServidor(
                carpeta: CarpetaDeDatos(url: carpeta.appending(path: "telefono")),
                reloj: RelojParado(),
                nuevoId: {
                    let id = Identificador.nuevo(
                        ms: Int64(marcadas.todas.count), azar: &marcadas.azar)
                    marcadas.todas.append(id)
                    return id
                })
            let copa = TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 18)
            await telefono.seguir(servidor.direccion, copa)
            await cuando { telefono.seguido?.conexion == .enDirecto }
            let pantalla = try #require(telefono.pantalla(1))
            for ronda in 1...6 {
                for n in 1...5 {
                    await pantalla.alGol((n + ronda).isMultiple(of: 2) ? .local : .visitante)
                }
                // One more is on the disk of the server each round before it dies.
                let quedan = max(0, telefono.bandeja.marcas.count - ronda)
                await cuando { telefono.bandeja.marcas.count <= quedan }
                await servidor.matar()
                try await servidor.abrir()
                telefono.alVolver()
            }
            await cuando { telefono.bandeja.marcas.isEmpty }
            await telefono.alIrse()
            await servidor.matar()
            // Killed, the file may be behind; opened again, it is what the journal says.
            try await servidor.abrir()
            await servidor.parar()
            let datos = try Data(contentsOf: servidor.carpeta.appending(path: "torneo.json"))
            let partido = try DocumentoDelTorneo(json: datos).partidos[0]
            #expect(partido.incidencias.compactMap(\.id) == marcadas.todas)
            #expect(partido.marcador() == Marcador(local: 3 + 15, visitante: 2 + 15))
        }
    }
}
