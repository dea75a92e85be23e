import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The system refused what was written to the standard output.
struct FalloDeSalida: Error, Hashable {
    /// The system's number for why.
    let codigo: Int32

    /// Whether whoever reads has gone (`| head`): then there is nobody left to tell.
    var nadieLee: Bool { codigo == EPIPE }
}

extension FalloDeSalida: LocalizedError {
    /// What is wrong, in Spanish.
    var errorDescription: String? {
        "No se puede escribir en la salida: \(motivo(delSistema: codigo))."
    }
}

/// The process's outputs, without any buffer.
enum Salida {
    /// Writes all of a text.
    ///
    /// - Parameters:
    ///   - texto: the text.
    ///   - descriptor: where to.
    /// - Throws: `FalloDeSalida`; some of it may have been written.
    static func escribir(_ texto: String, en descriptor: Int32) throws(FalloDeSalida) {
        var resto = Array(texto.utf8)[...]
        while !resto.isEmpty {
            let escritos = resto.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if escritos >= 0 {
                resto = resto.dropFirst(escritos)
            } else if errno == EAGAIN {
                esperar(a: descriptor)
            } else if errno != EINTR {
                throw FalloDeSalida(codigo: errno)
            }
        }
    }

    /// Takes up the places of outputs that were closed, so that no file or socket that is opened
    /// later gets what is meant for them; writing to them still fails.
    static func ocuparLasCerradas() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is this very one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    private static func esperar(a descriptor: Int32) {
        var espera = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&espera, 1, -1)
    }
}
