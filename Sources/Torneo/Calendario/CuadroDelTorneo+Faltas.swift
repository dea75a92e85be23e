/// What cannot be in a bracket.
struct FaltaDelCuadro: Hashable {
    /// The position of the match of a tie.
    let cruce: Int
    /// What stands there.
    let valor: String
    /// What should.
    let esperado: String
}

extension CuadroDelTorneo {
    /// Everything that cannot be, whatever results bring.
    ///
    /// - Parameter partidos: the matches of the tournament.
    /// - Returns: the faults, in the order of the ties.
    /// - Complexity: O(matches + ties).
    func faltas(en partidos: [Partido]) -> [FaltaDelCuadro] {
        let enCuadro = Set(cruces.compactMap(\.partido))
        var grupos: Set<String> = []
        for (posicion, partido) in partidos.enumerated() where !enCuadro.contains(posicion + 1) {
            grupos.insert(partido.ficha.grupo ?? "")
        }
        var vistos = Vistos()
        return cruces.enumerated().flatMap { posicion, cruce in
            (cruce.faltas(grupos) + vistos.faltas(cruce) + cruce.faltas(en: partidos)).map {
                FaltaDelCuadro(cruce: posicion, valor: $0.valor, esperado: $0.esperado)
            }
        }
    }

    /// What may stand only once.
    private struct Vistos {
        private var partidos: Set<Int> = []
        private var piernas: [Int: Set<Int>] = [:]

        mutating func faltas(_ cruce: CruceDelCuadro) -> [(valor: String, esperado: String)] {
            var faltas: [(valor: String, esperado: String)] = []
            if let partido = cruce.partido, !partidos.insert(partido).inserted {
                faltas.append(("partido \(partido)", "un partido que no esté en otro cruce"))
            }
            if let llave = cruce.llave,
                !piernas[llave, default: []].insert(cruce.pierna).inserted
            {
                faltas.append(
                    ("llave \(llave), pierna \(cruce.pierna)", "una pierna que no esté ya"))
            }
            return faltas
        }
    }
}

extension CruceDelCuadro {
    fileprivate func faltas(_ grupos: Set<String>) -> [(valor: String, esperado: String)] {
        var faltas: [(valor: String, esperado: String)] = []
        for lado in [local, visitante] {
            switch lado {
            case .ganador(let otra), .perdedor(let otra):
                guard otra >= llave ?? .max else { break }
                faltas.append((lado.descripcion, "una llave anterior a la \(llave ?? 0)"))
            case .puesto(_, let grupo):
                guard !grupos.contains(grupo) else { break }
                faltas.append(("grupo \(grupo)", "un grupo que tenga partidos"))
            case .mejor(_, let suyos):
                for grupo in suyos where !grupos.contains(grupo) {
                    faltas.append(("grupo \(grupo)", "un grupo que tenga partidos"))
                }
            case .equipo, .porEmparejar: break
            }
        }
        if let soloSi, let llave, soloSi >= llave {
            faltas.append(("soloSi \(soloSi)", "una llave anterior a la \(llave)"))
        }
        switch local {
        case .porEmparejar, .mejor: break
        default:
            if local == visitante {
                faltas.append((local.descripcion, "dos lados distintos"))
            }
        }
        return faltas
    }

    /// What does not fit the match that it is.
    fileprivate func faltas(en partidos: [Partido]) -> [(valor: String, esperado: String)] {
        guard let partido, partidos.indices.contains(partido - 1) else { return [] }
        let suyo = partidos[partido - 1]
        return [local, visitante].compactMap { lado in
            guard case .equipo(let equipo) = lado, equipo !== suyo.local,
                equipo !== suyo.visitante
            else { return nil }
            return (
                "partido \(partido), \(suyo.local.nombre) - \(suyo.visitante.nombre)",
                "un partido de «\(equipo.nombre)»"
            )
        }
    }
}
