internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension Respuesta {
    /// The answer as it goes over the wire when the library does not send it; the last on its
    /// connection.
    ///
    /// - Parameter fecha: the value of `Date`.
    /// - Returns: head and body.
    func enCrudo(fecha: String = Respuesta.fechaDeAhora()) -> [UInt8] {
        con("Content-Length", "\(cuerpo.count)").cabezaEnCrudo(fecha: fecha) + cuerpo
    }

    /// The head of an answer whose body goes on until the connection closes.
    ///
    /// - Parameter fecha: the value of `Date`.
    /// - Returns: status line and header lines, closing blank line included.
    func cabezaEnCrudo(fecha: String = Respuesta.fechaDeAhora()) -> [UInt8] {
        let motivo = String(cString: MHD_get_reason_phrase_for(UInt32(estado)))
        var cabeza = "HTTP/1.1 \(estado) \(motivo)\r\nDate: \(fecha)\r\nConnection: close\r\n"
        for cabecera in cabeceras { cabeza += "\(cabecera.nombre): \(cabecera.valor)\r\n" }
        return Array((cabeza + "\r\n").utf8)
    }

    /// The present time as headers give it.
    static func fechaDeAhora() -> String {
        var ahora = time(nil)
        var partes = tm()
        gmtime_r(&ahora, &partes)
        var texto = [CChar](repeating: 0, count: 64)
        let largo = strftime(&texto, texto.count, "%a, %d %b %Y %H:%M:%S GMT", &partes)
        return String(decoding: texto[..<largo].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
