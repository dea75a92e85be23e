internal import CMicrohttpd
import MarcadorApp

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A connection in the library's hands.
///
/// Unchecked: the library allows ``suspender()`` and the questions about a request only inside its
/// callbacks, which is where we ask; ``reanudar()`` is safe from any thread, once for each
/// suspension, and ``Atencion`` and ``EstadoDeCanal`` see to the «once».
struct ConexionMHD: @unchecked Sendable {
    let puntero: OpaquePointer

    /// Sets the connection aside until it is resumed.
    func suspender() { MHD_suspend_connection(puntero) }

    /// Its socket.
    var enchufe: Int32 { marcador_mhd_enchufe(puntero) }

    /// Hands the connection back to the library's thread.
    func reanudar() { MHD_resume_connection(puntero) }

    /// Queues what is to be sent; when the library has no memory left to send it, says so instead.
    func enviar(_ respuesta: RespuestaMHD, estado: Int) -> MHD_Result {
        if let rechazo = llegada?.rechazo(a: respuesta.cabeza) {
            despachar(.fallo(rechazo, enPagina: true, idioma))
            return .NO
        }
        return MHD_queue_response(puntero, UInt32(estado), respuesta.puntero)
    }

    /// The language of whoever sent the request.
    var idioma: Idioma { .deVisitante(cabecera(_:)) }

    /// Whether whoever sent the request prefers a page to data.
    var prefierePagina: Bool { cabecera("Accept")?.contains("text/html") ?? false }

    /// The first value of a header.
    func cabecera(_ nombre: String) -> String? {
        var nombre = nombre
        return nombre.withUTF8 { letras in
            letras.withMemoryRebound(to: CChar.self) { letras in
                var valor: UnsafePointer<CChar>?
                var largo = 0
                let hallado = MHD_lookup_connection_value_n(
                    puntero, MHD_ValueKind.HEADER_KIND, letras.baseAddress, letras.count, &valor,
                    &largo)
                guard hallado == .YES, let valor else { return nil }
                return String(
                    decoding: UnsafeRawBufferPointer(start: valor, count: largo), as: UTF8.self)
            }
        }
    }

    /// All header lines, in order.
    var cabeceras: [Cabecera] {
        var lista: [Cabecera] = []
        withUnsafeMutablePointer(to: &lista) { lista in
            _ = MHD_get_connection_values_n(
                puntero, MHD_ValueKind.HEADER_KIND, anotarCabecera, lista)
        }
        return lista
    }

    /// Looks at all header lines at once, without copying any.
    var examen: ExamenDeCabeceras {
        var examen = ExamenDeCabeceras()
        withUnsafeMutablePointer(to: &examen) { examen in
            _ = MHD_get_connection_values_n(
                puntero, MHD_ValueKind.HEADER_KIND, examinarCabecera, examen)
        }
        return examen
    }

    /// The peer's address, which is worked out once for each connection.
    var origen: Direccion { llegada?.origen ?? Direccion("") }

    /// Writes to the socket of a connection that is set aside, without waiting.
    ///
    /// - Parameter bytes: what to write.
    /// - Returns: how many bytes the system has taken; none when it failed.
    func escribir(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if os(Linux)
            let modo = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        #else
            let modo = MSG_DONTWAIT
        #endif
        return max(0, send(enchufe, bytes.baseAddress, bytes.count, modo))
    }
}

/// Receives one header line from the library.
private func anotarCabecera(
    lista: UnsafeMutableRawPointer?, clase: MHD_ValueKind, nombre: UnsafePointer<CChar>?,
    largoDelNombre: Int, valor: UnsafePointer<CChar>?, largoDelValor: Int
) -> MHD_Result {
    guard let lista, let nombre else { return .NO }
    let textoDelNombre = String(
        decoding: UnsafeRawBufferPointer(start: nombre, count: largoDelNombre), as: UTF8.self)
    let textoDelValor = String(
        decoding: UnsafeRawBufferPointer(start: valor, count: valor == nil ? 0 : largoDelValor),
        as: UTF8.self)
    lista.assumingMemoryBound(to: [Cabecera].self).pointee.append(
        Cabecera(textoDelNombre, textoDelValor))
    return .YES
}

/// Looks at one header line in the library's hands.
private func examinarCabecera(
    examen: UnsafeMutableRawPointer?, clase: MHD_ValueKind, nombre: UnsafePointer<CChar>?,
    largoDelNombre: Int, valor: UnsafePointer<CChar>?, largoDelValor: Int
) -> MHD_Result {
    guard let examen else { return .NO }
    examen.assumingMemoryBound(to: ExamenDeCabeceras.self).pointee.mirar(
        nombre: UnsafeRawBufferPointer(start: nombre, count: nombre == nil ? 0 : largoDelNombre),
        valor: UnsafeRawBufferPointer(start: valor, count: valor == nil ? 0 : largoDelValor))
    return .YES
}
