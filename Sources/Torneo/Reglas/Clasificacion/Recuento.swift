/// All that is known about the teams of a table, who are numbers from 0.
struct Recuento: Sendable {
    /// What one team has besides its matches.
    struct Circunstancia: Hashable, Sendable {
        /// Points added or, when negative, deducted.
        var ajuste = 0
        /// Whether it withdrew.
        var retirado = false
        /// Its place in the order that the organiser decided, from 1; 0 when nothing was decided.
        var decision = 0
        /// What lots are drawn from: the same for the same name.
        var clave: UInt64 = 0
    }

    private(set) var balances: [Balance] = []
    /// Conduct points taken off, 0 or more.
    private(set) var conducta: [Int] = []
    var circunstancias: [Circunstancia] = []
    private(set) var duelos: Duelos?

    /// Makes an empty one.
    ///
    /// - Parameters:
    ///   - conDuelos: whether the matches between pairs are kept.
    ///   - equipos: how many teams there will be, as far as anybody knows.
    init(conDuelos: Bool, equipos: Int) {
        duelos = conDuelos ? Duelos(equipos: equipos) : nil
        balances.reserveCapacity(equipos)
        conducta.reserveCapacity(equipos)
        circunstancias.reserveCapacity(equipos)
    }

    /// The same without what is known by pair.
    var sinDuelos: Recuento {
        var copia = self
        copia.duelos = nil
        return copia
    }

    /// Enters one more team, whose number is the count so far.
    mutating func inscribir(_ circunstancia: Circunstancia = Circunstancia()) {
        balances.append(Balance())
        conducta.append(0)
        circunstancias.append(circunstancia)
    }

    /// Adds a match, or takes it away.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - visitante: the visitors.
    ///   - partes: what it counts for each.
    ///   - veces: 1 to add it, -1 to take it away.
    @inline(__always)
    mutating func anotar(_ local: Int, _ visitante: Int, _ partes: Partes, veces: Int) {
        balances[local].anotar(partes.local, veces: veces)
        balances[visitante].anotar(partes.visitante, veces: veces)
        duelos?.anotar(local, visitante, partes, veces: veces)
    }

    /// Adds a match that is still to be played, or takes it away.
    mutating func esperar(_ local: Int, _ visitante: Int, veces: Int) {
        duelos?.esperar(local, visitante, veces: veces)
    }

    /// Adds conduct points, or takes them away.
    mutating func amonestar(_ numero: Int, en puntos: Int) { conducta[numero] += puntos }

    /// How many teams have not withdrawn.
    var siguen: Int { circunstancias.reduce(0) { $0 + ($1.retirado ? 0 : 1) } }

    /// Points with adjustments.
    func puntos(_ numero: Int) -> Int {
        balances[numero].puntos + circunstancias[numero].ajuste
    }
}

extension Recuento {
    /// A measure of a team over all its matches.
    ///
    /// - Complexity: O(1), O(teams) for what opponents did together.
    func valor(_ medida: Medida, de numero: Int) -> Valor {
        switch medida {
        case .puntosDeRivales: return deRivales(de: numero) { puntos($0) }
        case .diferenciaDeRivales: return deRivales(de: numero) { balances[$0].diferencia }
        case .golesDeRivales: return deRivales(de: numero) { balances[$0].golesAFavor }
        default:
            return balances[numero].valor(medida, ajuste: circunstancias[numero].ajuste)
        }
    }

    /// A sum over everybody whom a team has played, as often as it has.
    private func deRivales(de numero: Int, _ medida: (Int) -> Int) -> Valor {
        var suma = 0
        for rival in balances.indices where rival != numero {
            guard let pareja = duelos?.entre(numero, rival), pareja.jugados > 0 else { continue }
            suma += medida(rival) * pareja.jugados
        }
        return Valor(suma)
    }
}

extension Valor {
    /// Goal average: 1 without any goal, above every number with none conceded.
    static func cociente(goles: Int, entre encajados: Int) -> Valor {
        goles == 0 && encajados == 0 ? Valor(1) : Valor(goles, entre: encajados)
    }
}
