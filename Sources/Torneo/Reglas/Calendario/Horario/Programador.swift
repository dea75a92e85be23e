/// Places the matches of a plan on pitches and in time.
///
/// Matches are placed one after the other, each as early as the conditions allow, first those that
/// others wait for. Kick-offs keep to the rhythm of each pitch; only if that fails, and for up to 400
/// matches, is any minute tried.
/// If no place is found for a match the order is changed, by lots from a fixed seed, and all is tried
/// again a few times: the same plan and conditions always give the same places.
public struct Programador<Participante: Hashable & Sendable>: Sendable {
    /// How many orders are tried.
    static var intentos: Int { 24 }
    /// Up to how many matches any minute is tried as a kick-off.
    static var encuentrosADestiempo: Int { 400 }

    /// The plan.
    public let plan: Plan<Participante>
    /// What must be kept to.
    public let condiciones: Condiciones<Participante>
    let trabajos: [Trabajo]

    /// Makes ready.
    ///
    /// - Parameters:
    ///   - plan: the plan.
    ///   - condiciones: what must be kept to.
    /// - Throws: `ErrorDeHorario.condicionSinSentido`.
    /// - Complexity: O(matches × those each waits for).
    public init(
        _ plan: Plan<Participante>, _ condiciones: Condiciones<Participante>
    ) throws(ErrorDeHorario) {
        guard condiciones.tienenSentido else { throw .condicionSinSentido }
        self.plan = plan
        self.condiciones = condiciones
        var trabajos = plan.trabajos(campos: condiciones.campos.count)
        condiciones.aplicar(a: &trabajos, plan)
        self.trabajos = trabajos
    }

    /// Places every match.
    ///
    /// - Parameter fijos: matches, by number, that keep the place they have.
    /// - Returns: a place for every match.
    /// - Throws: `ErrorDeHorario`, with the condition that stands in the way.
    /// - Complexity: O(matches × kick-offs), a few dozen times at worst.
    public func programar(fijos: [Int: Hueco] = [:]) throws(ErrorDeHorario) -> Horario {
        if let huecos = colocar(fijos) { return Horario(huecos: huecos) }
        throw diagnostico(fijos)
    }

    /// Places every match if that is easy, without finding out why not.
    ///
    /// - Returns: a place for every match; nil when the first two orders have none.
    /// - Complexity: O(matches × kick-offs).
    public func intentar() -> Horario? {
        colocar([:], intentos: 2).map { Horario(huecos: $0) }
    }

    /// Moves a match; all others stay where they are.
    ///
    /// - Parameters:
    ///   - numero: the match.
    ///   - hueco: where it goes; without a referee, it keeps the one it has.
    ///   - horario: the places so far.
    /// - Returns: the places with that one changed.
    /// - Throws: `ErrorDeHorario.choca` with everything that it would break.
    /// - Complexity: O(matches).
    public func mover(
        _ numero: Int, a hueco: Hueco, en horario: Horario
    ) throws(ErrorDeHorario) -> Horario {
        var nuevo = horario
        nuevo.huecos[numero - 1] = hueco
        nuevo.huecos[numero - 1].arbitro = hueco.arbitro ?? horario.hueco(numero).arbitro
        let choques = choques(de: numero, en: nuevo)
        guard choques.isEmpty else { throw .choca(choques) }
        return nuevo
    }

    /// Moves a match and then, of the others, only those that it gets in the way of.
    ///
    /// - Parameters:
    ///   - numero: the match.
    ///   - hueco: where it goes.
    ///   - horario: the places so far.
    /// - Returns: the places; every match that breaks nothing has kept its own.
    /// - Throws: `ErrorDeHorario` when it cannot be there, or one that must give way finds no place.
    /// - Complexity: O(matches²).
    public func hacerSitio(
        a numero: Int, en hueco: Hueco, de horario: Horario
    ) throws(ErrorDeHorario) -> Horario {
        var nuevo = horario
        nuevo.huecos[numero - 1] = hueco
        nuevo.huecos[numero - 1].arbitro = hueco.arbitro ?? horario.hueco(numero).arbitro
        var fijos: [Int: Hueco] = [:]
        for (posicion, suyo) in nuevo.huecos.enumerated() { fijos[posicion + 1] = suyo }
        for choque in choques(de: numero, en: nuevo) {
            switch choque {
            case .campo(_, let otro), .equipo(_, let otro), .arbitro(_, let otro),
                .orden(let otro, numero):
                fijos[otro] = nil
            case .orden(numero, let otro): fijos[otro] = nil
            default: throw .choca([choque])
            }
        }
        return try programar(fijos: fijos)
    }
}

extension Condiciones {
    /// Whether they can be kept to at all.
    var tienenSentido: Bool {
        let arbitrosBien = arbitroDe.values.allSatisfy { (0..<(arbitros ?? 0)).contains($0) }
        return duracion > 0 && pausa >= 0 && descanso >= 0 && !campos.isEmpty && arbitrosBien
            && (arbitros ?? 1) > 0 && (diasEntreJornadas ?? 1) > 0
    }

    /// Writes wishes, referees and days of rounds into the matches.
    func aplicar(a trabajos: inout [Trabajo], _ plan: Plan<Participante>) {
        for (posicion, encuentro) in plan.encuentros.enumerated() {
            trabajos[posicion].arbitro = arbitroDe[encuentro.numero]
            if let dias = diasEntreJornadas {
                trabajos[posicion].desde = trabajos[posicion].ronda * dias * Reloj24.dia
                trabajos[posicion].antesDe = trabajos[posicion].desde + dias * Reloj24.dia
            }
            for deseo in deseos where deseo.afecta(encuentro) {
                deseo.aplicar(a: &trabajos[posicion])
            }
        }
    }
}

extension Deseo {
    fileprivate func afecta(_ encuentro: Encuentro<Participante>) -> Bool {
        switch cuales {
        case .encuentro(let numero): encuentro.numero == numero
        case .equipo(let equipo):
            encuentro.local == .equipo(equipo) || encuentro.visitante == .equipo(equipo)
        case .fase(let fase): encuentro.fase == fase
        }
    }

    fileprivate func aplicar(a trabajo: inout Trabajo) {
        switch que {
        case .noAntesDe(let hora): trabajo.horaDesde = max(trabajo.horaDesde, hora)
        case .hasta(let hora): trabajo.horaHasta = min(trabajo.horaHasta, hora)
        case .desde(let minuto): trabajo.desde = max(trabajo.desde, minuto)
        case .enCampo(let campos):
            for campo in trabajo.campos.indices where !campos.contains(campo) {
                trabajo.campos[campo] = false
            }
        }
    }
}
