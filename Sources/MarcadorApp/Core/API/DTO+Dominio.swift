package import Torneo

nonisolated extension MarcadorDTO {
    /// A score.
    package init(_ marcador: Marcador) {
        self.init(local: marcador.local, visitante: marcador.visitante)
    }

    /// The score.
    package var marcador: Marcador { Marcador(local: local, visitante: visitante) }
}

nonisolated extension GolDTO {
    /// A goal with all that is known of it.
    package init(_ gol: GolAvisado) {
        self.init(
            partido: gol.partidoId, minuto: gol.minuto, jugador: gol.jugador, equipo: gol.equipo,
            marcador: MarcadorDTO(gol.marcador), id: gol.id)
    }
}

nonisolated extension Partido {
    /// The identities of the goals that have one; nil when none has.
    fileprivate var marcas: [Identificador]? {
        let marcas = incidencias.compactMap(\.id)
        return marcas.isEmpty ? nil : marcas
    }
}

nonisolated extension PartidoDTO {
    /// A match with everything known but its events.
    package init(_ item: PartidoDeLista, directo: DirectoDTO?) {
        let partido = item.partido
        let ficha = partido.ficha
        self.init(
            numero: item.id, local: partido.local.nombre, visitante: partido.visitante.nombre,
            estado: ficha.estado.nombre,
            marcador: ficha.estado.tieneMarcador ? MarcadorDTO(partido.marcador()) : nil,
            tanda: ficha.tanda.map { MarcadorDTO($0) }, prorroga: ficha.prorroga ? true : nil,
            confianza: partido.confianza?.rawValue,
            motivoDelCambio: ficha.acta.motivoDelCambio,
            fecha: ficha.programacion?.fecha.description,
            hora: ficha.programacion?.hora?.description, zona: ficha.programacion?.zona,
            ronda: ficha.ronda, grupo: ficha.grupo, campo: ficha.campo, directo: directo,
            marcas: partido.marcas)
    }
}

nonisolated extension DirectoDTO {
    /// A match being played.
    @MainActor
    package init(_ directo: Directo) {
        self.init(
            minuto: directo.minuto, duracion: directo.duracion, corriendo: directo.corriendo,
            terminado: directo.terminado, marcador: MarcadorDTO(directo.marcador),
            ultimoAviso: directo.ultimoAviso, msPorMinuto: directo.msPorMinuto)
    }
}

nonisolated extension EventoDTO {
    /// Something that happened.
    package init(_ incidencia: Incidencia) {
        self.init(
            tipo: "", minuto: incidencia.momento?.minuto,
            anadido: incidencia.anadido > 0 ? incidencia.anadido : nil, id: incidencia.id)
        switch incidencia.evento {
        case .gol(_, let jugador, let equipo):
            tipo = "gol"
            self.jugador = jugador == .sinIdentificar ? nil : jugador.nombre
            dorsal = jugador.dorsal
            self.equipo = equipo.nombre
            clase = incidencia.clase == .jugada ? nil : incidencia.clase.rawValue
        case .tarjeta(_, let jugador, let color):
            tipo = "tarjeta"
            self.jugador = jugador.nombre
            dorsal = jugador.dorsal
            self.color = color.rawValue
        case .cambio(_, let sale, let entra):
            tipo = "cambio"
            self.sale = sale.nombre
            self.entra = entra.nombre
        }
    }
}

nonisolated extension TablaDTO {
    /// A table.
    ///
    /// - Parameters:
    ///   - grupo: the group; nil for the only table.
    ///   - filas: the rows.
    ///   - reglas: what decided them.
    /// - Complexity: O(rows × teams compared).
    package init(grupo: String?, filas: [FilaDePosicion], reglas: ReglasDelTorneo) {
        self.grupo = grupo
        self.reglas = reglas.reglamento.nombre
        empatesSinResolver = filas.empatesSinResolver().map { $0.map(\.nombre) }
        self.filas = zip(filas.puestos, filas).map { puesto, fila in
            FilaDTO(
                puesto: puesto, equipo: fila.equipo.nombre, jugados: fila.jugados,
                ganados: fila.ganados, empatados: fila.empatados, perdidos: fila.perdidos,
                golesAFavor: fila.golesAFavor, golesEnContra: fila.golesEnContra,
                diferencia: fila.diferencia, puntos: fila.puntos, ajuste: fila.ajuste,
                zona: reglas.zonas.zona(de: puesto)?.clase.rawValue,
                desempate: DesempateDTO(fila))
        }
    }
}

nonisolated extension GoleadorDTO {
    /// The scorers, with their places.
    package static func lista(_ goleadores: [Goleador]) -> [GoleadorDTO] {
        zip(goleadores.puestos, goleadores).map { puesto, goleador in
            GoleadorDTO(
                puesto: puesto, jugador: goleador.jugador.nombre,
                dorsal: goleador.jugador.dorsal, equipo: goleador.equipo.nombre,
                goles: goleador.goles)
        }
    }
}

nonisolated extension EquipoDTO {
    /// A team.
    package init(numero: Int, equipo: Equipo) {
        self.init(
            numero: numero, nombre: equipo.nombre, capitan: equipo.capitan?.nombre,
            plantilla: equipo.plantilla.map {
                JugadorDTO(nombre: $0.nombre, dorsal: $0.dorsal)
            })
    }
}

nonisolated extension EstadoDePartido {
    /// The state as the document and the API name it.
    package var nombre: String {
        switch self {
        case .programado: "programado"
        case .enJuego: "enJuego"
        case .finalizado: "finalizado"
        case .aplazado: "aplazado"
        case .suspendido: "suspendido"
        case .anulado: "anulado"
        case .dobleIncomparecencia: "dobleIncomparecencia"
        case .adjudicado: "adjudicado"
        }
    }
}
