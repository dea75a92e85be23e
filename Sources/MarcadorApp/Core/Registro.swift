import Foundation

/// The log of the application: one line for what a person at the console wants to know.
nonisolated package enum Registro {
    /// Where the lines go; tests put their own list here for the time of a task.
    @TaskLocal package static var destino: @Sendable (String) -> Void = { linea in
        // A line that cannot be written (a full disk, a closed pipe) is lost, and nothing else.
        try? FileHandle.standardError.write(contentsOf: Data("\(linea)\n".utf8))
    }

    /// Writes one line.
    package static func anotar(_ linea: String) { destino(linea) }
}
