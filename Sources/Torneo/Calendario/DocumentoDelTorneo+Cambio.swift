extension DocumentoDelTorneo {
    /// The same tournament after a match has changed, with its bracket brought up to date.
    ///
    /// - Parameters:
    ///   - numero: the number of the match, from 1.
    ///   - partido: the match as it stands now, between the same teams.
    /// - Returns: the tournament.
    /// - Throws: `ErrorDeCompeticion.yaHaEmpezado` when a match has begun whose teams would be others now.
    /// - Complexity: O(1) where a bracket sees no difference, else O(events).
    public func cambiando(
        _ numero: Int, por partido: Partido
    ) throws(ErrorDeCompeticion) -> DocumentoDelTorneo {
        var nuevo = self
        let antes = partidos[numero - 1]
        nuevo.partidos[numero - 1] = partido
        guard cuadro != nil, antes.cambiaElCuadro(partido) else { return nuevo }
        do {
            return try nuevo.conCuadroAlDia(tras: self)
        } catch .yaHaEmpezado(let siguiente, _) {
            throw .yaHaEmpezado(siguiente: siguiente, de: numero)
        } catch {
            throw error
        }
    }

    /// Whether results tell who plays a match; those outside the bracket always.
    ///
    /// - Parameter numero: the number of the match, from 1.
    /// - Returns: false while it waits for earlier results.
    /// - Complexity: O(events) for a match of the bracket.
    public func seSabeQuienJuega(_ numero: Int) -> Bool {
        guard let cruce = cuadro?.cruces.first(where: { $0.partido == numero }),
            let llave = cruce.llave
        else { return true }
        let llaves = llaves
        guard cruce.condicion(llaves) == nil else { return false }
        let partido = partidos[numero - 1]
        let estado = llaves[llave - 1]
        let saben = Set([estado.uno.equipo, estado.otro.equipo].compactMap(\.self))
        return saben == [partido.local, partido.visitante]
    }

    /// On what it hangs whether a match is played at all; nil when it is played in any case.
    ///
    /// - Parameter numero: the number of the match, from 1.
    /// - Returns: the condition.
    /// - Complexity: O(1) for most, O(events) for a second grand final.
    public func condicion(de numero: Int) -> CondicionDeCruce? {
        guard let cruce = cuadro?.cruces.first(where: { $0.partido == numero }),
            cruce.soloSi != nil
        else { return nil }
        return cruce.condicion(llaves)
    }

    /// What the tie of a match still needs although all of it was played; nil when it needs nothing.
    ///
    /// - Parameter numero: the number of the match, from 1.
    /// - Returns: what is missing; nil for matches that are not the last of a tie.
    /// - Complexity: O(events).
    public func falta(en numero: Int) -> Decision? {
        guard let cuadro,
            let llave = cuadro.cruces.first(where: { $0.partido == numero })?.llave,
            cuadro.cruces.last(where: { $0.llave == llave })?.partido == numero,
            case .falta(let decision) = llaves[llave - 1].desenlace
        else { return nil }
        return decision
    }
}

/// Why a match of a bracket may not be played at all.
public enum CondicionDeCruce: Hashable, Sendable {
    /// Only if the team that comes unbeaten into this tie loses it.
    case soloSiPierdeElPrimero(llave: Int)
    /// It is not needed: the unbeaten team has won the tie before.
    case noHaceFalta
}

extension CruceDelCuadro {
    /// On what it hangs whether it is played at all; nil when it is played in any case, or by now.
    ///
    /// - Parameter llaves: the ties with everything that results tell.
    /// - Returns: the condition.
    func condicion(_ llaves: [EstadoDeLlave<Equipo>]) -> CondicionDeCruce? {
        guard let soloSi else { return nil }
        let anterior = llaves[soloSi - 1]
        guard anterior.desenlace.estaDecidido else {
            return .soloSiPierdeElPrimero(llave: soloSi)
        }
        let pierde = anterior.ganador.equipo != nil && anterior.ganador == anterior.otro
        return pierde ? nil : .noHaceFalta
    }
}

extension Partido {
    /// Whether a bracket sees a difference between this state of a match and another.
    ///
    /// - Complexity: O(events of the match).
    public func cambiaElCuadro(_ otro: Partido) -> Bool {
        let (antes, despues) = (estadoEnElPlan, otro.estadoEnElPlan)
        return antes?.resultado != despues?.resultado
            || (antes == .anulado) != (despues == .anulado)
    }
}
