package import Torneo

extension RepositorioDePartidos {
    /// The tables of a part of the competition: one without name, one a group, or none in a knock-out.
    ///
    /// - Parameter vista: which part.
    /// - Returns: the tables.
    /// - Complexity: that of a table's rows; O(events) for parts up to some time or of last matches.
    package func tablas(_ vista: VistaPedida) -> [(grupo: String?, filas: [FilaDePosicion])] {
        guard vista.vista != VistaPedida.entera.vista else { return tablas() }
        if vista.vista.contandoEnJuego { _ = partidos }
        return conLiguillas { liguilla in
            (liguilla.liguilla.grupo, liguilla.tabla(vista.vista))
        }
    }

    /// For each table the last matches of each of its teams, the oldest first.
    ///
    /// - Complexity: O(teams), and for a team after a result of its own O(its matches).
    package func formas() -> [[Equipo: [PartidoDeForma]]] {
        conLiguillas { $0.todasLasFormas() }
    }

    /// For each table what is certain of each of its teams.
    ///
    /// - Complexity: O(teams), or that of `Liguilla.certezas(de:trabajo:)` after a result has changed.
    package func certezas() -> [[Equipo: Certeza]] {
        let filas = tablas().map(\.filas)
        var siguientes = filas.makeIterator()
        return conLiguillas { $0.todasLasCertezas(de: siguientes.next() ?? []) }
    }

    /// For each table what each of its teams still needs; nil where it cannot be told.
    ///
    /// - Complexity: O(1), or that of `Liguilla.necesidades(de:trabajo:)` after a result has changed.
    package func necesidades() -> [[Necesidad]?] {
        let filas = tablas().map(\.filas)
        var siguientes = filas.makeIterator()
        return conLiguillas { $0.todasLasNecesidades(de: siguientes.next() ?? []) }
    }

    /// For each table the teams that wait for the organiser's word or lots: for a place that leads
    /// somewhere, or one that the bracket must know.
    ///
    /// - Complexity: O(matches), or O(events) after a result has changed.
    package func empatesPorDecidir() -> [[[Equipo]]] {
        let filas = tablas().map(\.filas)
        let delCuadro = ordenesPorDecidir()
        var siguientes = filas.makeIterator()
        return conLiguillas { liguilla in
            let suyas = siguientes.next() ?? []
            let suyos = Set(suyas.map(\.equipo))
            var vistos: Set<Set<Equipo>> = []
            return
                (liguilla.liguilla.empatesPorDecidir(de: suyas)
                + delCuadro.filter(suyos.isSuperset)).filter { vistos.insert(Set($0)).inserted }
        }
    }

    /// Those whom nothing puts apart and of whom the bracket must know the order, each list once.
    ///
    /// - Complexity: O(1), or O(events) after a result has changed.
    package func ordenesPorDecidir() -> [[Equipo]] {
        _ = (composicion, versionDeResultados, reglas)
        let conocidos = ordenesHechos ?? documento.ordenesPorDecidir
        ordenesHechos = conocidos
        return conocidos
    }

    /// For each table the place of every team after every round; nil where that is no picture.
    ///
    /// - Complexity: O(1), or that of `Liguilla.evolucion()` after a result has changed.
    package func evoluciones() -> [EvolucionDePuestos?] {
        conLiguillas { $0.puestosPorJornada() }
    }

    /// The numbers of the rounds that have one, over all tables, in order.
    ///
    /// - Complexity: O(rounds), or O(n log n) after matches were moved.
    package func numerosDeJornada() -> [Int] {
        Set(conLiguillas { $0.numeros }.joined()).sorted()
    }

    /// For each table whether all its matches are over: what it says is final.
    ///
    /// - Complexity: O(tables), or O(matches) after the state of a match has changed.
    package func terminadas() -> [Bool] {
        _ = estados
        return conLiguillas { $0.haTerminado() }
    }

    /// For each table the byes that a part of it counts as wins.
    ///
    /// - Parameter vista: which part.
    /// - Returns: who rests, and in which round.
    /// - Complexity: O(rounds).
    package func descansos(_ vista: VistaDeTabla = VistaDeTabla()) -> [[DescansoDeRonda]] {
        conLiguillas { $0.liguilla.descansos(en: vista) }
    }

    /// What decides the tables, with the zones of the bracket where the rules have none.
    package var reglasConZonas: ReglasDelTorneo {
        var reglas = reglas
        reglas.zonas = zonas
        return reglas
    }

    private var documentoConZonas: DocumentoDelTorneo {
        var documento = documento
        documento.reglas = reglasConZonas
        return documento
    }

    private func conLiguillas<Dato>(_ leer: (inout LiguillaSeguida) -> Dato) -> [Dato] {
        _ = (composicion, versionDeResultados, reglas)
        var seguidas = liguillasSeguidas ?? LiguillasSeguidas(documentoConZonas)
        // Given away for the moment, so that it is changed in place.
        liguillasSeguidas = nil
        defer { liguillasSeguidas = seguidas }
        return seguidas.todas.indices.map { leer(&seguidas.todas[$0]) }
    }
}
