internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension Nucleo {
    /// What goes before the events of a stream.
    static let cabezaDeFlujo = Respuesta(
        200,
        cabeceras: [
            Cabecera("Content-Type", "text/event-stream"),
            Cabecera("Cache-Control", "no-store"),
            Cabecera("X-Content-Type-Options", "nosniff"),
            Cabecera("X-Accel-Buffering", "no"),
        ])

    /// Takes the socket from the library and begins a stream on it.
    ///
    /// The stream gets a descriptor of its own and the library is told that the request cannot be
    /// served: it closes its descriptor and gives back all memory of the connection, which is most
    /// of what a stream would cost. It must not shut the socket down before: see the mode it runs in.
    func retransmitir(_ suscripcion: Suscripcion, _ conexion: ConexionMHD) -> MHD_Result {
        guard let direccion = marcador_mhd_origen(conexion.puntero) else { return .NO }
        let enchufe = fcntl(conexion.enchufe, F_DUPFD_CLOEXEC, 0)
        guard enchufe >= 0 else { return .NO }
        let pase = visitantes.entra(direccion)
        let retransmision = Retransmision(suscripcion, en: enchufe) { [self] retransmision in
            visitantes.sale(pase)
            olvidar(retransmision)
        }
        guard registrar(retransmision) else {
            retransmision.renunciar()
            return rechazar(.servidorCerrandose, conexion)
        }
        Self.preparar(enchufe, abandonarTras: opciones.latido * 3)
        retransmision.empezar(con: Self.cabezaDeFlujo.cabezaEnCrudo())
        return .NO
    }

    /// Makes a socket fit for an event stream.
    ///
    /// Small messages leave at once, and a peer that has not acknowledged anything for a while is
    /// given up.
    private static func preparar(_ enchufe: Int32, abandonarTras segundos: Int) {
        var si: Int32 = 1
        setsockopt(
            enchufe, Int32(IPPROTO_TCP), TCP_NODELAY, &si, socklen_t(MemoryLayout<Int32>.size))
        #if os(Linux)
            var plazo = UInt32(segundos) * 1000
            setsockopt(
                enchufe, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &plazo,
                socklen_t(MemoryLayout<UInt32>.size))
        #endif
    }
}
