import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El escritor del torneo")
struct PruebasDelEscritor {
    private let carpeta: CarpetaTemporal

    init() throws { carpeta = try CarpetaTemporal() }

    private var almacen: AlmacenDelTorneo { AlmacenDelTorneo(url: carpeta.fichero("torneo.json")) }

    private func documento(_ nombre: String) -> DocumentoDelTorneo {
        DocumentoDelTorneo(nombre: nombre, equipos: [], partidos: [])
    }

    @Test("asegurado está en el disco, y es lo último")
    func asegurado() async throws {
        let repositorio = RepositorioDePartidos(
            almacen: almacen, escritor: EscritorDelTorneo(almacen: almacen))
        for minuto in 1...20 {
            RegistrarGol(repositorio: repositorio)(partidoId: 2, lado: .local, minuto: minuto)
            try await repositorio.asegurar()
            #expect(
                try almacen.cargar().partidos[1].marcador()
                    == repositorio.partido(id: 2)?.marcador())
        }
    }

    @Test("los que llegan mientras se escribe comparten la siguiente, con lo último de todos")
    func comparten() async throws {
        let escritor = EscritorDelTorneo(almacen: almacen)
        let nombres = Nombres()
        var tareas: [Task<Void, any Error>] = []
        for numero in 1...200 {
            nombres.ultimo = "\(numero)"
            tareas.append(
                Task {
                    try await escritor.escribir {
                        nombres.escritos += 1
                        return self.documento(nombres.ultimo)
                    }
                })
        }
        for tarea in tareas { try await tarea.value }
        #expect(try almacen.cargar().nombre == "200")
        #expect(nombres.escritos < 200, "no se escribe una vez por petición")
    }

    @Test("lo que ya estaba escrito al volver no retrocede nunca")
    func nuncaRetrocede() async throws {
        let escritor = EscritorDelTorneo(almacen: almacen)
        let nombres = Nombres()
        let almacen = almacen
        var tareas: [Task<Bool, any Error>] = []
        for numero in 1...100 {
            tareas.append(
                Task {
                    nombres.ultimo = "\(max(numero, Int(nombres.ultimo) ?? 0))"
                    let mio = Int(nombres.ultimo) ?? 0
                    try await escritor.escribir { self.documento(nombres.ultimo) }
                    return try Int(almacen.cargar().nombre) ?? 0 >= mio
                })
        }
        for tarea in tareas { #expect(try await tarea.value) }
    }

    @Test("un fallo lo saben todos los que esperaban esa escritura, y la siguiente va")
    func unFallo() async throws {
        let escritor = EscritorDelTorneo(almacen: almacen)
        let repetido = [Ejemplo.rayo, Ejemplo.rayo]
        await #expect(throws: (any Error).self) {
            try await escritor.escribir {
                DocumentoDelTorneo(nombre: "mal", equipos: repetido, partidos: [])
            }
        }
        #expect(!almacen.existe)
        try await escritor.escribir { self.documento("bien") }
        #expect(try almacen.cargar().nombre == "bien")
    }

    @Test("un fichero ilegible también se aparta antes de escribir con escritor")
    func seAparta() async throws {
        try Data("roto".utf8).write(to: almacen.url)
        _ = try await registro {
            let repositorio = RepositorioDePartidos(
                almacen: almacen, escritor: EscritorDelTorneo(almacen: almacen))
            RegistrarGol(repositorio: repositorio)(partidoId: 2, lado: .local, minuto: 1)
            #expect(try carpeta.contenido == ["torneo.json"])
            try await repositorio.asegurar()
        }
        #expect(try carpeta.contenido == ["torneo.ilegible-1.json", "torneo.json"])
        #expect(
            try Data(contentsOf: carpeta.fichero("torneo.ilegible-1.json")) == Data("roto".utf8))
    }
}

/// What the writers of a test share.
@MainActor
private final class Nombres {
    var ultimo = "0"
    var escritos = 0
}
