/// A piece of HTML, escaped by construction.
///
/// It is written as a string literal; what is interpolated is escaped, also for use inside double
/// quotes, unless it is HTML itself. There is no way to make HTML from a string at run time, so a name
/// can never become markup:
///
///     let fila: HTML = "<li title=\"\(nombre)\">\(nombre)</li>"
///
/// It holds UTF-8 bytes, ready to be sent.
struct HTML: Hashable, Sendable {
    /// The markup, UTF-8.
    private(set) var bytes: [UInt8]

    /// Nothing at all.
    static let nada = HTML(bytes: [])

    /// A constant piece of markup, inserted as it is.
    ///
    /// - Parameter constante: markup known when the program was compiled.
    /// - Returns: the markup.
    static func crudo(_ constante: StaticString) -> HTML { HTML(stringLiteral: constante) }

    /// The markup as a string.
    ///
    /// - Complexity: O(n).
    var texto: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether there is nothing.
    var estaVacio: Bool { bytes.isEmpty }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Adds markup at the end.
    ///
    /// - Parameters:
    ///   - html: what stays.
    ///   - otro: what is added.
    /// - Complexity: O(m) in what is added.
    static func += (html: inout HTML, otro: HTML) {
        html.bytes.append(contentsOf: otro.bytes)
    }
}

extension HTML: ExpressibleByStringInterpolation {
    init(stringLiteral value: StaticString) {
        self.init(bytes: value.withUTF8Buffer { Array($0) })
    }

    init(stringInterpolation: Interpolacion) {
        self.init(bytes: stringInterpolation.bytes)
    }
}

extension HTML: CustomStringConvertible {
    var description: String { texto }
}

extension Sequence<HTML> {
    /// All the pieces in a row.
    ///
    /// - Parameter separador: what goes between two of them.
    /// - Returns: one piece.
    /// - Complexity: O(n) in the bytes of all pieces.
    func unidos(por separador: HTML = .nada) -> HTML {
        var todo = HTML.nada
        var esElPrimero = true
        for pieza in self {
            if !esElPrimero { todo += separador }
            todo += pieza
            esElPrimero = false
        }
        return todo
    }
}
