extension Jugador {
    /// The letters a name has at most.
    public static let largoDelNombre = 80
    /// The numbers a shirt can have.
    public static let dorsalesPosibles = 0...999

    /// Whether somebody can be registered so: a name of some letters, a number that fits a shirt.
    var tieneSentido: Bool {
        nombre.contains { !$0.isWhitespace } && nombre.count <= Self.largoDelNombre
            && !nombre.contains(where: \.isNewline) && self != .sinIdentificar
            && dorsal.map(Self.dorsalesPosibles.contains) ?? true
    }

    /// The same player with what tells him apart from his namesakes in a squad.
    ///
    /// Two of one name and without number are kept apart by an id.
    ///
    /// - Parameter otros: the others of the squad.
    /// - Returns: the player, equal to none of them.
    /// - Complexity: O(namesakes × others).
    public func distinguido(de otros: [Jugador]) -> Jugador {
        var jugador = self
        var intento = 2
        while otros.contains(jugador) {
            jugador = Jugador(nombre: nombre, dorsal: dorsal, id: "\(intento)")
            intento += 1
        }
        return jugador
    }
}
