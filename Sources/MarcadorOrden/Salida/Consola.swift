import Foundation

/// Where the command writes: what was asked for, and what there is to say about it.
struct Consola: Sendable {
    /// Writes to the standard output, as it is.
    let escribir: @Sendable (String) -> Void
    /// Writes a line to the standard error.
    let avisar: @Sendable (String) -> Void

    /// The process's own.
    static let delProceso = Consola(
        escribir: { texto in volcar(texto, en: .standardOutput) },
        avisar: { linea in volcar(linea + "\n", en: .standardError) })

    /// Writes a line to the standard output.
    func linea(_ texto: String) { escribir(texto + "\n") }

    /// Whoever reads may have gone (`| head`): then there is nobody left to tell.
    private static func volcar(_ texto: String, en fichero: FileHandle) {
        try? fichero.write(contentsOf: Data(texto.utf8))
    }
}
