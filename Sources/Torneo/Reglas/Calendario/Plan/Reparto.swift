/// Where the best of those who end in one place of their groups go: the thirds of a World Cup.
///
/// Which groups they come from is known only at the end. A table written beforehand may say, for
/// each set of groups, who goes where. Without one, slots are filled in their order, each with the
/// first admissible group, in the order of the groups, that leaves a way to fill the rest.
public struct Reparto: Hashable, Sendable {
    /// The place in the group, from 1.
    public let puesto: Int
    /// For each slot, the groups, from 0, that may go there.
    public let admitidos: [[Int]]
    /// For a set of groups in order, the group of each slot.
    public let tabla: [[Int]: [Int]]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - puesto: the place in the group, from 1.
    ///   - admitidos: for each slot, the groups, from 0, that may go there.
    ///   - tabla: for a set of groups in order, the group of each slot; may be empty.
    public init(puesto: Int, admitidos: [[Int]], tabla: [[Int]: [Int]] = [:]) {
        self.puesto = puesto
        self.admitidos = admitidos
        self.tabla = tabla
    }

    /// The group of each slot.
    ///
    /// - Parameter clasificados: the groups, from 0, whose team goes on; as many as slots.
    /// - Returns: the groups by slot; nil when neither table nor admissible groups allow it.
    /// - Complexity: O(slots⁴).
    public func repartir(_ clasificados: [Int]) -> [Int]? {
        let grupos = clasificados.sorted()
        if let escrito = tabla[grupos] { return escrito }
        return Asignacion.primera(
            admitidos.map { casilla in grupos.filter { casilla.contains($0) } })
    }
}
