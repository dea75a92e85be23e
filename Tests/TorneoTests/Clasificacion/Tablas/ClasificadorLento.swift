#if !UNA_SOLA_PIEZA
    @testable import Torneo
#endif

/// The second implementation: slow, obvious, and made in another way.
///
/// It looks at every order of the teams that there is and keeps the one in which everybody stands behind
/// those that a direct reading of the rules puts before them. «Before» is asked for two teams and the set
/// that they are level in; the set is found by asking the same for everybody.
struct ClasificadorLento {
    struct Encuentro {
        let local: Int
        let visitante: Int
        let estado: EstadoDeApunte
    }

    let equipos: Int
    let encuentros: [Encuentro]
    let reglas: ReglamentoDeCompeticion
    let ajustes: [Int]

    /// The sets of teams that share a place, in the only order of all that keeps everybody in place.
    func lugares() -> [Set<Int>] {
        var perfiles: [[[Double]]] = []
        for equipo in 0..<equipos { perfiles.append(perfil(de: equipo)) }
        let orden = permutaciones(Array(0..<equipos)).first { orden in
            zip(orden, orden.dropFirst()).allSatisfy { !vaAntes(perfiles[$1], perfiles[$0]) }
        }
        var lugares: [Set<Int>] = []
        for equipo in orden ?? [] {
            if let ultimo = lugares.last, let uno = ultimo.first, perfiles[uno] == perfiles[equipo]
            {
                lugares[lugares.count - 1].insert(equipo)
            } else {
                lugares.append([equipo])
            }
        }
        return lugares
    }

    private func vaAntes(_ uno: [[Double]], _ otro: [[Double]]) -> Bool {
        uno.flatMap { $0 }.lexicographicallyPrecedes(otro.flatMap { $0 }, by: >)
    }

    /// All that a team is measured by, one criterion after the other, each in the company in which it
    /// is level at that moment.
    private func perfil(de equipo: Int) -> [[Double]] {
        var iguales = Set(0..<equipos)
        var paso = 0
        var perfil: [[Double]] = []
        var vuelta = 0
        while paso < reglas.criterios.count, vuelta < 60 {
            vuelta += 1
            let antes = iguales
            var siguiente = paso + 1
            switch reglas.criterios[paso] {
            case .general(let medida):
                perfil.append([general(medida, equipo)])
                iguales = iguales.filter { general(medida, $0) == general(medida, equipo) }
                if iguales != antes, let bloque = bloqueQueReinicia(antesDe: paso) {
                    siguiente = bloque
                }
            case .enfrentamientos(let directo):
                let faltan = faltanPartidos(entre: antes)
                if faltan, directo.siFaltan == .seComparte { return perfil }
                if faltan, directo.siFaltan == .seSalta { break }
                var medidas: [Double] = []
                for clave in directo.claves {
                    medidas.append(directa(clave, equipo, entre: antes))
                    iguales = iguales.filter {
                        directa(clave, $0, entre: antes) == directa(clave, equipo, entre: antes)
                    }
                    if directo.reinicio == .siempre, iguales != antes { break }
                }
                perfil.append(medidas)
                if directo.reinicio != .nunca, iguales != antes { siguiente = paso }
            case .conducta, .sorteo, .decision: break
            }
            paso = siguiente
        }
        return perfil
    }

    private func bloqueQueReinicia(antesDe paso: Int) -> Int? {
        (0..<paso).first {
            if case .enfrentamientos(let directo) = reglas.criterios[$0] {
                return directo.reinicio == .siempre
            }
            return false
        }
    }

    private func general(_ medida: Medida, _ equipo: Int) -> Double {
        let suma = sumar(equipo) { _ in true }
        switch medida {
        case .puntos: return Double(suma.puntos + ajustes[equipo])
        case .puntosPorPartido:
            return Double(suma.puntos + ajustes[equipo]) / Double(max(1, suma.jugados))
        case .puntosDeRivales:
            return rivales(equipo) { general(.puntos, $0) }
        case .diferenciaDeRivales: return rivales(equipo) { general(.diferencia, $0) }
        case .golesDeRivales: return rivales(equipo) { general(.goles, $0) }
        default: return suma.valor(medida)
        }
    }

