/// Something that is accepted and may not mean what its author meant.
struct DudaDelDocumento {
    /// The byte where it stands.
    let desde: Int
    /// The doubt in words.
    let frase: String
}

extension DudaDelDocumento {
    /// A name that could mean several people of the squads, who are taken for the first of them.
    ///
    /// - Parameters:
    ///   - desde: the byte where the name stands.
    ///   - tomado: who is taken to be meant.
    init(desde: Int, tomado: Jugador) {
        let cual =
            tomado.dorsal.map { "el del dorsal \($0)" }
            ?? tomado.id.map { "el del id «\($0)»" } ?? "el que no tiene dorsal"
        self.init(
            desde: desde,
            frase: "Hay varias personas que se llaman «\(tomado.nombre)»: se toma \(cual). "
                + "Escribe su dorsal al lado para que no haya duda")
    }
}
