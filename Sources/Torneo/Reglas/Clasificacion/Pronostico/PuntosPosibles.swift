/// Points, and the matches that are still open.
struct PuntosPosibles: Sendable {
    private(set) var puntos: [Int]
    private(set) var partidos: [(Int, Int)] = []
    /// How many open matches each team has.
    private(set) var quedan: [Int]

    /// Makes one without open matches.
    init(puntos: [Int]) {
        self.puntos = puntos
        quedan = Array(repeating: 0, count: puntos.count)
    }

    /// Leaves a match open.
    mutating func abrir(_ uno: Int, _ otro: Int) {
        partidos.append((uno, otro))
        quedan[uno] += 1
        quedan[otro] += 1
    }

    /// Takes an open match out, to be decided.
    mutating func sacar(_ lugar: Int) -> (Int, Int) {
        let partido = partidos.remove(at: lugar)
        quedan[partido.0] -= 1
        quedan[partido.1] -= 1
        return partido
    }

    /// Gives points.
    mutating func dar(_ suyos: Int, a equipo: Int) { puntos[equipo] += suyos }
}
