import MarcadorApp

/// Somebody of a squad to whom a goal can be given.
struct QuienPudoMarcar: Hashable, Sendable {
    /// The place in the squad, from 1.
    var plaza: Int
    /// The name, as everybody sees it.
    var nombre: String
    /// The number on the shirt; nil for none.
    var dorsal: Int?
}

extension PaginaPartido {
    /// Who scored: a button for each player, behind «¿Quién?»; without it the goal goes to whose turn
    /// it is.
    ///
    /// - Parameters:
    ///   - lado: the side.
    ///   - idioma: the language.
    /// - Returns: the list; nothing for a team without a squad, whose goals are nobody's anyway.
    func quienMarca(_ lado: LadoEnPagina, _ idioma: Idioma) -> HTML {
        let posibles = lado == .local ? goleadoresDelLocal : goleadoresDelVisitante
        guard !posibles.isEmpty else { return .nada }
        var botones = HTML.nada
        for uno in posibles {
            botones += """
                <button class="boton quien-marca" name="jugador" value="\(uno.plaza):\(uno.nombre)">\
                \(uno.dorsal.map { "<span class=\"dorsal\">\($0)</span>" } ?? .nada)\
                <bdi>\(uno.nombre)</bdi></button>
                """
        }
        return """
            <details class="autores" data-id="quien-\(lado.rawValue)">\
            <summary>\(.quienHaMarcado, idioma)</summary>\(botones)\
            <button class="boton quien-marca" name="jugador" value="0">\(.noSeSabeQuien, idioma)</button>\
            </details>
            """
    }
}
