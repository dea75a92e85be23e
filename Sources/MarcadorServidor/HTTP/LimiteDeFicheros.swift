#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// How many files and sockets the system lets this process have open.
enum LimiteDeFicheros {
    /// What is left for files of our own, the data on disk above all, when connections take their
    /// share.
    private static let reserva = 128

    /// Raises the limit as far as the system allows without special rights.
    ///
    /// - Parameter deseadas: how many connections are wanted.
    /// - Returns: how many of them fit; the limit stays as it was when it cannot be raised.
    static func conexiones(deseadas: Int) -> Int {
        var limite = rlimit()
        #if canImport(Glibc)
            let clase = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
        #else
            let clase = RLIMIT_NOFILE
        #endif
        guard getrlimit(clase, &limite) == 0 else { return deseadas }
        let buscado = rlim_t(deseadas + reserva)
        if limite.rlim_cur < buscado {
            var subido = limite
            subido.rlim_cur = min(buscado, limite.rlim_max)
            if setrlimit(clase, &subido) == 0 { limite = subido }
        }
        guard limite.rlim_cur < buscado else { return deseadas }
        return caben(en: Int(limite.rlim_cur), deseadas: deseadas)
    }

    /// How many connections fit into a limit of open files.
    ///
    /// - Parameters:
    ///   - limite: how many files may be open.
    ///   - deseadas: how many connections are wanted.
    /// - Returns: what is wanted, or what the reserve leaves; of a very small limit, half.
    static func caben(en limite: Int, deseadas: Int) -> Int {
        max(1, min(deseadas, limite - min(reserva, limite / 2)))
    }
}
