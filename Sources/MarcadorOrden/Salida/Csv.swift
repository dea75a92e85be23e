/// Comma-separated values as RFC 4180 writes them, safe to open in a spreadsheet.
enum Csv {
    /// A cell.
    enum Celda: Hashable, Sendable {
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
    static func documento(titulos: [String], filas: [[Celda]]) -> String {
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

    /// A name that a spreadsheet would take for a formula gets an apostrophe in front, which makes
    /// it words again.
    private static func sinFormula(_ texto: String) -> String {
        guard let primera = texto.unicodeScalars.first,
            "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(primera)
        else { return texto }
        return "'" + texto
    }

    private static func entrecomillado(_ texto: String) -> String {
        guard texto.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
            return texto
        }
        return "\"" + texto.replacing("\"", with: "\"\"") + "\""
    }
}
