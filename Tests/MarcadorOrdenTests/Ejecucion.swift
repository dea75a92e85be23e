import Foundation

/// What a run of the built command said.
struct Ejecucion {
    let codigo: Int32
    let salida: String
    let errores: String
}

/// Runs the built command as somebody in a terminal would, without a terminal.
///
/// - Parameters:
///   - argumentos: the words after `marcador`.
///   - entrada: what comes on the standard input.
/// - Returns: what it said.
/// - Throws: when it could not be run.
func marcador(_ argumentos: [String], entrada: String = "") async throws -> Ejecucion {
    try await conCarpeta { carpeta in
        let ficheros = ["entrada", "salida", "errores"].map { carpeta.appending(path: $0) }
        try Data(entrada.utf8).write(to: ficheros[0])
        for fichero in ficheros[1...] { try Data().write(to: fichero) }
        let proceso = Process()
        proceso.executableURL = ejecutable
        proceso.arguments = argumentos
        proceso.standardInput = try FileHandle(forReadingFrom: ficheros[0])
        proceso.standardOutput = try FileHandle(forWritingTo: ficheros[1])
        proceso.standardError = try FileHandle(forWritingTo: ficheros[2])
        let codigo = try await withCheckedThrowingContinuation { continuacion in
            proceso.terminationHandler = { continuacion.resume(returning: $0.terminationStatus) }
            do {
                try proceso.run()
            } catch {
                continuacion.resume(throwing: error)
            }
        }
        return Ejecucion(
            codigo: codigo,
            salida: String(decoding: try Data(contentsOf: ficheros[1]), as: UTF8.self),
            errores: String(decoding: try Data(contentsOf: ficheros[2]), as: UTF8.self))
    }
}

/// A folder of its own that is gone afterwards.
func conCarpeta<T>(_ trabajo: (URL) async throws -> T) async throws -> T {
    let carpeta = FileManager.default.temporaryDirectory
        .appending(path: "marcador-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: carpeta, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: carpeta) }
    return try await trabajo(carpeta)
}

/// The command, which is built beside the tests.
let ejecutable: URL = {
    #if os(Linux)
        let pruebas = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return pruebas.deletingLastPathComponent().appending(path: "marcador")
    #else
        let paquete = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return paquete.appending(path: ".build/debug/marcador")
    #endif
}()
