internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

// What the library calls, on its own threads. Plain functions in a file of their own: a closure
// could inherit the isolation of the place it is written in, and would die on such a thread.

extension Nucleo {
    /// The functions the library is to call, with this server as their context.
    ///
    /// - Parameter nucleo: a retained reference; released after the server has stopped.
    /// - Returns: the functions and their context.
    static func llamadas(_ nucleo: Unmanaged<Nucleo>) -> marcador_mhd_llamadas {
        marcador_mhd_llamadas(
            contexto: nucleo.toOpaque(), admitir: admitir, atender: atenderLlamada,
            completar: completar,
            conexion: cambiar, objetivo: anotarObjetivo, descifrar: dejarComoEsta)
    }
}

private func nucleo(_ contexto: UnsafeMutableRawPointer?) -> Nucleo? {
    contexto.map { Unmanaged<Nucleo>.fromOpaque($0).takeUnretainedValue() }
}

private func admitir(
    contexto: UnsafeMutableRawPointer?, direccion: UnsafePointer<sockaddr>?, largo: socklen_t
) -> MHD_Result {
    guard let direccion, let nucleo = nucleo(contexto) else { return .NO }
    return nucleo.visitantes.cabe(direccion) && nucleo.llegadas.admitir() ? .YES : .NO
}

private func cambiar(
    contexto: UnsafeMutableRawPointer?, conexion: OpaquePointer?,
    recuerdo: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, aviso: MHD_ConnectionNotificationCode
) {
    guard let conexion, let recuerdo, let nucleo = nucleo(contexto),
        let direccion = marcador_mhd_origen(conexion)
    else { return }
    if aviso == .CONNECTION_NOTIFY_STARTED {
        nucleo.visitantes.entra(direccion)
        let llegada = nucleo.llegadas.entra(
            ConexionMHD(puntero: conexion), de: Direccion(socket: direccion))
        recuerdo.pointee = Unmanaged.passRetained(llegada).toOpaque()
    } else {
        nucleo.visitantes.sale(direccion)
        guard let llegada = recuerdo.pointee else { return }
        recuerdo.pointee = nil
        nucleo.llegadas.sale(Unmanaged<Llegada>.fromOpaque(llegada).takeRetainedValue())
    }
}

private func anotarObjetivo(
    contexto: UnsafeMutableRawPointer?, objetivo: UnsafePointer<CChar>?, conexion: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let objetivo, let conexion, let nucleo = nucleo(contexto) else { return nil }
    // The text lies in the connection's memory, where the library itself writes into it next.
    return nucleo.anotar(
        objetivo: UnsafeMutablePointer(mutating: objetivo), de: ConexionMHD(puntero: conexion))
}

/// Paths are decoded by us, segment by segment; the library must leave them alone.
private func dejarComoEsta(
    contexto: UnsafeMutableRawPointer?, conexion: OpaquePointer?,
    texto: UnsafeMutablePointer<CChar>?
) -> Int {
    texto.map { strlen($0) } ?? 0
}

private func atenderLlamada(
    contexto: UnsafeMutableRawPointer?, conexion: OpaquePointer?, ruta: UnsafePointer<CChar>?,
    metodo: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, trozo: UnsafePointer<CChar>?,
    tamano: UnsafeMutablePointer<Int>?,
    recuerdo: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let conexion, let ruta, let metodo, let version, let tamano, let recuerdo,
        let nucleo = nucleo(contexto)
    else { return .NO }
    return nucleo.atender(
        LlamadaMHD(
            conexion: ConexionMHD(puntero: conexion), ruta: ruta, metodo: metodo, version: version,
            trozo: trozo, tamano: tamano, recuerdo: recuerdo))
}

private func completar(
    contexto: UnsafeMutableRawPointer?, conexion: OpaquePointer?,
    recuerdo: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    motivo: MHD_RequestTerminationCode
) {
    guard let conexion, let recuerdo, let nucleo = nucleo(contexto) else { return }
    if let llegada = ConexionMHD(puntero: conexion).llegada { nucleo.llegadas.termina(llegada) }
    guard let atencion = Nucleo.atencion(recuerdo.pointee) else { return }
    nucleo.olvidar(atencion)
    Unmanaged.passUnretained(atencion).release()
    recuerdo.pointee = nil
}
