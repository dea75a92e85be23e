import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

/// A whole Marcador over a data folder of its own, with a clock that stands still.
@MainActor
final class MarcadorDePrueba {
    let carpeta: URL
    let reloj = RelojDeMano()
    private(set) var casa: Casa
    private(set) var puertas: Puertas
    private(set) var aplicacion: AplicacionMarcador
    private let servicio: URL?
    private let argumentos: [String]

    /// Opens it.
    ///
    /// - Parameters:
    ///   - documentos: files of the data folder before it opens, by path.
    ///   - sinDisco: whether nothing can be written.
    ///   - servicio: where the service is; nil means here.
    ///   - argumentos: launch arguments.
    ///   - procedencia: where requests come from.
    /// - Throws: when the temporary folder cannot be written.
    init(
        _ documentos: [String: String] = [:], sinDisco: Bool = false, servicio: URL? = nil,
        argumentos: [String] = [], procedencia: Procedencia = Procedencia()
    ) throws {
        let raiz = FileManager.default.temporaryDirectory
            .appending(path: "marcador-rutas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: raiz, withIntermediateDirectories: true)
        for (camino, texto) in documentos {
            let fichero = raiz.appending(path: camino)
            try FileManager.default.createDirectory(
                at: fichero.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(texto.utf8).write(to: fichero)
        }
        if sinDisco { try Data("muro".utf8).write(to: raiz.appending(path: "muro")) }
        carpeta = sinDisco ? raiz.appending(path: "muro/datos") : raiz
        self.raiz = raiz
        self.servicio = servicio
        self.argumentos = argumentos
        casa = Self.abrir(carpeta, servicio, argumentos, reloj)
        puertas = try Self.puertas(carpeta, reloj)
        aplicacion = AplicacionMarcador(
            casa: casa, puertas: puertas, procedencia: procedencia, reloj: reloj)
        self.procedencia = procedencia
    }

    private let procedencia: Procedencia

    private static func puertas(_ carpeta: URL, _ reloj: RelojDeMano) throws -> Puertas {
        Puertas(
            almacen: FicheroDePuertas(url: CarpetaDeDatos(url: carpeta).puertas),
            cerrajero: try #require(CerrajeroDeSodio()), reloj: reloj)
    }

    private nonisolated let raiz: URL

    deinit { try? FileManager.default.removeItem(at: raiz) }

    private static func abrir(
        _ carpeta: URL, _ servicio: URL?, _ argumentos: [String], _ reloj: RelojDeMano
    ) -> Casa {
        Registro.$destino.withValue({ _ in }) {
            Casa(
                carpeta: CarpetaDeDatos(url: carpeta), servicio: servicio,
                configuracion: Configuracion(argumentos: ["-msPorMinuto", "250"] + argumentos),
                reloj: reloj)
        }
    }

    /// As if the process had died and begun again.
    func reabrir(argumentos: [String]? = nil) async {
        await parar()
        // Unlike one that is dead, the old one would go on writing what it has not yet.
        await casa.cerrar()
        casa = Self.abrir(carpeta, servicio, argumentos ?? self.argumentos, reloj)
        if let otras = try? Self.puertas(carpeta, reloj) { puertas = otras }
        aplicacion = AplicacionMarcador(
            casa: casa, puertas: puertas, procedencia: procedencia, reloj: reloj)
    }

    /// Stops the matches in play.
    func parar() async {
        for torneo in casa.torneos {
            torneo.contenedor.partidoEnJuego.tarea?.cancel()
            await torneo.contenedor.partidoEnJuego.tarea?.value
        }
    }

    /// Lets minutes of the match in play pass.
    func pasar(minutos: Int) async {
        await hasta("que se espere al reloj") { reloj.esperando > 0 }
        reloj.avanzar(ms: minutos * 250)
        await hasta("que pasen los minutos") {
            reloj.esperando > 0
                || casa.torneos.allSatisfy { $0.contenedor.partidoEnJuego.enJuego == nil }
        }
    }

    /// The tournament as it is on the disk in the end.
    func guardado(_ fichero: String = "torneo.json") async throws -> DocumentoDelTorneo {
        await casa.cerrar()
        return try DocumentoDelTorneo(json: Data(contentsOf: carpeta.appending(path: fichero)))
    }

    /// Somebody at this computer who speaks Spanish.
    var visita: Visita { Visita(aplicacion: aplicacion) }
}

/// Lets the other tasks of the main actor run until something holds.
@MainActor
func hasta(
    _ que: String, sourceLocation: SourceLocation = #_sourceLocation, _ condicion: () -> Bool
) async {
    for _ in 0..<100_000 {
        if condicion() { return }
        await Task.yield()
    }
    Issue.record("nunca llegó: \(que)", sourceLocation: sourceLocation)
}
