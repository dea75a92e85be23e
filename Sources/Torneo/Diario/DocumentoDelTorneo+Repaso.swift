extension DocumentoDelTorneo {
    /// A tournament from which its entries are told again, with the matches that its bracket has
    /// made since: they keep their numbers, and wait for the results that bring their teams.
    ///
    /// - Parameter ahora: the tournament as it stands.
    /// - Returns: the beginning.
    /// - Complexity: O(matches).
    func paraRepasar(_ ahora: DocumentoDelTorneo) -> DocumentoDelTorneo {
        let suyos = partidos.count
        guard let cruces = ahora.cuadro?.cruces, cuadro?.cruces.count == cruces.count,
            suyos < ahora.partidos.count,
            !cruces.contains(where: { $0.llave == nil && ($0.partido ?? 0) > suyos })
        else { return self }
        var inicio = self
        for partido in ahora.partidos.dropFirst(suyos) {
            var ficha = Ficha(estado: .aplazado)
            ficha.programacion = partido.ficha.programacion
            ficha.ronda = partido.ficha.ronda
            ficha.campo = partido.ficha.campo
            inicio.partidos.append(
                Partido(
                    local: partido.local, visitante: partido.visitante, incidencias: [],
                    ficha: ficha))
        }
        for (posicion, cruce) in cruces.enumerated() where (cruce.partido ?? 0) > suyos {
            inicio.cuadro?.cruces[posicion].partido = cruce.partido
            inicio.cuadro?.cruces[posicion].enEspera = true
        }
        return inicio
    }

    /// The first match that has begun and would now be between other teams; nil when there is none.
    ///
    /// - Parameter antes: the tournament before.
    /// - Returns: its number.
    /// - Complexity: O(matches).
    func empezadoConOtros(que antes: DocumentoDelTorneo) -> Int? {
        zip(partidos, antes.partidos).enumerated().first { _, par in
            let (ahora, antes) = par
            return (ahora.ficha.estado.tieneMarcador || !ahora.incidencias.isEmpty)
                && (ahora.local !== antes.local || ahora.visitante !== antes.visitante)
        }.map { $0.offset + 1 }
    }
}
