import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@testable import MarcadorServidor

/// Runs something that waits for the network on a thread of its own, where it holds up nobody.
func enHilo<T: Sendable>(_ trabajo: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuacion in
        Thread { continuacion.resume(with: Result(catching: trabajo)) }.start()
    }
}

/// Runs something that waits for the network on a thread of its own, where it holds up nobody.
func enHilo(_ trabajo: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuacion in
        Thread {
            trabajo()
            continuacion.resume()
        }.start()
    }
}

/// A raw connection to this machine that waits when it reads: for well and badly formed HTTP.
///
/// Unchecked: one thread at a time uses it.
final class Enchufe: @unchecked Sendable {
    private var fd: Int32
    private var leido: [UInt8] = []

    /// The system refused; what it says.
    struct Fallo: Error { var detalle = String(cString: strerror(errno)) }

    init(puerto: UInt16, buzon: Int32? = nil) throws {
        #if canImport(Glibc)
            fd = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            fd = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        if var buzon {
            setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &buzon, socklen_t(MemoryLayout<Int32>.size))
        }
        var alli = sockaddr_in()
        alli.sin_family = sa_family_t(AF_INET)
        alli.sin_port = puerto.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &alli.sin_addr)
        let conectado = withUnsafePointer(to: alli) { alli in
            alli.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(fd, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard conectado == 0 else { throw Fallo() }
        // A test that waits for what never comes fails instead of hanging.
        var plazo = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &plazo, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { cerrar() }

    func cerrar() {
        if fd >= 0 { close(fd) }
        fd = -1
    }

    func enviar(_ texto: String) throws { try enviar(Array(texto.utf8)) }

    func enviar(_ bytes: [UInt8]) throws {
        var resto = bytes[...]
        while !resto.isEmpty {
            let enviados = resto.withUnsafeBytes { bytes in
                #if canImport(Glibc)
                    send(fd, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
                #else
                    send(fd, bytes.baseAddress, bytes.count, 0)
                #endif
            }
            guard enviados > 0 else { throw Fallo() }
            resto = resto.dropFirst(enviados)
        }
    }

    /// Reads more into what has been read; false when the other side has closed.
    private func leerMas() throws -> Bool {
        var trozo = [UInt8](repeating: 0, count: 65536)
        let cuantos = recv(fd, &trozo, trozo.count, 0)
        // A connection reset is how a server hangs up on somebody who is still sending.
        if cuantos < 0, errno == ECONNRESET { return false }
        guard cuantos >= 0 else { throw Fallo() }
        leido += trozo[..<cuantos]
        return cuantos > 0
    }

    func leer(hasta texto: String) throws -> String {
        let buscado = Array(texto.utf8)
        while true {
            if let lugar = leido.firstRange(of: buscado) {
                defer { leido.removeSubrange(..<lugar.upperBound) }
                return String(decoding: leido[..<lugar.upperBound], as: UTF8.self)
            }
            guard try leerMas() else {
                throw OyenteDePrueba.FinDelFlujo(leido: String(decoding: leido, as: UTF8.self))
            }
        }
    }

    func leer(bytes: Int) throws -> [UInt8] {
        while leido.count < bytes {
            guard try leerMas() else {
                throw OyenteDePrueba.FinDelFlujo(leido: String(decoding: leido, as: UTF8.self))
            }
        }
        defer { leido.removeFirst(bytes) }
        return Array(leido[..<bytes])
    }

    /// Waits for the next bytes; nil when the other side has closed.
    func leerAlgo() throws -> [UInt8]? {
        if leido.isEmpty, try !leerMas() { return nil }
        defer { leido = [] }
        return leido
    }

    func leerHastaElCierre() throws -> String {
        while try leerMas() {}
        defer { leido = [] }
        return String(decoding: leido, as: UTF8.self)
    }

    /// Sends a little whenever nothing comes, until the other side answers or hangs up.
    func leerMientrasGotea(_ gota: String) throws -> String {
        while true {
            var espera = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
            if poll(&espera, 1, 200) > 0 { return try leerHastaElCierre() }
            try enviar(gota)
        }
    }
}
