#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension Nucleo {
    /// Ends the streams whose visitors have gone, so that their sockets are given back at once.
    ///
    /// Nothing is written to a stream that rests until the next sign of life, and nobody looks at
    /// it. So we look, at all of them in one question.
    ///
    /// - Complexity: O(*streams*), a fraction of a microsecond each.
    func soltarALosIdos() {
        let flujos = retransmisiones
        guard !flujos.isEmpty else { return }
        var miradas = flujos.map { pollfd(fd: $0.enchufe, events: Int16(POLLIN), revents: 0) }
        guard poll(&miradas, nfds_t(miradas.count), 0) > 0 else { return }
        for (mirada, flujo) in zip(miradas, flujos)
        where mirada.revents != 0 && Self.seHaIdo(mirada.fd) {
            // A socket that has meanwhile gone to somebody else does no harm: this stream is over.
            flujo.terminar()
        }
    }

    /// Asked only of sockets with something to read, so that nothing waits.
    private static func seHaIdo(_ enchufe: Int32) -> Bool {
        var byte: UInt8 = 0
        let leidos = recv(enchufe, &byte, 1, Int32(MSG_PEEK))
        return leidos == 0 || leidos < 0 && errno != EAGAIN && errno != EINTR
    }
}
