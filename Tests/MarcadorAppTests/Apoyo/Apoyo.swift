import Foundation
import Synchronization
import Testing

@testable import MarcadorApp

/// A folder of one test, gone with it.
final class CarpetaTemporal: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "marcador-pruebas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file of the folder, which need not exist.
    func fichero(_ nombre: String) -> URL { url.appending(path: nombre) }

    /// A file that nobody can write, not even root: its folder is a file.
    func imposible(_ nombre: String = "torneo.json") throws -> URL {
        let muro = fichero("muro")
        try Data("muro".utf8).write(to: muro)
        return muro.appending(path: nombre)
    }

    /// A file that can be written but not renamed to put it aside: the new name would be too long.
    var nombreQueNoSeAparta: URL { fichero(String(repeating: "x", count: 241) + ".json") }

    /// The names in the folder, hidden ones too.
    var contenido: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}

/// The lines logged during some work.
func registro(_ trabajo: () async throws -> Void) async rethrows -> [String] {
    let lineas = Lineas()
    try await Registro.$destino.withValue(lineas.anadir) { try await trabajo() }
    return lineas.todas
}

private final class Lineas: Sendable {
    private let lineas = Mutex<[String]>([])
    var todas: [String] { lineas.withLock { $0 } }
    @Sendable func anadir(_ linea: String) { lineas.withLock { $0.append(linea) } }
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

/// Chance that is the same in every run.
struct Azar: RandomNumberGenerator {
    private var estado: UInt64

    init(semilla: UInt64) { estado = semilla }

    mutating func next() -> UInt64 {
        estado &+= 0x9E37_79B9_7F4A_7C15
        var z = estado
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
