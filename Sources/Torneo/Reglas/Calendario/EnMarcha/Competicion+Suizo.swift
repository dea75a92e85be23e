extension Competicion {
    /// Pairs the next round of a Swiss tournament.
    ///
    /// A win gives three points, a draw one, resting three.
    ///
    /// - Returns: the round.
    /// - Throws: `ErrorDeCompeticion` when this round is not over, there is none left, or nobody can be
    ///   paired any more; the competition stays as it was.
    /// - Complexity: O(matches) and the pairing.
    @discardableResult
    public mutating func emparejarRonda() throws(ErrorDeCompeticion) -> Jornada<Participante> {
        let rondas = plan.encuentros.reduce(0) { $1.fase == .suizo ? max($0, $1.jornada) : $0 }
        guard mesas.count < rondas else { throw .noHayMasRondas }
        guard
            plan.encuentros.allSatisfy({
                $0.fase != .suizo || $0.jornada > mesas.count || haAcabado($0)
            })
        else { throw .rondaSinTerminar(mesas.count) }
        let siguen = clasificacionDeSuizo.filter { !retirados.contains($0.equipo) }
        let jornada: Jornada<Participante>
        do {
            jornada = try Suizo.emparejar(siguen, despues: rondas - mesas.count - 1)
        } catch {
            throw .sinParejasNuevas
        }
        mesas.append(jornada.cruces)
        descansosDeSuizo.append(jornada.descansa)
        resolver()
        return jornada
    }

    /// Enters a team late into a Swiss tournament.
    ///
    /// It has no points from the rounds that have been paired.
    ///
    /// - Parameter equipo: the team.
    /// - Returns: the numbers of the new matches, one in each round to come if their number rises.
    /// - Throws: `ErrorDeCompeticion.yaParticipa`; the competition stays as it was.
    /// - Complexity: O(matches).
    @discardableResult
    public mutating func inscribirEnSuizo(
        _ equipo: Participante
    ) throws(ErrorDeCompeticion) -> [Int] {
        guard !plan.equipos.contains(equipo) else { throw .yaParticipa }
        let antes = plan.encuentros.count
        let rondas = plan.encuentros.reduce(0) { max($0, $1.jornada) }
        plan.equipos.append(equipo)
        let mesa = plan.equipos.count / 2
        for ronda in mesas.count + 1..<max(rondas, mesas.count) + 1 {
            guard !plan.encuentros.contains(where: { $0.esMesa(mesa, ronda) }) else { continue }
            plan.anadirMesa(mesa, ronda: ronda)
        }
        estados += Array(repeating: nil, count: plan.encuentros.count - antes)
        resolver()
        return Array(antes + 1..<plan.encuentros.count + 1)
    }

    /// The table of a Swiss tournament: points, difference, goals, order of entry.
    public var clasificacionDeSuizo: [EnSuizo<Participante>] {
        var sumas = plan.equipos.map { SumaDeSuizo($0) }
        var numeros: [Participante: Int] = [:]
        for (numero, equipo) in plan.equipos.enumerated() { numeros[equipo] = numero }
        for encuentro in plan.encuentros where encuentro.fase == .suizo {
            let (local, visitante) = ocupantes(encuentro.numero)
            guard let uno = local.equipo.flatMap({ numeros[$0] }),
                let otro = visitante.equipo.flatMap({ numeros[$0] })
            else { continue }
            let tanteo = estados[encuentro.numero - 1]?.resultado?.tanteo
            sumas[uno].anotar(plan.equipos[otro], enCasa: true, tanteo?.local, tanteo?.visitante)
            sumas[otro].anotar(plan.equipos[uno], enCasa: false, tanteo?.visitante, tanteo?.local)
        }
        for descansa in descansosDeSuizo {
            guard let numero = descansa.flatMap({ numeros[$0] }) else { continue }
            sumas[numero].descansar()
        }
        return sumas.indices
            .sorted {
                sumas[$0].clave == sumas[$1].clave ? $0 < $1 : sumas[$0].clave > sumas[$1].clave
            }
            .map { sumas[$0].datos }
    }
}

extension Encuentro {
    fileprivate func esMesa(_ numero: Int, _ ronda: Int) -> Bool {
        local == .mesa(numero, ronda: ronda, local: true)
    }
}

/// What a team of a Swiss tournament has so far.
private struct SumaDeSuizo<Participante: Hashable & Sendable> {
    var datos: EnSuizo<Participante>
    private var diferencia = 0
    private var goles = 0

    init(_ equipo: Participante) { datos = EnSuizo(equipo) }

    var clave: (Int, Int, Int) { (datos.puntos, diferencia, goles) }

    mutating func anotar(_ rival: Participante, enCasa: Bool, _ suyos: Int?, _ ajenos: Int?) {
        datos.rivales.insert(rival)
        datos.saldoDeCasa += enCasa ? 1 : -1
        datos.ultimoEnCasa = enCasa
        guard let suyos, let ajenos else { return }
        datos.puntos += suyos > ajenos ? 3 : suyos == ajenos ? 1 : 0
        diferencia += suyos - ajenos
        goles += suyos
    }

    mutating func descansar() {
        datos.haDescansado = true
        datos.puntos += 3
    }
}
