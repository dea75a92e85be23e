import MarcadorApp

extension Texto {
    /// A sentence whose options of a command do not break after their hyphens, so that they can be copied.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: the words.
    func conOpcionesEnteras(_ idioma: Idioma) -> HTML {
        let palabras: [HTML] = en(idioma).split(separator: " ").map { palabra in
            palabra.hasPrefix("--") ? "<span class=\"junto\">\(palabra)</span>" : "\(palabra)"
        }
        return palabras.unidos(por: " ")
    }
}
