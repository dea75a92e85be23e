/// The table of the matches between a few teams, in the order in which they are given.
struct MiniTabla: Sendable {
    /// The teams.
    let numeros: [Int]
    /// Where they stand in the list that is being put in order.
    let rango: Range<Int>
    private var sumas: [Balance]
    /// The matches between them that have been played.
    private(set) var jugados = 0
    /// Whether any of their matches is still to be played, or may be.
    private(set) var faltan = false

    /// Counts the matches between some teams.
    ///
    /// - Parameters:
    ///   - numeros: the teams, a part of the list that is being put in order.
    ///   - duelos: what every two did.
    ///   - vueltas: how often any two meet; nil when that is not known.
    /// - Complexity: O(teams²).
    init(_ numeros: ArraySlice<Int>, _ duelos: Duelos, vueltas: Int?) {
        self.numeros = Array(numeros)
        rango = numeros.indices
        sumas = Array(repeating: Balance(), count: numeros.count)
        for uno in 0..<numeros.count {
            for otro in (uno + 1)..<max(uno + 1, numeros.count) {
                let pareja = duelos.entre(self.numeros[uno], self.numeros[otro])
                if pareja.map({ $0.pendientes > 0 || $0.jugados < (vueltas ?? .max) }) ?? true {
                    faltan = true
                }
                guard let pareja else { continue }
                sumas[uno].anotar(pareja.del)
                sumas[otro].anotar(pareja.contra)
                jugados += pareja.jugados
            }
        }
    }

    /// A measure of the team at a position.
    func valor(_ medida: Medida, en posicion: Int) -> Valor { sumas[posicion].valor(medida) }
}
