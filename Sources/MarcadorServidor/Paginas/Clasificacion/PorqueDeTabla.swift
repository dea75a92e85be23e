import MarcadorApp

/// Why teams that were level stand in this order: what is shown under a table to who asks for it.
struct PorqueDeTabla: Hashable, Sendable {
    /// A team and its sentence.
    struct Razon: Hashable, Sendable {
        /// The whole name of the team.
        var equipo: String
        /// Why it stands where it stands.
        var frase: Texto
    }

    /// What the rules are called.
    var reglamento: String
    /// The teams that were level with a neighbour, in order.
    var razones: [Razon]

    /// Something that opens on a tap, without any script.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: one element.
    /// - Complexity: O(n) in the reasons.
    func html(_ idioma: Idioma) -> HTML {
        let filas: [HTML] = razones.map { razon in
            "<li><bdi class=\"quien\">\(razon.equipo)</bdi> \(razon.frase, idioma)</li>"
        }
        return """
            <details class="porque"><summary>\(.porQueEsteOrden, idioma)</summary>\
            <p>\(.reglamento(reglamento), idioma)</p><ul>\(filas)</ul></details>
            """
    }
}
