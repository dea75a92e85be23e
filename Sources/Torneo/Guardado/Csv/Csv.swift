/// Comma-separated values as RFC 4180 writes them, safe to open in a spreadsheet.
public enum Csv {
    /// A cell.
    public enum Celda: Hashable, Sendable {
        /// Words, which somebody else may have chosen.
        case texto(String)
        /// A number of ours.
        case numero(Int)
        /// Nothing.
        case vacia
    }

    /// The document: a line a row, each ended by CR LF.
    ///
    /// - Parameters:
    ///   - titulos: the heading of each column.
    ///   - filas: the rows.
    /// - Returns: the document.
    /// - Complexity: O(cells).
    public static func documento(titulos: [String], filas: [[Celda]]) -> String {
        ([titulos.map(Celda.texto)] + filas)
            .map { $0.map(escrita).joined(separator: ",") + "\r\n" }
            .joined()
    }

    private static func escrita(_ celda: Celda) -> String {
        switch celda {
        case .numero(let numero): String(numero)
        case .vacia: ""
        case .texto(let texto): entrecomillado(sinFormula(texto))
        }
    }

    /// A text that a spreadsheet would take for a formula gets an apostrophe in front, which makes it
    /// words again; so does one that looks as if it had got one, so that each comes back as it was.
    static func sinFormula(_ texto: String) -> String {
        pareceFormula(texto.unicodeScalars.drop { $0 == "'" }) ? "'" + texto : texto
    }

    /// Takes away the apostrophe that `sinFormula` put there.
    static func conFormula(_ texto: String) -> String {
        let letras = texto.unicodeScalars
        guard letras.first == "'", pareceFormula(letras.drop { $0 == "'" }) else { return texto }
        return String(letras.dropFirst())
    }

    private static func pareceFormula(_ letras: Substring.UnicodeScalarView) -> Bool {
        letras.first.map("=+-@\t\r\n＝＋－＠".unicodeScalars.contains) ?? false
    }

    private static func entrecomillado(_ texto: String) -> String {
        let tieneSignos = texto.unicodeScalars.contains { "\",;\t\r\n".unicodeScalars.contains($0) }
        let tieneBlancos =
            texto.first?.isWhitespace == true || texto.last?.isWhitespace == true
            || texto.unicodeScalars.first == "\u{FEFF}"
        guard tieneSignos || tieneBlancos else { return texto }
        var salida = "\""
        for letra in texto.unicodeScalars {
            if letra == "\"" { salida.unicodeScalars.append("\"") }
            salida.unicodeScalars.append(letra)
        }
        return salida + "\""
    }
}
