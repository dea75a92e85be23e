/// The table of the matches between a few teams, in the order in which they are given.
struct MiniTabla: Sendable {
    fileprivate struct Suma {
        var puntos = 0
        var goles = 0
        var encajados = 0
        var golesFuera = 0
        var victorias = 0
        var victoriasFuera = 0
        var jugados = 0
    }

    /// The teams.
    let numeros: [Int]
    /// Where they stand in the list that is being put in order.
    let rango: Range<Int>
    private var sumas: [Suma]
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
        sumas = Array(repeating: Suma(), count: numeros.count)
        for uno in 0..<numeros.count {
            for otro in (uno + 1)..<max(uno + 1, numeros.count) {
                let pareja = duelos.entre(self.numeros[uno], self.numeros[otro])
                if pareja.map({ $0.pendientes > 0 || $0.jugados < (vueltas ?? .max) }) ?? true {
                    faltan = true
                }
                guard let pareja else { continue }
                sumas[uno].sumar(pareja.del)
                sumas[otro].sumar(pareja.contra)
                jugados += pareja.jugados
            }
        }
    }

    /// A measure of the team at a position.
    func valor(_ medida: Medida, en posicion: Int) -> Valor {
        let suma = sumas[posicion]
        switch medida {
        case .puntos: return Valor(suma.puntos)
        case .puntosPorPartido: return Valor(suma.puntos, entre: max(1, suma.jugados))
        case .diferencia: return Valor(suma.goles - suma.encajados)
        case .goles: return Valor(suma.goles)
        case .golesFuera: return Valor(suma.golesFuera)
        case .victorias: return Valor(suma.victorias)
        case .victoriasFuera: return Valor(suma.victoriasFuera)
        case .cociente: return .cociente(goles: suma.goles, entre: suma.encajados)
        case .puntosDeRivales, .diferenciaDeRivales, .golesDeRivales: return Valor(0)
        }
    }
}

extension MiniTabla.Suma {
    fileprivate mutating func sumar(_ lado: Duelos.Lado) {
        puntos += Int(lado.puntos)
        goles += Int(lado.goles)
        encajados += Int(lado.encajados)
        golesFuera += Int(lado.golesFuera)
        victorias += Int(lado.victorias)
        victoriasFuera += Int(lado.victoriasFuera)
        jugados += Int(lado.jugados)
    }
}
