/// A match as the placing of it sees it: numbers only.
struct Trabajo: Sendable {
    /// Those who play it for certain.
    var equipos: [Int] = []
    /// The matches, from 0, that must be over before.
    var previos: [Int] = []
    /// The matches, from 0, that wait for it.
    var siguientes: [Int] = []
    /// Whether it may be on each pitch.
    var campos: [Bool]
    /// When it may begin, on the line.
    var desde = Int.min
    /// When it must have begun, on the line.
    var antesDe = Int.max
    /// When it may begin, in minutes of the day.
    var horaDesde = 0
    /// When it must be over, in minutes of the day.
    var horaHasta = Reloj24.dia * 2
    /// Its referee, if it has a certain one.
    var arbitro: Int?
    /// How many matches in a row lead to it.
    var nivel = 0
    /// Its round, from 0, counted through all parts of the competition.
    var ronda = 0
}

extension Plan {
    /// The matches as the placing of them sees them, without conditions.
    func trabajos(campos: Int) -> [Trabajo] {
        var numeros: [Participante: Int] = [:]
        for (numero, equipo) in equipos.enumerated() { numeros[equipo] = numero }
        let comienzos = comienzosDeJornada
        var trabajos = encuentros.map { encuentro in
            var trabajo = Trabajo(campos: Array(repeating: true, count: campos))
            for plaza in [encuentro.local, encuentro.visitante] {
                if case .equipo(let equipo) = plaza, let numero = numeros[equipo] {
                    trabajo.equipos.append(numero)
                }
            }
            trabajo.previos = previos(encuentro)
            trabajo.ronda =
                encuentro.grupo == nil
                ? comienzos[encuentro.jornada - 1] + encuentro.pierna - 1 : encuentro.jornada - 1
            return trabajo
        }
        for numero in trabajos.indices {
            for previo in trabajos[numero].previos { trabajos[previo].siguientes.append(numero) }
        }
        Self.nivelar(&trabajos)
        return trabajos
    }

    /// For each round outside groups, how many come before it; two for a round of two legs.
    private var comienzosDeJornada: [Int] {
        var piernas: [Int] = []
        for encuentro in encuentros where encuentro.grupo == nil {
            while piernas.count < encuentro.jornada { piernas.append(1) }
            piernas[encuentro.jornada - 1] = max(
                piernas[encuentro.jornada - 1], encuentro.pierna)
        }
        var comienzo = encuentros.reduce(0) { $1.grupo == nil ? $0 : max($0, $1.jornada) }
        return piernas.map { suyas in
            defer { comienzo += suyas }
            return comienzo
        }
    }

    /// How many rounds there are one after the other; two for a round of two legs.
    public var jornadasEnTotal: Int { trabajos(campos: 0).reduce(0) { max($0, $1.ronda + 1) } }

    /// The matches, from 0, that tell who plays this one.
    private func previos(_ encuentro: Encuentro<Participante>) -> [Int] {
        var previos: Set<Int> = []
        for plaza in [encuentro.local, encuentro.visitante] {
            switch plaza {
            case .equipo: break
            case .ganador(let llave), .perdedor(let llave):
                previos.formUnion(llaves[llave - 1].encuentros)
            case .puesto(_, let grupo):
                previos.formUnion(encuentros.lazy.filter { $0.grupo == grupo }.map(\.numero))
            case .mejor:
                previos.formUnion(encuentros.lazy.filter { $0.grupo != nil }.map(\.numero))
            case .mesa(_, let ronda, _):
                previos.formUnion(
                    encuentros.lazy.filter { $0.fase == .suizo && $0.jornada == ronda - 1 }
                        .map(\.numero))
            }
        }
        if let llave = encuentro.llave {
            let suya = llaves[llave - 1]
            if encuentro.pierna == 2 { previos.insert(suya.encuentros[0]) }
            if let antes = suya.soloSiGanaElOtroDe {
                previos.formUnion(llaves[antes - 1].encuentros)
            }
        }
        return previos.map { $0 - 1 }.sorted()
    }

    private static func nivelar(_ trabajos: inout [Trabajo]) {
        var esperan = trabajos.map(\.previos.count)
        var listos = trabajos.indices.filter { esperan[$0] == 0 }
        while let numero = listos.popLast() {
            for siguiente in trabajos[numero].siguientes {
                trabajos[siguiente].nivel = max(
                    trabajos[siguiente].nivel, trabajos[numero].nivel + 1)
                esperan[siguiente] -= 1
                if esperan[siguiente] == 0 { listos.append(siguiente) }
            }
        }
    }
}
