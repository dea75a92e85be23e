import MarcadorApp

/// The last matches of a team, the oldest first: letters to see, words to hear.
struct FormaEnPagina: Hashable, Sendable {
    /// How a match ended.
    enum Desenlace: Hashable, Sendable {
        case victoria, empate, derrota

        /// Its letter and its word.
        var nombre: (Texto, Texto) {
            switch self {
            case .victoria: Texto.victoria
            case .empate: Texto.empate
            case .derrota: Texto.derrota
            }
        }
    }

    /// A match.
    struct Partido: Hashable, Sendable {
        /// How it ended.
        var desenlace: Desenlace
        /// The team's goals.
        var suyos: Int
        /// The opponent's goals.
        var ajenos: Int
        /// The opponent.
        var rival: String
    }

    /// The matches, the oldest first.
    var partidos: [Partido]

    /// The letters in a row; the word, the score and the opponent are their titles.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: one element, or nothing without matches.
    func html(_ idioma: Idioma) -> HTML {
        guard !partidos.isEmpty else { return .nada }
        let marcas: [HTML] = partidos.map { partido in
            let (letra, palabra) = partido.desenlace.nombre
            let entero = Texto.partidoDeForma(
                palabra, partido.suyos, partido.ajenos,
                NombreCorto.abreviado(partido.rival, a: 40))
            return """
                <li class="\(clase(partido.desenlace))" title="\(entero, idioma)">\
                <span aria-hidden="true">\(letra, idioma)</span>\
                <span class="oculto">\(palabra, idioma)</span></li>
                """
        }
        return "<ol class=\"forma\">\(marcas)</ol>"
    }

    private func clase(_ desenlace: Desenlace) -> HTML {
        switch desenlace {
        case .victoria: "ganado"
        case .empate: "empatado"
        case .derrota: "perdido"
        }
    }
}
