import MarcadorApp

/// A result as pages show it.
struct Resultado: Hashable, Sendable {
    /// Goals of the home team.
    var local: Int
    /// Goals of the visitors.
    var visitante: Int
    /// Whether it was reached after extra time.
    var prorroga: Bool
    /// The shoot-out; nil when there was none.
    var penaltis: Penaltis?

    /// Makes a result.
    ///
    /// - Parameters:
    ///   - local: goals of the home team.
    ///   - visitante: goals of the visitors.
    ///   - prorroga: whether it was reached after extra time.
    ///   - penaltis: the shoot-out.
    init(_ local: Int, _ visitante: Int, prorroga: Bool = false, penaltis: Penaltis? = nil) {
        self.local = local
        self.visitante = visitante
        self.prorroga = prorroga
        self.penaltis = penaltis
    }

    /// A shoot-out.
    struct Penaltis: Hashable, Sendable {
        /// Scored by the home team.
        var local: Int
        /// Scored by the visitors.
        var visitante: Int

        /// Makes a shoot-out.
        ///
        /// - Parameters:
        ///   - local: scored by the home team.
        ///   - visitante: scored by the visitors.
        init(_ local: Int, _ visitante: Int) {
            self.local = local
            self.visitante = visitante
        }
    }

    /// «pr.» and «4-2 en penaltis», as far as they apply.
    func notas(_ idioma: Idioma) -> HTML {
        var notas = HTML.nada
        if prorroga {
            notas += """
                 <abbr class="nota" title="\(.trasLaProrroga, idioma)">\
                \(.prorrogaCorta, idioma)</abbr>
                """
        }
        if let penaltis {
            let tanda = Texto.enPenaltis(local: penaltis.local, visitante: penaltis.visitante)
            notas += " <span class=\"nota\">\(tanda, idioma)</span>"
        }
        return notas
    }
}
