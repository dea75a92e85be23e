/// Where those who come from groups stand in the bracket.
struct SiembraDeGrupos {
    /// Somebody who goes on.
    enum Clasificado: Hashable {
        case puesto(Int, grupo: Int)
        case mejor(casilla: Int)
    }

    /// From top to bottom; nil where nobody stands.
    private(set) var posiciones: [Clasificado?]
    /// For each slot of the best of the next place, the groups that may go there: all but the group of
    /// their first rival, when there is more than one slot.
    private(set) var admitidos: [[Int]] = []
    private let grupos: Int

    init(_ grupos: Int, clasifican: Int, mejores: Int) {
        self.grupos = grupos
        let cuantos = grupos * clasifican + mejores
        let plazas = Siembra.tamano(para: cuantos)
        posiciones = Array(repeating: nil, count: plazas)
        if clasifican == 2, mejores == 0, grupos > 1, plazas == cuantos {
            cruzar()
            return
        }
        var lugares = [Int](repeating: 0, count: plazas)
        for (posicion, semilla) in Siembra.orden(plazas).enumerated() {
            lugares[semilla - 1] = posicion
        }
        for puesto in 1...clasifican {
            colocar(puesto, en: Array(lugares[(puesto - 1) * grupos..<puesto * grupos]))
        }
        let restantes = Array(lugares[grupos * clasifican..<cuantos])
        for (casilla, lugar) in restantes.enumerated() {
            posiciones[lugar] = .mejor(casilla: casilla)
            let rival = restantes.count > 1 ? grupo(en: lugar ^ 1) : nil
            admitidos.append((0..<grupos).filter { $0 != rival })
        }
    }

    /// First of A against second of B above, second of A against first of B below.
    private mutating func cruzar() {
        for grupo in stride(from: 0, to: grupos, by: 2) {
            posiciones[grupo] = .puesto(1, grupo: grupo)
            posiciones[grupo + 1] = .puesto(2, grupo: grupo + 1)
            posiciones[grupos + grupo] = .puesto(1, grupo: grupo + 1)
            posiciones[grupos + grupo + 1] = .puesto(2, grupo: grupo)
        }
    }

    /// Those of one place of their groups, each as far from the others of its group as possible.
    private mutating func colocar(_ puesto: Int, en lugares: [Int]) {
        let lejania = lugares.map { lugar in (0..<grupos).map { distancia(de: $0, a: lugar) } }
        var ronda = lejania.joined().max() ?? 0
        while true {
            let admitidos = lejania.map { suya in suya.indices.filter { suya[$0] >= ronda } }
            if let reparto = Asignacion.primera(admitidos) {
                for (lugar, grupo) in zip(lugares, reparto) {
                    posiciones[lugar] = .puesto(puesto, grupo: grupo)
                }
                return
            }
            ronda -= 1
        }
    }

    /// In which round somebody of the group would meet whoever stands there, at the earliest.
    private func distancia(de grupo: Int, a lugar: Int) -> Int {
        posiciones.indices.reduce(Int.max) { cerca, otro in
            self.grupo(en: otro) == grupo
                ? min(cerca, Siembra.rondaDeEncuentro(otro, lugar)) : cerca
        }
    }

    private func grupo(en lugar: Int) -> Int? {
        guard case .puesto(_, let grupo) = posiciones[lugar] else { return nil }
        return grupo
    }
}
