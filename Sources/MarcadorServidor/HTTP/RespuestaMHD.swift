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
    /// What its head takes of a connection's memory, in bytes.
    let cabeza: Int
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
        cabeza = Self.medida(cabeceras)
        bytes = UnsafeRawBufferPointer(start: memoria, count: cuerpo.count)
        Self.anadir(cabeceras, a: respuesta)
    }

    /// Takes over a response whose content the library asks for piece by piece.
    init(flujo: OpaquePointer, cabeceras: [Cabecera]) {
        puntero = flujo
        cabeza = Self.medida(cabeceras)
        bytes = UnsafeRawBufferPointer(start: nil, count: 0)
        Self.anadir(cabeceras, a: flujo)
    }

    deinit { MHD_destroy_response(puntero) }

    /// The body; empty for a stream.
    var cuerpo: [UInt8] { Array(bytes) }

    /// The library adds status, date, length and what becomes of the connection.
    private static func medida(_ cabeceras: [Cabecera]) -> Int {
        cabeceras.reduce(256) { $0 + $1.nombre.utf8.count + $1.valor.utf8.count + 4 }
    }

    private static func anadir(_ cabeceras: [Cabecera], a respuesta: OpaquePointer) {
        for cabecera in cabeceras {
            MHD_add_response_header(respuesta, cabecera.nombre, cabecera.valor)
        }
    }
}
