import Torneo

/// Planning 64 teams in 16 groups and a knock-out, and giving 8 pitches and two days to its matches.
func medirPlanes() throws {
    let equipos = Generados.equipos(64, jugadores: 1)
    let planear = try mediana { try plan(equipos) }
    let hecho = try plan(equipos)
    let horas = Campo(dias: 0..<2, horas: 9 * 60..<21 * 60)
    let condiciones = Condiciones<Equipo>(
        campos: Array(repeating: horas, count: 8), duracion: 60, pausa: 10, descanso: 30,
        arbitros: 8)
    let situar = try mediana { try Programador(hecho, condiciones).programar() }
    decir("plan-64", planear)
    decir("horario-64", situar)
}

private func plan(_ equipos: [Equipo]) throws -> Plan<Equipo> {
    try .grupos(
        try Grupos.enSerpiente(equipos, cuantos: 16), clasifican: 2,
        reglas: ReglasDeEliminatoria(tercerPuesto: true))
}
