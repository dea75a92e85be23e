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
        let escritos = ((golesLocal ?? []) + (golesVisitante ?? [])).map { $0.nombre ?? "?" }
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
                "hay un gol en el minuto \(tarde.minuto ?? 0) (\(tarde.nombre ?? "?")) y no consta "
                    + "prórroga")
        }
        guard let descanso, todos.allSatisfy({ $0.minuto != nil }) else { return }
        let antes = Marcador(
            local: golesLocal?.count { ($0.minuto ?? 0) <= 45 } ?? 0,
            visitante: golesVisitante?.count { ($0.minuto ?? 0) <= 45 } ?? 0)
        if antes != descanso {
            avisar("al descanso consta \(descanso) y los goles hasta el minuto 45 dan \(antes)")
        }
    }

    /// What happened, as the match was played.
    ///
    /// Goals of the score that are in no list have neither scorer nor minute.
    func incidencias(_ equipos: (local: Equipo, visitante: Equipo)) -> [Incidencia] {
        var incidencias: [Incidencia] = []
        let lados = [
            (golesLocal ?? [], marcador?.local ?? 0, equipos.local),
            (golesVisitante ?? [], marcador?.visitante ?? 0, equipos.visitante),
        ]
        for (goles, cuantos, equipo) in lados {
            incidencias += goles.map { $0.incidencia(de: equipo) }
            let mudo = GolAjeno(nombre: nil, minuto: nil, anadido: 0, clase: .jugada)
            for _ in 0..<max(0, cuantos - goles.count) {
                incidencias.append(mudo.incidencia(de: equipo))
            }
        }
        return Partido(
            local: equipos.local, visitante: equipos.visitante, incidencias: incidencias
        ).cronologia
    }
}

extension GolAjeno {
    fileprivate func incidencia(de equipo: Equipo) -> Incidencia {
        let jugador = nombre.map { Jugador(nombre: $0) } ?? .sinIdentificar
        return Incidencia(
            .gol(minuto: minuto ?? 0, jugador: jugador, equipo: equipo), anadido: anadido,
            minutoConocido: minuto != nil, clase: clase)
    }
}