    private func rivales(_ equipo: Int, _ medida: (Int) -> Double) -> Double {
        encuentros.filter { goles($0.estado) != nil }.reduce(0) { suma, encuentro in
            if encuentro.local == equipo { return suma + medida(encuentro.visitante) }
            return encuentro.visitante == equipo ? suma + medida(encuentro.local) : suma
        }
    }

    private func directa(_ medida: Medida, _ equipo: Int, entre otros: Set<Int>) -> Double {
        let suma = sumar(equipo) { otros.contains($0) }
        switch medida {
        case .puntos: return Double(suma.puntos)
        case .puntosPorPartido: return Double(suma.puntos) / Double(max(1, suma.jugados))
        default: return suma.valor(medida)
        }
    }

    private struct Suma {
        var puntos = 0
        var jugados = 0
        var favor = 0
        var contra = 0
        var fuera = 0
        var victorias = 0
        var victoriasFuera = 0

        func valor(_ medida: Medida) -> Double {
            switch medida {
            case .diferencia: return Double(favor - contra)
            case .goles: return Double(favor)
            case .golesFuera: return Double(fuera)
            case .victorias: return Double(victorias)
            case .victoriasFuera: return Double(victoriasFuera)
            case .cociente:
                if contra == 0 { return favor == 0 ? 1 : .infinity }
                return Double(favor) / Double(contra)
            default: return 0
            }
        }
    }

    private func goles(_ estado: EstadoDeApunte) -> (Int, Int)? {
        switch estado {
        case .jugado(let a, let b), .adjudicado(let a, let b): (a, b)
        default: nil
        }
    }

    private func sumar(_ equipo: Int, contra vale: (Int) -> Bool) -> Suma {
        var suma = Suma()
        for encuentro in encuentros {
            guard let goles = goles(encuentro.estado) else { continue }
            let enCasa = encuentro.local == equipo
            guard enCasa || encuentro.visitante == equipo,
                vale(enCasa ? encuentro.visitante : encuentro.local)
            else { continue }
            let (suyos, ajenos) = enCasa ? (goles.0, goles.1) : (goles.1, goles.0)
            suma.jugados += 1
            suma.favor += suyos
            suma.contra += ajenos
            if !enCasa { suma.fuera += suyos }
            if suyos > ajenos {
                suma.puntos += reglas.puntosPorVictoria
                suma.victorias += 1
                if !enCasa { suma.victoriasFuera += 1 }
            } else if suyos == ajenos {
                suma.puntos += reglas.puntosPorEmpate
            } else {
                suma.puntos += reglas.puntosPorDerrota
            }
        }
        return suma
    }

    private func faltanPartidos(entre otros: Set<Int>) -> Bool {
        var veces: [[Int]: Int] = [:]
        var pendientes = false
        for encuentro in encuentros {
            let pareja = [encuentro.local, encuentro.visitante].sorted()
            veces[pareja, default: 0] += 1
            guard goles(encuentro.estado) == nil else { continue }
            pendientes = true
            if Set(pareja).isSubset(of: otros) { return true }
        }
        let vueltas = veces.values.max() ?? 0
        if vueltas == 1, !pendientes, veces.count < equipos * (equipos - 1) / 2 { return true }
        for uno in otros {
            for otro in otros where otro > uno {
                if veces[[uno, otro], default: 0] < vueltas || vueltas == 0 { return true }
            }
        }
        return false
    }
}

/// Every order of some things.
func permutaciones(_ cosas: [Int]) -> [[Int]] {
    guard cosas.count > 1 else { return [cosas] }
    return cosas.indices.flatMap { posicion in
        var resto = cosas
        let elegida = resto.remove(at: posicion)
        return permutaciones(resto).map { [elegida] + $0 }
    }
}
