internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension ConexionMHD {
    /// Answers past the library: it takes no answer while a request is still arriving.
    ///
    /// Nothing can be sent after it. What the peer is still sending can go on arriving, for
    /// hanging up on somebody who sends would take the answer away from them.
    func despachar(_ respuesta: Respuesta) {
        _ = respuesta.enCrudo().withUnsafeBytes { escribir($0) }
        shutdown(enchufe, Int32(SHUT_WR))
    }

    /// Hangs up; the library notices and closes.
    func colgar() { shutdown(enchufe, Int32(SHUT_RDWR)) }

    /// What is remembered of the connection.
    var llegada: Llegada? {
        marcador_mhd_recuerdo(puntero).map {
            Unmanaged<Llegada>.fromOpaque($0).takeUnretainedValue()
        }
    }
}
