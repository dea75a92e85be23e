#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Codificacion {
    /// The text of a file whose encoding is found out.
    ///
    /// Every byte means something in Windows-1252; what no person writes tells pictures, spreadsheets
    /// and packed files from text.
    ///
    /// - Parameter datos: the file.
    /// - Returns: the encoding, and the text without its mark.
    /// - Throws: `ErrorDeCarga.textoIlegible` when bytes mean nothing in the encoding, `.noEsTexto` when
    ///   there are zeros, or more than one control character in fifty letters.
    /// - Complexity: O(bytes).
    public static func leer(
        _ datos: Data
    ) throws(ErrorDeCarga) -> (codificacion: Codificacion, texto: String) {
        let codificacion = averiguar(datos)
        guard let texto = codificacion.texto(datos) else {
            throw datos.contains(0)
                ? .noEsTexto : .textoIlegible(codificacion: codificacion.rawValue)
        }
        var controles = 0
        for byte in texto.utf8 {
            if byte == 0 { throw .noEsTexto }
            if byte < 32, !(9...13).contains(byte) { controles += 1 }
        }
        guard controles * 50 <= texto.utf8.count else { throw .noEsTexto }
        return (codificacion, texto)
    }
}
