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
        let lugares = ahora.lugaresDeEquipos
        for partido in ahora.partidos.dropFirst(suyos) {
            var ficha = Ficha(estado: .aplazado)
            ficha.programacion = partido.ficha.programacion
            ficha.ronda = partido.ficha.ronda
            ficha.campo = partido.ficha.campo
            inicio.partidos.append(
                Partido(
                    local: equipo(en: lugares[partido.local], o: partido.local),
                    visitante: equipo(en: lugares[partido.visitante], o: partido.visitante),
                    incidencias: [], ficha: ficha))
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
        // A squad that is told again makes another team of the same place.
        let (lugares, deAntes) = (lugaresDeEquipos, antes.lugaresDeEquipos)
        return zip(partidos, antes.partidos).enumerated().first { _, par in
            let (ahora, antes) = par
            return (ahora.ficha.estado.tieneMarcador || !ahora.incidencias.isEmpty)
                && (lugares[ahora.local] != deAntes[antes.local]
                    || lugares[ahora.visitante] != deAntes[antes.visitante])
        }.map { $0.offset + 1 }
    }

    /// The places of the teams in the order of entry, from 0.
    private var lugaresDeEquipos: [Equipo: Int] {
        Dictionary(zip(equipos, 0...)) { primero, _ in primero }
    }

    private func equipo(en lugar: Int?, o otro: Equipo) -> Equipo {
        lugar.flatMap { equipos.indices.contains($0) ? equipos[$0] : nil } ?? otro
    }
}
