import MarcadorApp

extension HTML {
    /// Gathers the bytes of an HTML literal: constants as they are, values escaped.
    struct Interpolacion: StringInterpolationProtocol {
        fileprivate(set) var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 24)
        }

        mutating func appendLiteral(_ literal: StaticString) {
            literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
        }

        /// Inserts text, escaped.
        mutating func appendInterpolation(_ texto: String) {
            Escape.anade(texto, a: &bytes)
        }

        /// Inserts text, escaped.
        mutating func appendInterpolation(_ texto: Substring) {
            Escape.anade(String(texto), a: &bytes)
        }

        /// Inserts a number.
        mutating func appendInterpolation(_ numero: Int) {
            bytes.append(contentsOf: String(numero).utf8)
        }

        /// Inserts an interface text in the reader's language, escaped.
        mutating func appendInterpolation(_ texto: Texto, _ idioma: Idioma) {
            Escape.anade(texto.en(idioma), a: &bytes)
        }

        /// Inserts markup.
        mutating func appendInterpolation(_ html: HTML) {
            bytes.append(contentsOf: html.bytes)
        }

        /// Inserts markup when there is some.
        mutating func appendInterpolation(_ html: HTML?) {
            if let html { bytes.append(contentsOf: html.bytes) }
        }

        /// Inserts pieces of markup in a row.
        mutating func appendInterpolation(_ piezas: [HTML]) {
            for pieza in piezas { bytes.append(contentsOf: pieza.bytes) }
        }

        /// Inserts markup only if something is so.
        mutating func appendInterpolation(si condicion: Bool, _ html: @autoclosure () -> HTML) {
            if condicion { bytes.append(contentsOf: html().bytes) }
        }
    }
}
