/// Writes a tournament as tables, one below the other with an empty line between them, so that it
/// comes back as it was.
struct EscritorDeCsv {
    private let documento: DocumentoDelTorneo

    init(_ documento: DocumentoDelTorneo) { self.documento = documento }

    /// One table of the tournament.
    func tabla(_ tabla: TablaDelTorneo) -> String {
        switch tabla {
        case .torneo:
            Csv.documento(
                titulos: [ColumnaCsv.torneo.titulo], filas: [[.texto(documento.nombre)]])
        case .equipos:
            Csv.documento(titulos: Self.deEquipos, filas: documento.equipos.flatMap(celdas))
        case .partidos:
            Csv.documento(
                titulos: ["numero"] + Self.dePartidos.map(\.titulo),
                filas: zip(1..., documento.partidos).map(celdas))
        case .eventos:
            Csv.documento(
                titulos: Self.deEventos.map(\.titulo),
                filas: zip(1..., documento.partidos).flatMap(eventos))
        }
    }

    private static let deEquipos = ["equipo", "dorsal", "jugador", "capitan", "id"]

    /// A row a player; a team without players has one of its own, so that it is not lost.
    private func celdas(_ equipo: Equipo) -> [[Csv.Celda]] {
        guard !equipo.plantilla.isEmpty else {
            return [[.texto(equipo.nombre), .vacia, .vacia, .vacia, .vacia]]
        }
        return equipo.plantilla.map { jugador in
            [
                .texto(equipo.nombre), .init(jugador.dorsal), .texto(jugador.nombre),
                jugador == equipo.capitan ? .texto("sí") : .vacia, .init(jugador.id),
            ]
        }
    }

    private static let dePartidos: [ColumnaCsv] = [
        .fecha, .hora, .zona, .ronda, .grupo, .campo, .local, .visitante, .golesLocal,
        .golesVisitante, .estado, .prorroga, .tandaLocal, .tandaVisitante, .descansoLocal,
        .descansoVisitante, .noventaLocal, .noventaVisitante, .asistencia, .ganador,
    ]

    private func celdas(_ numero: Int, _ partido: Partido) -> [Csv.Celda] {
        let ficha = partido.ficha
        let acta = ficha.acta
        let marcador = ficha.estado.tieneMarcador ? partido.marcador() : nil
        let ganador = acta.ganadorDeLaTanda.map {
            $0 == .local ? partido.local.nombre : partido.visitante.nombre
        }
        return [
            .numero(numero), .init(ficha.programacion?.fecha.description),
            .init(ficha.programacion?.hora?.description), .init(ficha.programacion?.zona),
            .init(ficha.ronda), .init(ficha.grupo), .init(ficha.campo),
            .texto(partido.local.nombre),
            .texto(partido.visitante.nombre), .init(marcador?.local), .init(marcador?.visitante),
            .texto(ficha.estado.nombre.rawValue), ficha.prorroga ? .texto("sí") : .vacia,
            .init(ficha.tanda?.local), .init(ficha.tanda?.visitante), .init(acta.descanso?.local),
            .init(acta.descanso?.visitante), .init(acta.reglamentario?.local),
            .init(acta.reglamentario?.visitante), .init(acta.asistencia), .init(ganador),
        ]
    }

    private static let deEventos: [ColumnaCsv] = [
        .partido, .minuto, .anadido, .tipo, .equipo, .jugador, .dorsal, .id, .entra, .entraDorsal,
        .entraId,
    ]

    private func eventos(_ numero: Int, _ partido: Partido) -> [[Csv.Celda]] {
        partido.incidencias.map { fila($0, numero, partido) } + acta(numero, partido)
    }

    private func fila(_ incidencia: Incidencia, _ numero: Int, _ partido: Partido) -> [Csv.Celda] {
        let tipo: TipoDeFilaCsv
        let equipo: Equipo
        var entra: Jugador?
        switch incidencia.evento {
        case .gol(_, _, let suyo):
            equipo = suyo
            switch incidencia.clase {
            case .jugada: tipo = .gol
            case .penalti: tipo = .penalti
            case .enPropia: tipo = .propia
            }
        case .tarjeta(_, let jugador, let color):
            equipo = partido.equipo(de: jugador)
            tipo = color == .amarilla ? .amarilla : .roja
        case .cambio(_, let sale, let otro):
            equipo = partido.equipo(de: sale)
            entra = otro
            tipo = .cambio
        }
        let momento = incidencia.momento
        return fila(numero, tipo, equipo, incidencia.protagonista, momento, entra: entra)
    }

    private func fila(
        _ numero: Int, _ tipo: TipoDeFilaCsv, _ equipo: Equipo, _ jugador: Jugador,
        _ momento: Momento? = nil, entra: Jugador? = nil
    ) -> [Csv.Celda] {
        let anadido = momento?.anadido == 0 ? nil : momento?.anadido
        let alguien = jugador == .sinIdentificar ? nil : jugador
        return [
            .numero(numero), .init(momento?.minuto), .init(anadido), .texto(tipo.rawValue),
            .texto(equipo.nombre), .init(alguien?.nombre), .init(alguien?.dorsal),
            .init(alguien?.id), .init(entra?.nombre), .init(entra?.dorsal), .init(entra?.id),
        ]
    }

    private func acta(_ numero: Int, _ partido: Partido) -> [[Csv.Celda]] {
        let acta = partido.ficha.acta
        var filas: [[Csv.Celda]] = []
        for (alineacion, equipo) in [
            (acta.local, partido.local), (acta.visitante, partido.visitante),
        ] {
            guard let alineacion else { continue }
            filas += alineacion.titulares.map { fila(numero, .titular, equipo, $0) }
            if let capitan = alineacion.capitan {
                filas.append(fila(numero, .capitan, equipo, capitan))
            }
            if let entrenador = alineacion.entrenador {
                filas.append(fila(numero, .entrenador, equipo, Jugador(nombre: entrenador)))
            }
        }
        filas += acta.lanzamientos.map { lanzamiento in
            fila(
                numero, lanzamiento.marcado ? .lanzamiento : .fallo,
                lanzamiento.bando == .local ? partido.local : partido.visitante,
                lanzamiento.jugador)
        }
        return filas
            + acta.arbitros.map { fila(numero, .arbitro, partido.local, Jugador(nombre: $0)) }
    }
}

extension Csv.Celda {
    fileprivate init(_ texto: String?) { self = texto.map(Csv.Celda.texto) ?? .vacia }
    fileprivate init(_ numero: Int?) { self = numero.map(Csv.Celda.numero) ?? .vacia }
}

extension Partido {
    /// For whom somebody plays; the home side is asked first.
    func equipo(de jugador: Jugador) -> Equipo {
        local.plantilla.contains(jugador) ? local : visitante
    }
}
