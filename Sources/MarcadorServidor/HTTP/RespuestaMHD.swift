internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A response object of the library, counted by it: made here, given back when nobody needs it.
///
/// Unchecked: the object is not changed after `init`, and the library counts its users under a
/// lock of its own.
final class RespuestaMHD: @unchecked Sendable {
    let puntero: OpaquePointer
    private let bytes: UnsafeRawBufferPointer

    /// Makes a response from bytes, which are copied once.
    init(cuerpo: [UInt8], cabeceras: [Cabecera]) {
        guard let memoria = malloc(max(cuerpo.count, 1)),
            let respuesta = MHD_create_response_from_buffer(
                cuerpo.count, memoria, .RESPMEM_MUST_FREE)
        else { fatalError("No queda memoria para una respuesta de \(cuerpo.count) bytes.") }
        cuerpo.withUnsafeBytes { crudos in
            if let base = crudos.baseAddress { memcpy(memoria, base, crudos.count) }
        }
        puntero = respuesta
        bytes = UnsafeRawBufferPointer(start: memoria, count: cuerpo.count)
        Self.anadir(cabeceras, a: respuesta)
    }

    /// Takes over a response whose content the library asks for piece by piece.
    init(flujo: OpaquePointer, cabeceras: [Cabecera]) {
        puntero = flujo
        bytes = UnsafeRawBufferPointer(start: nil, count: 0)
        Self.anadir(cabeceras, a: flujo)
    }

    deinit { MHD_destroy_response(puntero) }

    /// The body; empty for a stream.
    var cuerpo: [UInt8] { Array(bytes) }

    private static func anadir(_ cabeceras: [Cabecera], a respuesta: OpaquePointer) {
        for cabecera in cabeceras {
            MHD_add_response_header(respuesta, cabecera.nombre, cabecera.valor)
        }
    }
}
