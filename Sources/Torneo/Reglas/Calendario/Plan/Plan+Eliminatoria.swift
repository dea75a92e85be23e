extension Plan {
    /// A knock-out for any number of teams.
    ///
    /// - Parameters:
    ///   - equipos: the teams, the best seed first; the best ones go straight to the second round
    ///     when their number is no power of two, and nobody else does.
    ///   - reglas: how ties are played.
    /// - Returns: the plan.
    /// - Throws: `ErrorDeCalendario` for too few teams, too many, or a repeated one.
    /// - Complexity: O(n).
    public static func eliminatoria(
        _ equipos: [Participante], reglas: ReglasDeEliminatoria = ReglasDeEliminatoria()
    ) throws(ErrorDeCalendario) -> Plan {
        try comprobarEquipos(equipos, admitidos: 2...equiposMaximos)
        var plan = Plan(equipos: equipos, reglas: reglas)
        let plazas = Siembra.tamano(para: equipos.count)
        plan.anadirCuadro(
            Siembra.orden(plazas).map { $0 <= equipos.count ? .equipo(equipos[$0 - 1]) : nil })
        return plan
    }

    /// Adds a bracket.
    ///
    /// - Parameter posiciones: who stands where from top to bottom, a power of two of them; nil where
    ///   nobody stands, never twice in one pair.
    mutating func anadirCuadro(_ posiciones: [Plaza<Participante>?]) {
        var vivos = posiciones
        var ronda = 1
        while vivos.count > 1 {
            let fase = Fase.eliminatoria(plazas: vivos.count)
            if vivos.count == 2, reglas.tercerPuesto { anadirTercerPuesto(vivos, jornada: ronda) }
            vivos = stride(from: 0, to: vivos.count, by: 2).map { posicion in
                guard let uno = vivos[posicion], let otro = vivos[posicion + 1] else {
                    return vivos[posicion] ?? vivos[posicion + 1]
                }
                return .ganador(llave: anadirLlave(fase, jornada: ronda, uno, otro))
            }
            ronda += 1
        }
    }

    /// The losers of both semi-finals, if there are two.
    private mutating func anadirTercerPuesto(
        _ finalistas: [Plaza<Participante>?], jornada: Int
    ) {
        guard case .ganador(let una) = finalistas[0], case .ganador(let otra) = finalistas[1]
        else { return }
        _ = anadirLlave(
            .tercerPuesto, jornada: jornada, .perdedor(llave: una), .perdedor(llave: otra))
    }
}
