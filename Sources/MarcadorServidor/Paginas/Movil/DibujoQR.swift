import MarcadorApp

/// A QR code as a drawing: dark on light in every colour scheme, for that is what cameras look for.
struct DibujoQR {
    /// How many light squares there must be around, ISO/IEC 18004, 5.3.8.
    private static let margen = 4

    private let codigo: CodigoQR

    /// The drawing of a text; nil when it is too long for a code.
    init?(_ texto: String) {
        guard let codigo = CodigoQR(texto) else { return nil }
        self.codigo = codigo
    }

    /// The drawing.
    ///
    /// - Parameter idioma: the language of its name.
    /// - Returns: one element.
    /// - Complexity: O(squares).
    func html(_ idioma: Idioma) -> HTML {
        let lado = codigo.lado + 2 * Self.margen
        return """
            <svg class="codigo" viewBox="0 0 \(lado) \(lado)" role="img" \
            aria-label="\(.codigoQR, idioma)" shape-rendering="crispEdges">\
            <path fill="#fff" d="M0 0h\(lado)v\(lado)H0z"/><path fill="#000" d="\(trazo)"/></svg>
            """
    }

    /// Every run of dark squares of a line as a rectangle.
    private var trazo: String {
        var trazo = ""
        for y in 0..<codigo.lado {
            var x = 0
            while x < codigo.lado {
                let final = hasta(x, en: y)
                if final > x {
                    trazo +=
                        "M\(x + Self.margen) \(y + Self.margen)h\(final - x)v1H\(x + Self.margen)z"
                }
                x = max(final, x + 1)
            }
        }
        return trazo
    }

    /// Where the run of dark squares that begins here ends; here when the square is light.
    private func hasta(_ x: Int, en y: Int) -> Int {
        let linea = codigo.oscuros[(y * codigo.lado + x)..<((y + 1) * codigo.lado)]
        return x + linea.prefix { $0 }.count
    }
}
