import MarcadorApp
import Torneo

extension Montaje {
    /// The page of a player; nil when there is no such team, or nobody in that place of its squad.
    func jugador(_ lugar: LugarDeJugador) -> PaginaJugador? {
        let equipos = torneo.partidos.equipos
        guard equipos.indices.contains(lugar.equipo - 1) else { return nil }
        let equipo = equipos[lugar.equipo - 1]
        guard equipo.plantilla.indices.contains(lugar.numero - 1) else { return nil }
        let jugador = equipo.plantilla[lugar.numero - 1]
        let suyos = torneo.partidos.posiciones(de: equipo).map { torneo.partidos.partido(en: $0) }
        let actuaciones = suyos.compactMap { item in
            item.partido.actuacion(de: jugador, en: equipo).map { (item, $0) }
        }
        let suyo = torneo.partidos.disciplina().expediente(de: jugador, en: equipo)
        let conAlineacion = suyos.contains { $0.partido.alineacion(de: equipo) != nil }
        return PaginaJugador(
            nombre: jugador.nombre, dorsal: jugador.dorsal, esCapitan: equipo.capitan == jugador,
            equipo: self.equipo(equipo),
            partidos: conAlineacion
                ? actuaciones.count { $1.esTitular || $1.entra(jugador) } : nil,
            goles: actuaciones.filter { $0.0.partido.ficha.estado.tieneMarcador }
                .reduce(0) { $0 + $1.1.incidencias.count { $0.goleador?.jugador == jugador } },
            amarillas: suyo?.amarillas ?? 0, dobles: suyo?.doblesAmarillas ?? 0,
            rojas: suyo?.rojas ?? 0,
            apercibido: suyo?.estaApercibido == true
                && torneo.partidos.proximo(entre: torneo.partidos.posiciones(de: equipo)) != nil,
            sanciones: sanciones(suyo.map { [$0] } ?? []),
            actuaciones: actuaciones.map { item, actuacion in
                ActuacionEnPagina(
                    fila: fila(item, de: equipo), hechos: hechos(de: jugador, actuacion))
            })
    }

    private func hechos(
        de jugador: Jugador, _ actuacion: Actuacion
    ) -> [ActuacionEnPagina.Hecho] {
        let titular: [ActuacionEnPagina.Hecho] =
            actuacion.esTitular ? [ActuacionEnPagina.Hecho(clase: .titular)] : []
        return titular
            + actuacion.incidencias.map { incidencia in
                ActuacionEnPagina.Hecho(
                    clase: clase(incidencia, jugador), cuando: incidencia.momento?.description)
            }
    }

    private func clase(
        _ incidencia: Incidencia, _ jugador: Jugador
    ) -> ActuacionEnPagina.Hecho.Clase {
        switch incidencia.evento {
        case .gol:
            incidencia.clase == .enPropia
                ? .enPropia : .gol(dePenalti: incidencia.clase == .penalti)
        case .tarjeta(_, _, .amarilla): .amarilla
        case .tarjeta(_, _, .roja): .roja
        case .cambio(_, _, let entra): entra == jugador ? .entra : .sale
        }
    }
}

extension Partido {
    /// The line-up of one of the two, when it is known.
    fileprivate func alineacion(de equipo: Equipo) -> Alineacion? {
        equipo === local ? ficha.acta.local : ficha.acta.visitante
    }
}
