/// Teams of different groups side by side: the rule set's criteria without head-to-head, for they have
/// not met.
struct ComparacionEntreGrupos<Id: Hashable & Sendable> {
    private var tabla: ClasificacionAcumulada<Id>
    private var comparados: Set<Id> = []

    /// Compares nobody yet.
    ///
    /// - Parameters:
    ///   - reglas: what decides.
    ///   - resoluciones: what the organiser has decided.
    ///   - clave: what lots are drawn from.
    init(
        _ reglas: ReglamentoDeCompeticion, resoluciones: Resoluciones<Id>,
        clave: @escaping @Sendable (Id) -> UInt64
    ) {
        var entreGrupos = reglas
        entreGrupos.criterios.removeAll { criterio in
            if case .enfrentamientos = criterio { true } else { false }
        }
        tabla = ClasificacionAcumulada(
            reglamento: entreGrupos, resoluciones: resoluciones, clave: clave)
    }

    /// Adds a team with its matches.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - apuntes: the matches of its group.
    ///   - rivales: against whom matches count.
    mutating func anadir(_ equipo: Id, _ apuntes: [ApunteDeTabla<Id>], contra rivales: Set<Id>) {
        comparados.insert(equipo)
        tabla.inscribir(equipo)
        for apunte in apuntes where apunte.local == equipo || apunte.visitante == equipo {
            let rival = apunte.local == equipo ? apunte.visitante : apunte.local
            if rivales.contains(rival) { tabla.sumar(apunte.contando(solo: equipo)) }
        }
    }

    /// The teams from best to worst.
    ///
    /// - Parameter vaAntes: whether the first is shown before the second when they share a place.
    /// - Returns: the rows, of the matches that count.
    func posiciones(vaAntes: (Id, Id) -> Bool) -> [Posicion<Id>] {
        tabla.posiciones(de: comparados, vaAntes: vaAntes)
    }
}
