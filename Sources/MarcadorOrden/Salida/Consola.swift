import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the command writes: what was asked for, and what there is to say about it.
struct Consola: Sendable {
    /// Writes a line to the standard error; whoever does not read it misses it.
    let avisar: @Sendable (String) -> Void

    private let volcar: @Sendable (String) throws(FalloDeSalida) -> Void
    private let estado = Estado()

    private final class Estado: Sendable {
        let fallo = Mutex<FalloDeSalida?>(nil)
    }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - escribir: writes to the standard output, as it is.
    ///   - avisar: writes a line to the standard error.
    init(
        escribir: @escaping @Sendable (String) throws(FalloDeSalida) -> Void,
        avisar: @escaping @Sendable (String) -> Void
    ) {
        volcar = escribir
        self.avisar = avisar
    }

    /// The process's own.
    static let delProceso = Consola(
        escribir: { texto throws(FalloDeSalida) in
            try Salida.escribir(texto, en: STDOUT_FILENO)
        },
        avisar: { linea in try? Salida.escribir(linea + "\n", en: STDERR_FILENO) })

    /// Writes to the standard output, unless that has failed before; `fallo` tells.
    func escribir(_ texto: String) {
        estado.fallo.withLock { fallo in
            guard fallo == nil else { return }
            do throws(FalloDeSalida) {
                try volcar(texto)
            } catch {
                fallo = error
            }
        }
    }

    /// Writes a line to the standard output.
    func linea(_ texto: String) { escribir(texto + "\n") }

    /// Why something did not get to the standard output; nil as long as everything did.
    var fallo: FalloDeSalida? { estado.fallo.withLock(\.self) }

    /// Sees to it that all that was asked for has been written.
    ///
    /// - Throws: `FalloDeSalida`, the first; what came before it is written.
    func comprobar() throws(FalloDeSalida) {
        if let fallo { throw fallo }
    }
}
