extension Competicion {
    /// What would follow if a match stood so.
    ///
    /// - Parameters:
    ///   - estado: how the match would stand; nil when it would not have begun.
    ///   - numero: the match.
    /// - Returns: the changes; those that are forbidden are among them, see `impedimento`.
    /// - Throws: `ErrorDeCompeticion` when the match cannot stand so at all.
    /// - Complexity: O(matches).
    public func consecuencias(
        de estado: EstadoDeEncuentro?, en numero: Int
    ) throws(ErrorDeCompeticion) -> Consecuencias<Participante> {
        consecuencias(hasta: try con(estado, en: numero))
    }

    /// Notes how a match stands: begun, ended, corrected, or not begun after all.
    ///
    /// What follows is done at once: in matches that have not begun the teams are replaced. A tie that
    /// is level says in `decisiones` what it needs; until then nobody goes on.
    ///
    /// - Parameters:
    ///   - estado: how the match stands; nil when it has not begun.
    ///   - numero: the match.
    /// - Returns: what changed.
    /// - Throws: `ErrorDeCompeticion`, `.yaHaEmpezado` when a match that has begun would have to change
    ///   its teams; the competition stays as it was.
    /// - Complexity: O(matches).
    @discardableResult
    public mutating func registrar(
        _ estado: EstadoDeEncuentro?, en numero: Int
    ) throws(ErrorDeCompeticion) -> Consecuencias<Participante> {
        try cambiar(a: try con(estado, en: numero), por: numero)
    }

    /// Puts those that nothing separates into the order that the organiser, or lots, decided.
    ///
    /// - Parameter orden: the teams from first to last; earlier decisions about them are forgotten.
    /// - Returns: what changed.
    /// - Throws: `ErrorDeCompeticion.yaHaEmpezado`; the competition stays as it was.
    /// - Complexity: O(matches).
    @discardableResult
    public mutating func decidirOrden(
        _ orden: [Participante]
    ) throws(ErrorDeCompeticion) -> Consecuencias<Participante> {
        var nueva = self
        nueva.ordenDecidido = orden + ordenDecidido.filter { !orden.contains($0) }
        nueva.resolver()
        return try cambiar(a: nueva, por: 0)
    }

    /// Becomes a later state of itself, unless that changes what has begun.
    mutating func cambiar(
        a nueva: Competicion, por numero: Int
    ) throws(ErrorDeCompeticion) -> Consecuencias<Participante> {
        let consecuencias = consecuencias(hasta: nueva)
        if let siguiente = consecuencias.impedimento {
            throw .yaHaEmpezado(siguiente: siguiente, de: numero)
        }
        self = nueva
        return consecuencias
    }

    private func con(
        _ estado: EstadoDeEncuentro?, en numero: Int
    ) throws(ErrorDeCompeticion) -> Competicion {
        guard plan.encuentros.indices.contains(numero - 1) else {
            throw .noExisteElEncuentro(numero)
        }
        if let estado {
            let (local, visitante) = ocupantes(numero)
            guard seJuega(numero) else { throw .noSeJuega(numero) }
            guard local.equipo != nil, visitante.equipo != nil else {
                throw .equiposPorSaber(numero)
            }
            guard estado.resultado?.esPosible ?? true else { throw .resultadoImposible(numero) }
        }
        var nueva = self
        nueva.estados[numero - 1] = estado
        nueva.resolver()
        return nueva
    }

    /// Whether a match is certain to be played as far as the tie before tells: the second grand final
    /// is only if the unbeaten team has lost the first.
    func haceFalta(_ encuentro: Encuentro<Participante>) -> Bool {
        guard let antes = encuentro.llave.flatMap({ plan.llaves[$0 - 1].soloSiGanaElOtroDe })
        else { return true }
        let anterior = resolucion.llaves[antes - 1]
        return anterior.ganador.equipo != nil && anterior.ganador == anterior.otro
    }

    /// Whether a match is part of a tie that is played, or of none.
    private func seJuega(_ numero: Int) -> Bool {
        guard haceFalta(plan.encuentros[numero - 1]) else { return false }
        guard let llave = plan.encuentros[numero - 1].llave else {
            return estados[numero - 1] != .anulado
        }
        switch resolucion.llaves[llave - 1].desenlace {
        case .noHaceFalta, .gana(_, por: .sinRival), .gana(_, por: .retirada): return false
        case .nadie: return estados[numero - 1] != nil
        default: return true
        }
    }

    /// Whether the tie before has made a match needless.
    private func sobra(_ encuentro: Encuentro<Participante>) -> Bool {
        encuentro.llave.map { resolucion.llaves[$0 - 1].desenlace == .noHaceFalta } ?? false
    }

    private func consecuencias(hasta nueva: Competicion) -> Consecuencias<Participante> {
        var cambios: [CambioDeEncuentro<Participante>] = []
        var sobran: [Int] = []
        for encuentro in plan.encuentros {
            let numero = encuentro.numero
            let haEmpezado = nueva.estados[numero - 1] != nil
            let (antes, despues) = (ocupantes(numero), nueva.ocupantes(numero))
            for local in [true, false] {
                let (uno, otro) =
                    local ? (antes.local, despues.local) : (antes.visitante, despues.visitante)
                guard uno != otro else { continue }
                cambios.append(
                    CambioDeEncuentro(
                        encuentro: numero, local: local, antes: uno, despues: otro,
                        haEmpezado: haEmpezado))
            }
            if haEmpezado, !sobra(encuentro), nueva.sobra(encuentro) { sobran.append(numero) }
        }
        var decisiones: [DecisionPendiente] = []
        for llave in plan.llaves {
            guard case .falta(let falta) = nueva.resolucion.llaves[llave.numero - 1].desenlace,
                resolucion.llaves[llave.numero - 1].desenlace != .falta(falta)
            else { continue }
            decisiones.append(DecisionPendiente(llave: llave.numero, falta: falta))
        }
        return Consecuencias(cambios: cambios, sobran: sobran, decisiones: decisiones)
    }
}
