/// Looks for results of the open matches that bring many teams to a number of points, or only few.
///
/// A team that has them, or cannot get them any more, does not care about its matches: there the rival
/// gets what is wanted. Only matches between two that depend on them are tried in every way.
struct BusquedaDeResultados {
    /// What is looked for.
    enum Fin {
        /// That at least so many of the others get there.
        case queLleguen(Int)
        /// That at most so many of the others get there.
        case queNoPasenDe(Int)
    }

    private let cuentas: CuentasPendientes
    private let propio: Int
    private let meta: Int
    private let fin: Fin
    /// What may still be looked at, in matches.
    private var trabajo: Int

    /// Makes one.
    ///
    /// - Parameters:
    ///   - cuentas: what results give.
    ///   - propio: the team that is asked about, which is none of the others.
    ///   - meta: the points.
    ///   - fin: what is looked for.
    init(_ cuentas: CuentasPendientes, _ propio: Int, meta: Int, _ fin: Fin) {
        self.cuentas = cuentas
        self.propio = propio
        self.meta = meta
        self.fin = fin
        trabajo = cuentas.trabajo
    }

    /// Whether there are such results; nil when the search was given up.
    ///
    /// - Parameter inicio: points and open matches; the team's own are decided already.
    /// - Returns: the answer.
    mutating func existe(desde inicio: PuntosPosibles) -> Bool? {
        var ahora = inicio
        decidirLosClaros(&ahora)
        trabajo -= ahora.partidos.count + ahora.puntos.count
        guard trabajo >= 0 else { return nil }
        if let respuesta = respuesta(ahora) { return respuesta }
        let (uno, otro) = ahora.sacar(0)
        var rendida = false
        for (suyos, ajenos) in resultados {
            var siguiente = ahora
            siguiente.dar(suyos, a: uno)
            siguiente.dar(ajenos, a: otro)
            switch existe(desde: siguiente) {
            case true: return true
            case nil: rendida = true
            default: break
            }
        }
        return rendida ? nil : false
    }

    /// What can be said without trying; there is always an answer when no match is open.
    private func respuesta(_ ahora: PuntosPosibles) -> Bool? {
        var llegados = 0
        var dependen = 0
        for equipo in ahora.puntos.indices where equipo != propio {
            if ahora.puntos[equipo] >= meta {
                llegados += 1
            } else if depende(equipo, ahora) {
                dependen += 1
            }
        }
        switch fin {
        case .queLleguen(let cuantos):
            if llegados >= cuantos { return true }
            return llegados + dependen < cuantos ? false : nil
        case .queNoPasenDe(let cuantos):
            if llegados > cuantos { return false }
            return llegados + dependen <= cuantos ? true : nil
        }
    }

    private mutating func decidirLosClaros(_ ahora: inout PuntosPosibles) {
        var lugar = 0
        while lugar < ahora.partidos.count {
            trabajo -= 1
            let (uno, otro) = ahora.partidos[lugar]
            let dependen = (depende(uno, ahora), depende(otro, ahora))
            if dependen.0, dependen.1 {
                lugar += 1
                continue
            }
            _ = ahora.sacar(lugar)
            let (favor, contra) = dependen.0 ? (uno, otro) : (otro, uno)
            switch fin {
            case .queLleguen:
                ahora.dar(cuentas.victoria, a: favor)
                ahora.dar(cuentas.derrota, a: contra)
            case .queNoPasenDe:
                ahora.dar(cuentas.derrota, a: favor)
                ahora.dar(cuentas.victoria, a: contra)
            }
            // Somebody may depend on nothing any more.
            lugar = 0
        }
    }

    /// Whether a team needs its open matches to get there, and still can.
    private func depende(_ equipo: Int, _ ahora: PuntosPosibles) -> Bool {
        let suyos = ahora.puntos[equipo]
        return suyos < meta && suyos + ahora.quedan[equipo] * cuentas.victoria >= meta
    }

    /// The results of a match, the most promising first.
    private var resultados: [(Int, Int)] {
        let decididos = [(cuentas.victoria, cuentas.derrota), (cuentas.derrota, cuentas.victoria)]
        let empate = [(cuentas.empate, cuentas.empate)]
        switch fin {
        case .queLleguen: return decididos + empate
        case .queNoPasenDe: return empate + decididos
        }
    }
}
