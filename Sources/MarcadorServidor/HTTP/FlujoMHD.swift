internal import CMicrohttpd

/// An event stream in the library's hands: it asks for more whenever the socket takes more.
final class FlujoMHD: Sendable {
    static let cabeceras = [
        Cabecera("Content-Type", "text/event-stream"),
        Cabecera("Cache-Control", "no-store"),
        Cabecera("X-Content-Type-Options", "nosniff"),
        Cabecera("X-Accel-Buffering", "no"),
    ]

    /// How much the library takes at a time, in bytes; each open stream has a buffer of this size.
    private static let tanda = 512

    private let suscripcion: Suscripcion
    private let conexion: ConexionMHD

    private init(_ suscripcion: Suscripcion, _ conexion: ConexionMHD) {
        self.suscripcion = suscripcion
        self.conexion = conexion
    }

    /// Makes the response that streams a subscription; nil when there is no memory for it.
    static func respuesta(
        _ suscripcion: Suscripcion, _ conexion: ConexionMHD
    ) -> RespuestaMHD? {
        suscripcion.conectar(.conexion(conexion))
        let flujo = Unmanaged.passRetained(FlujoMHD(suscripcion, conexion))
        guard
            let respuesta = MHD_create_response_from_callback(
                .max, tanda, leerFlujo, flujo.toOpaque(), soltarFlujo)
        else {
            flujo.release()
            return nil
        }
        // Bytes until the connection closes, not chunks: see ``Pregonero``, who writes them too.
        marcador_mhd_hasta_cerrar(respuesta)
        return RespuestaMHD(flujo: respuesta, cabeceras: cabeceras)
    }

    fileprivate func leer(_ destino: UnsafeMutableRawBufferPointer) -> Int {
        switch suscripcion.leer(en: destino, siNoHay: { conexion.suspender() }) {
        case .bytes(let cuantos): cuantos
        case .espera: 0
        case .fin: -1  // MHD_CONTENT_READER_END_OF_STREAM, a cast macro Swift does not see
        }
    }
}

private func leerFlujo(
    flujo: UnsafeMutableRawPointer?, posicion: UInt64, destino: UnsafeMutablePointer<CChar>?,
    maximo: Int
) -> Int {
    guard let flujo else { return -1 }
    return Unmanaged<FlujoMHD>.fromOpaque(flujo).takeUnretainedValue()
        .leer(UnsafeMutableRawBufferPointer(start: destino, count: maximo))
}

private func soltarFlujo(flujo: UnsafeMutableRawPointer?) {
    guard let flujo else { return }
    Unmanaged<FlujoMHD>.fromOpaque(flujo).release()
}
