import MarcadorApp

/// Where a page stands in a long list.
struct Hojas: Hashable, Sendable {
    /// This page, from 1.
    var actual: Int
    /// How many there are.
    var total: Int

    /// Makes a position.
    ///
    /// - Parameters:
    ///   - actual: this page, from 1.
    ///   - total: how many there are.
    init(_ actual: Int, de total: Int) {
        self.actual = actual
        self.total = total
    }

    /// A list that fits on one page.
    static let unica = Hojas(1, de: 1)

    /// Links to the pages around this one; nothing when there is only one.
    ///
    /// - Parameters:
    ///   - ruta: path of the list, with whatever query chooses it.
    ///   - idioma: the reader's language.
    /// - Returns: one element or nothing.
    func html(ruta: String, _ idioma: Idioma) -> HTML {
        guard total > 1 else { return .nada }
        let ruta = ruta + (ruta.contains("?") ? "&" : "?")
        var anterior: HTML = "<span></span>"
        if actual > 1 {
            anterior = """
                <a class="boton" rel="prev" href="\(ruta)hoja=\(actual - 1)">\
                \(Icono.atras.html)\(.anterior, idioma)</a>
                """
        }
        var siguiente: HTML = "<span></span>"
        if actual < total {
            siguiente = """
                <a class="boton" rel="next" href="\(ruta)hoja=\(actual + 1)">\
                \(.siguiente, idioma)\(Icono.flecha.html)</a>
                """
        }
        return """
            <nav class="hojas" aria-label="\(.hojas, idioma)">\(anterior)\
            <span>\(.hoja(actual, de: total), idioma)</span>\(siguiente)</nav>
            """
    }
}
