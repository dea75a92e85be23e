extension Disciplina {
    /// Adds matches after one of them, or lifts some of what was imposed until then: of the newest
    /// suspension first, for the oldest is served first.
    mutating func decidir(_ decision: DecisionDisciplinaria<Id, Persona>, tras posicion: Int) {
        let suyo = self.posicion(
            de: Clave(equipo: decision.equipo, persona: decision.persona))
        guard decision.partidos < 0 else {
            let nueva = Sancion(
                causa: .decision(tras: decision.tras, motivo: decision.motivo),
                partidos: decision.partidos, desde: posicion)
            let lugar =
                expedientes[suyo].sanciones.firstIndex { $0.desde > posicion }
                ?? expedientes[suyo].sanciones.count
            expedientes[suyo].sanciones.insert(nueva, at: lugar)
            return
        }
        var porQuitar = -decision.partidos
        for lugar in expedientes[suyo].sanciones.indices.reversed()
        where expedientes[suyo].sanciones[lugar].desde <= posicion && porQuitar > 0 {
            let quitados = min(porQuitar, expedientes[suyo].sanciones[lugar].partidos)
            expedientes[suyo].sanciones[lugar].partidos -= quitados
            expedientes[suyo].sanciones[lugar].perdonados += quitados
            if quitados > 0 { expedientes[suyo].sanciones[lugar].motivo = decision.motivo }
            porQuitar -= quitados
        }
    }
}
