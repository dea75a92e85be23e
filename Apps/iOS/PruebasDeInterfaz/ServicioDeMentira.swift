import Foundation

/// A service of this computer that gives the same answer to every question, until it is closed.
///
/// On sockets, so that no test depends on somebody else's service.
struct ServicioDeMentira {
    /// Where it listens.
    let direccion: String
    private let oido: Int32

    /// Why there is none.
    struct NoEscucha: Error {}

    /// Listens on a free port of the loopback.
    ///
    /// - Parameter json: what it answers.
    /// - Throws: `NoEscucha`.
    init(respondiendo json: String) throws {
        #if canImport(Glibc)
            let oido = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let oido = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var lugar = sockaddr_in()
        var tamano = socklen_t(MemoryLayout<sockaddr_in>.size)
        lugar.sin_family = sa_family_t(AF_INET)
        lugar.sin_addr.s_addr = inet_addr("127.0.0.1")
        let puesto = withUnsafeMutablePointer(to: &lugar) { lugar in
            lugar.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(oido, $0, tamano) == 0 && listen(oido, 8) == 0
                    && getsockname(oido, $0, &tamano) == 0
            }
        }
        guard puesto else { throw NoEscucha() }
        self.oido = oido
        direccion = "http://127.0.0.1:\(UInt16(bigEndian: lugar.sin_port))"
        let respuesta = Array(
            ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
                + "Content-Length: \(json.utf8.count)\r\n\r\n\(json)").utf8)
        Thread.detachNewThread { Self.atender(oido, respuesta) }
    }

    /// Nobody is answered any more.
    func cerrar() {
        shutdown(oido, Int32(SHUT_RDWR))
        close(oido)
    }

    private static func atender(_ oido: Int32, _ respuesta: [UInt8]) {
        while true {
            let cliente = accept(oido, nil, nil)
            guard cliente >= 0 else { return }
            var pregunta = [UInt8](repeating: 0, count: 4096)
            if recv(cliente, &pregunta, pregunta.count, 0) > 0 {
                _ = respuesta.withUnsafeBytes { send(cliente, $0.baseAddress, $0.count, 0) }
            }
            close(cliente)
        }
    }
}
