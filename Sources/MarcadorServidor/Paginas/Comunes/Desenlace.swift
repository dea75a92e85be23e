import MarcadorApp

/// How a match ended for one of the two.
enum DesenlaceEnPagina: Hashable, Sendable {
    case victoria, empate, derrota

    /// Letter and word.
    private var nombre: (corto: Texto, largo: Texto) {
        switch self {
        case .victoria: Texto.victoria
        case .empate: Texto.empate
        case .derrota: Texto.derrota
        }
    }

    /// The letter on its colour, with the word for those who do not see it.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: one element.
    func html(_ idioma: Idioma) -> HTML {
        """
        <span class="desenlace \(clase)"><span aria-hidden="true">\(nombre.corto, idioma)</span>\
        <span class="oculto">\(nombre.largo, idioma)</span></span>
        """
    }

    private var clase: HTML {
        switch self {
        case .victoria: "gana"
        case .empate: "empata"
        case .derrota: "pierde"
        }
    }
}
