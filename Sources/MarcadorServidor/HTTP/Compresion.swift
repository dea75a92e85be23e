internal import CZlib

/// Which answers are sent compressed, to whom, and how.
enum Compresion {
    /// Below this many bytes a packet is sent anyway.
    private static let minimo = 1024

    /// From this many bytes on, speed counts more than the last per cent.
    private static let mucho = 256 * 1024

    /// Whether an answer is worth compressing: text of some length that is not compressed already.
    static func vale(_ respuesta: Respuesta) -> Bool {
        guard respuesta.cuerpo.count >= minimo, respuesta.cabecera("Content-Encoding") == nil,
            let tipo = respuesta.cabecera("Content-Type")
        else { return false }
        return tipo.hasPrefix("text/") || tipo.contains("json") || tipo.contains("javascript")
            || tipo.contains("xml")
    }

    /// Whether a visitor takes gzip (RFC 9110, 12.5.3).
    ///
    /// - Parameter aceptadas: the value of `Accept-Encoding`, nil when there was none.
    /// - Returns: true when gzip is named, is not refused (`q=0`), and the form as it is has not
    ///   been named as the better one.
    static func acepta(_ aceptadas: String?) -> Bool {
        guard let aceptadas, let gzip = peso(de: "gzip", en: aceptadas), gzip > 0 else {
            return false
        }
        return gzip >= peso(de: "identity", en: aceptadas) ?? 0
    }

    /// The weight a coding has been given: 1 without one, nil when it is not named.
    private static func peso(de codificacion: String, en aceptadas: String) -> Double? {
        for parte in aceptadas.split(separator: ",") {
            let trozos = parte.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let nombre = trozos.first, Cabecera.iguales(nombre, codificacion) else {
                continue
            }
            let peso = trozos.dropFirst().first { $0.lowercased().hasPrefix("q=") }
            return peso.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
        }
        return nil
    }

    /// The compressed form of an answer, with an entity tag of its own.
    ///
    /// - Parameters:
    ///   - cuerpo: the body as it is.
    ///   - cabeceras: the header lines of the answer as it is.
    /// - Returns: body and header lines; nil when it would not be shorter.
    /// - Complexity: O(*n*) in the length of the body.
    static func comprimir(_ cuerpo: [UInt8], _ cabeceras: [Cabecera]) -> Respuesta? {
        let comprimido = [UInt8](unsafeUninitializedCapacity: cuerpo.count) { destino, escritos in
            escritos = marcador_gzip(
                cuerpo.count < mucho ? Z_DEFAULT_COMPRESSION : Z_BEST_SPEED,
                cuerpo, cuerpo.count, destino.baseAddress, cuerpo.count)
        }
        guard !comprimido.isEmpty else { return nil }
        let suyas = cabeceras.map { cabecera in
            cabecera.seLlama("ETag")
                ? Cabecera(cabecera.nombre, etiqueta(cabecera.valor)) : cabecera
        }
        return Respuesta(
            200, cabeceras: suyas + [Cabecera("Content-Encoding", "gzip")], cuerpo: comprimido)
    }

    /// The entity tag of the compressed form, made from the one of the form as it is.
    static func etiqueta(_ etiqueta: String) -> String {
        etiqueta.hasSuffix("\"") ? "\(etiqueta.dropLast())-gz\"" : etiqueta
    }
}
