/// The matches of each team, as those see them who are to serve.
struct CalendarioDisciplinario<Id: Hashable & Sendable>: Sendable {
    private var fijos: [Id: [RepartoDeTurnos.Turno]] = [:]
    private var quizas: [Id: [RepartoDeTurnos.Turno]] = [:]
    private var etapas: [Id: EtapaDeCompeticion] = [:]

    /// Remembers the stage a team has come to.
    ///
    /// - Returns: whether going on to it wipes cautions.
    mutating func pasa(
        _ equipo: Id, a etapa: EtapaDeCompeticion?, _ regla: ReglaDeSanciones
    ) -> Bool {
        let borra = regla.borra(de: etapas[equipo], a: etapa)
        if let etapa { etapas[equipo] = etapa }
        return borra
    }

    /// Adds a match to both teams.
    mutating func anadir<Persona>(
        _ partido: PartidoDisciplinario<Id, Persona>, _ posicion: Int
    ) {
        for (equipo, esLocal) in [(partido.local, true), (partido.visitante, false)] {
            let valor = partido.estado.turno(local: esLocal)
            let turno = RepartoDeTurnos.Turno(
                posicion: posicion,
                turno: TurnoDeSancion(partido: partido.numero, cumplido: valor == .cumplido))
            switch valor {
            case .cumplido, .porCumplir: fijos[equipo, default: []].append(turno)
            case .quizas: quizas[equipo, default: []].append(turno)
            case .ninguno: break
            }
        }
    }

    /// The matches of a team, to be given away.
    func reparto(de equipo: Id) -> RepartoDeTurnos {
        RepartoDeTurnos(fijos: fijos[equipo] ?? [], quizas: quizas[equipo] ?? [])
    }
}
