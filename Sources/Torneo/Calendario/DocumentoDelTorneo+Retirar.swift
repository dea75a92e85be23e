extension DocumentoDelTorneo {
    /// The same tournament without a team, which withdraws.
    ///
    /// While its group or league is not over the rule decides about its matches there, and it has no
    /// place any more. In the ties that are known and not decided its rival is awarded the match and goes
    /// on; what has been played of the knock-out stands.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - norma: what happens with its matches in the group; nil for what the rules of the tournament say.
    ///   - goles: the goals of an awarded match, 1 at least.
    /// - Returns: the tournament.
    /// - Throws: `ErrorDeCompeticion.noParticipa`, or `.yaHaEmpezado` when a match has begun whose teams
    ///   would be others.
    /// - Complexity: O(events).
    public func retirando(
        _ equipo: Equipo, norma: NormaDeRetirados? = nil, goles: Int = 3
    ) throws(ErrorDeCompeticion) -> DocumentoDelTorneo {
        guard equipos.contains(equipo), reglas.resoluciones.retirados[equipo] == nil else {
            throw .noParticipa
        }
        let enCuadro = Set((cuadro?.cruces ?? []).filter { $0.llave != nil }.compactMap(\.partido))
        var nuevo = self
        var quedan = false
        for (posicion, partido) in partidos.enumerated()
        where (partido.local === equipo || partido.visitante === equipo)
            && !partido.ficha.estado.estaDecidido
        {
            guard enCuadro.contains(posicion + 1) else {
                quedan = true
                continue
            }
            let aFavor = max(goles, ventaja(de: equipo, antesDe: posicion + 1) + 1)
            nuevo.partidos[posicion].ficha.estado = .adjudicado(
                partido.local === equipo
                    ? Marcador(local: 0, visitante: aFavor) : Marcador(local: aFavor, visitante: 0))
        }
        if quedan { nuevo.reglas.resoluciones.retirados[equipo] = .some(norma) }
        return try nuevo.conCuadroAlDia(tras: self)
    }

    /// How many goals a team is ahead in the other match of the tie, if it has been played.
    private func ventaja(de equipo: Equipo, antesDe numero: Int) -> Int {
        guard let llave = cuadro?.cruces.first(where: { $0.partido == numero })?.llave else {
            return 0
        }
        let otros = (cuadro?.cruces ?? []).filter { $0.llave == llave && $0.partido != numero }
            .compactMap(\.partido).map { partidos[$0 - 1] }
        return otros.filter { $0.ficha.estado.tieneResultado }.reduce(0) { suma, partido in
            let marcador = partido.marcador()
            let diferencia = marcador.local - marcador.visitante
            return suma + (partido.local === equipo ? diferencia : -diferencia)
        }
    }
}
