internal import Foundation

extension Respuesta {
    /// A page.
    ///
    /// - Parameters:
    ///   - html: the whole document.
    ///   - estado: the status code.
    /// - Returns: the answer.
    public static func html(_ html: String, estado: Int = 200) -> Respuesta {
        conTipo("text/html; charset=utf-8", Array(html.utf8), estado: estado)
    }

    /// Plain text.
    ///
    /// - Parameters:
    ///   - texto: the text.
    ///   - estado: the status code.
    /// - Returns: the answer.
    public static func texto(_ texto: String, estado: Int = 200) -> Respuesta {
        conTipo("text/plain; charset=utf-8", Array(texto.utf8), estado: estado)
    }

    /// A JSON document that is already written.
    ///
    /// - Parameters:
    ///   - bytes: the document, UTF-8.
    ///   - estado: the status code.
    /// - Returns: the answer.
    public static func json(bytes: [UInt8], estado: Int = 200) -> Respuesta {
        conTipo("application/json", bytes, estado: estado)
    }

    /// A value written as JSON, keys sorted.
    ///
    /// - Parameters:
    ///   - valor: what to write.
    ///   - estado: the status code.
    /// - Returns: the answer.
    /// - Throws: `EncodingError` when the value cannot be written, for example a number that is
    ///   not finite.
    public static func json(_ valor: some Encodable, estado: Int = 200) throws -> Respuesta {
        json(bytes: try escribir(valor), estado: estado)
    }

    /// A problem for a program: `application/problem+json` (RFC 9457).
    ///
    /// - Parameters:
    ///   - estado: the status code.
    ///   - titulo: what kind of problem it is, in two or three words.
    ///   - detalle: a sentence for a person: what, where, what to do.
    /// - Returns: the answer.
    public static func problema(
        _ estado: Int, titulo: String, detalle: String
    ) -> Respuesta {
        let problema = Problema(title: titulo, status: estado, detail: detalle)
        // Two strings and a number are always writable; an empty object would only hide the text.
        let bytes = (try? escribir(problema)) ?? Array("{\"status\":\(estado)}".utf8)
        return conTipo("application/problem+json", bytes, estado: estado)
    }

    /// Sends the visitor elsewhere.
    ///
    /// - Parameters:
    ///   - destino: a path or an address, already encoded.
    ///   - estado: 303 after something was done, which makes the browser read the new page.
    /// - Returns: an answer without a body.
    public static func redireccion(a destino: String, estado: Int = 303) -> Respuesta {
        Respuesta(estado, cabeceras: [Cabecera("Location", destino)])
    }

    /// Done, and there is nothing to show.
    public static let sinContenido = Respuesta(204)

    /// An answer with a body of a given type.
    ///
    /// - Parameters:
    ///   - tipo: the value of `Content-Type`.
    ///   - cuerpo: the body.
    ///   - estado: the status code.
    /// - Returns: the answer.
    public static func conTipo(_ tipo: String, _ cuerpo: [UInt8], estado: Int = 200) -> Respuesta {
        Respuesta(estado, cabeceras: [Cabecera("Content-Type", tipo)], cuerpo: cuerpo)
    }

    private struct Problema: Encodable {
        var type = "about:blank"
        var title: String
        var status: Int
        var detail: String
    }

    private static func escribir(_ valor: some Encodable) throws -> [UInt8] {
        let lapiz = JSONEncoder()
        lapiz.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try lapiz.encode(valor))
    }
}
