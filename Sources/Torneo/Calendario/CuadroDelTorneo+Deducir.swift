extension CuadroDelTorneo {
    /// The bracket that a list of matches shows by itself, as imported ones do that only name rounds;
    /// nil when they show none.
    ///
    /// The rounds at the end of the list without groups, from the first in which nobody plays two different
    /// rivals, make a bracket if they end with one tie and every tie after the first round has a team
    /// that played in the rounds before. Two matches of one pair in one round are its two legs.
    ///
    /// - Parameter partidos: the matches in their order.
    /// - Complexity: O(n).
    init?(deducidoDe partidos: [Partido]) {
        var rondas = Self.rondas(partidos)
        while let primera = rondas.first, !primera.esDeEliminatoria { rondas.removeFirst() }
        guard let ultima = rondas.last, ultima.parejas.count == 1, rondas.count > 1,
            rondas.allSatisfy(\.esDeEliminatoria), Self.seSiguen(rondas)
        else { return nil }
        self.init(cruces: [], reglas: ReglasDeEliminatoria(prorroga: false))
        var llave = 0
        for ronda in rondas {
            for pareja in ronda.parejas {
                llave += 1
                for (pierna, numero) in pareja.enumerated() {
                    let partido = partidos[numero]
                    cruces.append(
                        CruceDelCuadro(
                            llave: llave, pierna: pierna + 1, ronda: ronda.nombre,
                            local: .equipo(partido.local), visitante: .equipo(partido.visitante),
                            partido: numero + 1, programacion: partido.ficha.programacion,
                            campo: partido.ficha.campo))
                }
            }
        }
    }

    /// Matches without a group by the name of their round, in order of appearance.
    private static func rondas(_ partidos: [Partido]) -> [RondaDeducida] {
        var rondas: [RondaDeducida] = []
        var posiciones: [String: Int] = [:]
        for (numero, partido) in partidos.enumerated() where partido.ficha.grupo == nil {
            guard let nombre = partido.ficha.ronda else { continue }
            let posicion = posiciones[nombre] ?? rondas.count
            if posicion == rondas.count {
                posiciones[nombre] = posicion
                rondas.append(RondaDeducida(nombre: nombre))
            }
            rondas[posicion].anadir(partido, numero)
        }
        return rondas
    }

    /// Whether somebody of every tie has played in the round before, or at least in some round before.
    private static func seSiguen(_ rondas: [RondaDeducida]) -> Bool {
        var antes: Set<Equipo> = []
        for (numero, ronda) in rondas.enumerated() {
            let siguen = ronda.equipos.allSatisfy { pareja in
                numero == 0 || !pareja.isDisjoint(with: antes)
            }
            guard siguen else { return false }
            antes.formUnion(ronda.equipos.joined())
        }
        return true
    }
}

/// The matches of a round by pairs of teams.
private struct RondaDeducida {
    let nombre: String
    /// For each pair the positions of its matches.
    private(set) var parejas: [[Int]] = []
    private(set) var equipos: [Set<Equipo>] = []
    private var porPareja: [Set<Equipo>: Int] = [:]

    init(nombre: String) { self.nombre = nombre }

    /// Whether everybody has one rival, and meets that one twice at most.
    var esDeEliminatoria: Bool {
        Set(equipos.joined()).count == equipos.count * 2 && parejas.allSatisfy { $0.count <= 2 }
            && !nombre.lowercased().esJornadaNumerada
    }

    mutating func anadir(_ partido: Partido, _ numero: Int) {
        let pareja: Set = [partido.local, partido.visitante]
        if let posicion = porPareja[pareja] {
            parejas[posicion].append(numero)
        } else {
            porPareja[pareja] = parejas.count
            parejas.append([numero])
            equipos.append(pareja)
        }
    }
}
