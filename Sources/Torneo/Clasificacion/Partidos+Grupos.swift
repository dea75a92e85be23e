extension [Partido] {
    /// The labels of the groups, in order of appearance: a table per group is
    /// `delGrupo(_:).tablaDePosiciones()`.
    ///
    /// - Complexity: O(n).
    public var grupos: [String] { etiquetas(\.grupo) }

    /// The labels of the rounds, in order of appearance.
    ///
    /// - Complexity: O(n).
    public var rondas: [String] { etiquetas(\.ronda) }

    /// The matches of a group, in their order.
    public func delGrupo(_ grupo: String) -> [Partido] { filter { $0.ficha.grupo == grupo } }

    /// The matches of a round, in their order.
    public func deLaRonda(_ ronda: String) -> [Partido] { filter { $0.ficha.ronda == ronda } }

    private func etiquetas(_ etiqueta: KeyPath<Ficha, String?>) -> [String] {
        var vistas = Recuento<String>()
        for partido in self {
            if let suya = partido.ficha[keyPath: etiqueta] { vistas.anotar(suya) }
        }
        return vistas.claves
    }
}
