import MarcadorApp

/// What somebody typed into one of the forms of a page, and what was wrong with it.
struct Escrito: Hashable, Sendable {
    /// The fields as they were typed.
    var valores: [String: String] = [:]
    /// What is wrong, by field.
    var faltas: [String: Texto] = [:]

    /// What stands in a field; empty when nothing does.
    subscript(campo: String) -> String { valores[campo] ?? "" }

    /// Whether it was the form that asks for something.
    func es(_ que: String) -> Bool { valores["que"] == que }

    /// What stands in a field of the form that asks for something.
    func en(_ que: String, _ campo: String, o otro: String = "") -> String {
        es(que) ? valores[campo] ?? otro : otro
    }

    /// The fields of the form that asks for something.
    func campos(de que: String, _ idioma: Idioma, antes: String = "") -> CamposDeMesa {
        CamposDeMesa(idioma: idioma, faltas: es(que) ? faltas : [:], antes: antes)
    }
}
