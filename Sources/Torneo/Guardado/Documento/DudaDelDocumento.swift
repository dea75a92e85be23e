/// A name that could mean several people of the squads, who are taken for the first of them.
struct DudaDelDocumento {
    /// The byte where the name stands.
    let desde: Int
    /// Who is taken to be meant.
    let tomado: Jugador

    /// The doubt in words.
    var frase: String {
        let cual =
            tomado.dorsal.map { "el del dorsal \($0)" }
            ?? tomado.id.map { "el del id «\($0)»" } ?? "el que no tiene dorsal"
        return "Hay varias personas que se llaman «\(tomado.nombre)»: se toma \(cual). "
            + "Escribe su dorsal al lado para que no haya duda"
    }
}
