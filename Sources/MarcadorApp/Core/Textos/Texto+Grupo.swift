nonisolated extension Texto {
    /// What a group is called, in the reader's language where the label says no more than its letter
    /// or number.
    ///
    /// - Parameter etiqueta: as the matches have it: `A`, `Grupo A`, `Group A`, `Liga de los sábados`.
    /// - Returns: e.g. «Grupo A»; another label as it is.
    public static func grupo(_ etiqueta: String) -> Texto {
        var palabras = etiqueta.split(separator: " ")
        if palabras.count > 1, ["grupo", "group"].contains(palabras[0].lowercased()) {
            palabras.removeFirst()
        }
        guard palabras.count == 1, let nombre = palabras.first, nombre.count <= 2,
            nombre.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return rotulo(etiqueta) }
        return Texto("Grupo \(nombre)", "Group \(nombre)")
    }
}
