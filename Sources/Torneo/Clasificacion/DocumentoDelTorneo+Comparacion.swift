extension DocumentoDelTorneo {
    /// The teams that stand in one place of every group, from best to worst, by the criteria of the rules
    /// without head-to-head: the best third-placed teams, for example.
    ///
    /// It is how they stand now; groups need not be over.
    ///
    /// - Parameters:
    ///   - puesto: the place, from 1.
    ///   - reglamento: what decides; nil for what the tournament says.
    ///   - desiguales: what counts when the groups are not equally large.
    /// - Returns: the rows, of the matches that count; nil when there are no groups to compare.
    /// - Complexity: O(events).
    public func comparacion(
        del puesto: Int, reglamento: ReglamentoDeCompeticion? = nil,
        desiguales: ReglaDeGruposDesiguales = .sinLosUltimos
    ) -> [FilaDePosicion]? {
        let reglamento = reglamento ?? reglas.reglamento
        let porGrupo = Dictionary(grouping: partidos) { $0.ficha.grupo }
        let grupos = partidos.grupos.map { nombre in
            let suyos = porGrupo[nombre] ?? []
            var vistos: Set<Equipo> = []
            return GrupoDeTabla(
                nombre: nombre,
                equipos: suyos.flatMap { [$0.local, $0.visitante] }
                    .filter { vistos.insert($0).inserted },
                apuntes: suyos.map { $0.apunte(segun: reglamento.tarjetas) })
        }
        guard grupos.count > 1 else { return nil }
        return FaseDeGrupos(
            grupos, reglas: reglamento, resoluciones: reglas.resoluciones,
            clave: { claveDeSorteo($0.nombre) }, vaAntes: { $0.nombre < $1.nombre }
        ).comparacion(del: puesto, desiguales: desiguales)
    }
}

extension Partido {
    /// The match as a table sees it, with its cards.
    fileprivate func apunte(segun tarjetas: BaremoDeTarjetas) -> ApunteDeTabla<Equipo> {
        let estado = EstadoDeApunte(ficha.estado, contandoEnJuego: false) { marcadorJugado }
        let conducta =
            ficha.estado.tieneResultado
            ? incidencias.conducta(segun: tarjetas, local: local, visitante: visitante) : (0, 0)
        return ApunteDeTabla(
            local: local, visitante: visitante, estado, conductaLocal: conducta.0,
            conductaVisitante: conducta.1)
    }
}
