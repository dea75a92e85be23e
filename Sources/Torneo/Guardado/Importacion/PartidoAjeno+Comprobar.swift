extension PartidoAjeno {
    /// Holds the goals against the score.
    ///
    /// The score wins: it is what was published, the lists of goals are what is copied wrongly. With
    /// fewer goals than the score says, those missing have no scorer. With more, nobody can tell
    /// which of them are wrong, so all of them lose their scorers.
    mutating func comprobarGoles() {
        guard let marcador, let suma = marcadorDeLosGoles, suma != marcador else { return }
        guard suma.local > marcador.local || suma.visitante > marcador.visitante else {
            return avisar("el marcador es \(marcador) y solo constan los goles de un \(suma)")
        }
        let alReves = suma == Marcador(local: marcador.visitante, visitante: marcador.local)
        let motivo = alReves ? "los goles están en el lado contrario" : "sobran goles"
        let escritos = ((golesLocal ?? []) + (golesVisitante ?? [])).map(\.nombre)
        avisar(
            "el marcador es \(marcador) y los goles suman \(suma): \(motivo); quedan sin autor "
                + "(constaban \(escritos.joined(separator: ", ")))")
        golesLocal = []
        golesVisitante = []
    }

    /// Holds the goals against what else the source says: the half-time score and extra time.
    mutating func comprobarMomentos() {
        guard let suma = marcadorDeLosGoles, suma == marcador else { return }
        let todos = (golesLocal ?? []) + (golesVisitante ?? [])
        if !ficha.prorroga, let tarde = todos.first(where: { ($0.minuto ?? 0) > 90 }) {
            avisar(
                "hay un gol en el minuto \(tarde.minuto ?? 0) (\(tarde.nombre)) y no consta "
                    + "prórroga")
        }
        guard let descanso = acta.descanso, todos.allSatisfy({ $0.minuto != nil }) else { return }
        let antes = Marcador(
            local: golesLocal?.count { ($0.minuto ?? 0) <= 45 } ?? 0,
            visitante: golesVisitante?.count { ($0.minuto ?? 0) <= 45 } ?? 0)
        if antes != descanso {
            avisar("al descanso consta \(descanso) y los goles hasta el minuto 45 dan \(antes)")
        }
    }
}
