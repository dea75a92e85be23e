extension DocumentoDelTorneo {
    /// Lets something happen; the bracket follows.
    ///
    /// - Parameters:
    ///   - suceso: what happens.
    ///   - id: the identity of its entry.
    /// - Returns: the numbers of the matches that the bracket or a new round changed.
    /// - Throws: `RechazoDeApunte` when it cannot have happened; the tournament is then as it was.
    /// - Complexity: O(events of the match); O(events) where a bracket sees a difference.
    mutating func aplicar(
        _ suceso: Suceso, id: Identificador
    ) throws(RechazoDeApunte) -> [Int] {
        switch suceso.clase {
        case let clase as any SucesoDePartido: try aplicar(clase, id: id)
        case let clase as any SucesoDelTorneo: try aplicar(clase)
        default: []
        }
    }

    private mutating func aplicar(
        _ clase: any SucesoDePartido, id: Identificador
    ) throws(RechazoDeApunte) -> [Int] {
        guard clase.partido >= 1, clase.partido <= partidos.count else {
            throw .noExisteElPartido(clase.partido)
        }
        let posicion = clase.partido - 1
        guard !esperaEquipos(clase.partido) else {
            throw .competicion(.equiposPorSaber(clase.partido))
        }
        let antes = partidos[posicion]
        guard clase.valeConfirmado || antes.ficha.confianza != .confirmado else {
            throw .confirmado(clase.partido)
        }
        var encuentro = antes
        try clase.aplicar(a: &encuentro, id: id)
        partidos[posicion] = encuentro
        guard cuadro != nil, antes.cambiaElCuadro(encuentro) else { return [] }
        var anterior = self
        anterior.partidos[posicion] = antes
        do throws(ErrorDeCompeticion) {
            return tomar(try conCuadroAlDia(tras: anterior))
        } catch {
            // Whoever plays a match to its end has played it, whatever follows from it.
            if clase is FinalApuntado { return tomar(conCuadroSeguido()) }
            partidos[posicion] = antes
            guard case .yaHaEmpezado(let siguiente, _) = error else { throw .competicion(error) }
            throw .competicion(.yaHaEmpezado(siguiente: siguiente, de: clase.partido))
        }
    }

    private mutating func aplicar(
        _ clase: any SucesoDelTorneo
    ) throws(RechazoDeApunte) -> [Int] {
        var nuevo = self
        try clase.aplicar(a: &nuevo)
        if nuevo.cuadro != nil, nuevo.equipos == equipos, nuevo.reglas != reglas {
            do throws(ErrorDeCompeticion) {
                nuevo = try nuevo.conCuadroAlDia(tras: self)
            } catch {
                throw .competicion(error)
            }
        }
        return tomar(nuevo)
    }

    private mutating func tomar(_ nuevo: DocumentoDelTorneo) -> [Int] {
        let cambiados = nuevo.distintos(de: self)
        self = nuevo
        return cambiados
    }

    /// Whether the teams of a match were taken away until earlier results are there again.
    private func esperaEquipos(_ numero: Int) -> Bool {
        cuadro?.cruces.contains { $0.partido == numero && $0.enEspera } ?? false
    }

    /// The numbers of the matches that are new, or whose teams, state or place are others.
    ///
    /// - Complexity: O(matches).
    func distintos(de antes: DocumentoDelTorneo) -> [Int] {
        partidos.indices.filter { posicion in
            guard posicion < antes.partidos.count else { return true }
            let (suyo, anterior) = (partidos[posicion], antes.partidos[posicion])
            return suyo.local !== anterior.local || suyo.visitante !== anterior.visitante
                || suyo.ficha != anterior.ficha
        }.map { $0 + 1 }
    }
}
