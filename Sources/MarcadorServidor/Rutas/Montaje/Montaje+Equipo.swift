import MarcadorApp
import Torneo

extension Montaje {
    /// A page of a team, by its number from 1; nil when there is none.
    func equipo(_ numero: Int, hoja: Int) -> PaginaEquipo? {
        guard torneo.partidos.equipos[numero: numero] != nil else { return nil }
        let equipo = torneo.partidos.equipos[numero - 1]
        let suyos = torneo.partidos.posiciones(de: equipo)
        guard let hojas = Hojas(hoja, filas: suyos.count) else { return nil }
        let disciplina = torneo.partidos.disciplina()
        let plantilla = plantilla(de: equipo, disciplina)
        let proximo = proximo(de: equipo, disciplina)
        return PaginaEquipo(
            nombre: equipo.nombre, plantilla: plantilla.map(\.miembro),
            partidos: agrupar(
                suyos[hojas.filas(de: suyos.count)].map { torneo.partidos.partido(en: $0) },
                fila: { fila($0, de: equipo) }, encabezado: encabezado),
            numero: numero, hojas: hojas, puesto: puesto(de: equipo),
            proximo: proximo,
            sanciones: sanciones(disciplina.expedientes(de: equipo)),
            apercibidos: plantilla.filter(\.apercibido).map(\.miembro),
            regla: .regla(disciplina.regla))
    }

    /// The page where a squad is changed; nil when there is no such team.
    func plantilla(_ numero: Int) -> PaginaPlantilla? {
        guard torneo.partidos.equipos[numero: numero] != nil else { return nil }
        let equipo = torneo.partidos.equipos[numero - 1]
        return PaginaPlantilla(
            nombre: equipo.nombre, numero: numero,
            fichas: zip(1..., equipo.plantilla).map { plaza, jugador in
                let reservado = equipo.reservados[jugador]
                return PaginaPlantilla.Ficha(
                    plaza: plaza, mostrado: jugador.nombre,
                    nombre: reservado?.nombre ?? jugador.nombre, dorsal: jugador.dorsal,
                    esCapitan: jugador == equipo.capitan, vista: reservado?.vista ?? .entero)
            })
    }

    /// A match as a row of a team's or a player's list.
    func fila(_ item: PartidoDeLista, de equipo: Equipo) -> FilaDePartido {
        var fila = fila(item)
        fila.desenlace = desenlace(item.partido, para: equipo)
        return fila
    }

    /// The squad, with goals and cards.
    private func plantilla(
        de equipo: Equipo, _ disciplina: DisciplinaDelTorneo
    ) -> [(miembro: MiembroDePlantilla, apercibido: Bool)] {
        var goles: [Jugador: Int] = [:]
        for fila in torneo.partidos.goleadores() where fila.equipo === equipo {
            goles[fila.jugador] = fila.goles
        }
        let capitan = equipo.capitan
        return equipo.plantilla.map { jugador in
            let suyo = disciplina.expediente(de: jugador, en: equipo)
            let miembro = MiembroDePlantilla(
                nombre: jugador.nombre, dorsal: jugador.dorsal, esCapitan: jugador == capitan,
                lugar: lugar(jugador, equipo),
                cuentas: [
                    Pildora(clase: .goles, cuantos: goles[jugador] ?? 0),
                    Pildora(clase: .amarillas, cuantos: suyo?.amarillas ?? 0),
                    Pildora(clase: .dobles, cuantos: suyo?.doblesAmarillas ?? 0),
                    Pildora(clase: .rojas, cuantos: suyo?.rojas ?? 0),
                ])
            return (miembro, suyo?.estaApercibido ?? false)
        }
    }

    /// Where the team stands, and how its last five matches with a result ended.
    private func puesto(de equipo: Equipo) -> PuestoDeEquipo? {
        for (grupo, filas) in torneo.partidos.tablas() {
            guard let fila = filas.first(where: { $0.equipo === equipo }) else { continue }
            let suyos = torneo.partidos.enCalendario(torneo.partidos.posiciones(de: equipo))
            let ultimos = suyos.reversed().lazy.compactMap { posicion in
                desenlace(torneo.partidos.partido(en: posicion).partido, para: equipo)
            }
            return PuestoDeEquipo(
                puesto: fila.puesto, grupo: grupo, puntos: fila.puntos, jugados: fila.jugados,
                esCampeon: esCampeon(equipo, puesto: grupo == nil ? fila.puesto : nil),
                racha: ultimos.prefix(5).reversed())
        }
        return nil
    }

    /// Whether it has won the knock-out, or a league in which nobody can catch up any more.
    private func esCampeon(_ equipo: Equipo, puesto: Int?) -> Bool {
        if torneo.partidos.tieneEliminatoria {
            return torneo.partidos.campeon()?.equipo === equipo
        }
        return puesto == 1 && torneo.partidos.certezas().first?[equipo] == .primero
    }

    /// How a match ended for one of the two; nil while it has no result.
    private func desenlace(_ partido: Partido, para equipo: Equipo) -> DesenlaceEnPagina? {
        guard let marcador = partido.marcadorFinal else { return nil }
        let (suyos, ajenos) =
            partido.local === equipo
            ? (marcador.local, marcador.visitante) : (marcador.visitante, marcador.local)
        return suyos > ajenos ? .victoria : suyos < ajenos ? .derrota : .empate
    }

    private func proximo(
        de equipo: Equipo, _ disciplina: DisciplinaDelTorneo
    ) -> ProximoPartido? {
        let suyos = torneo.partidos.posiciones(de: equipo)
        guard let posicion = torneo.partidos.proximo(entre: suyos) else { return nil }
        let item = torneo.partidos.partido(en: posicion)
        let bajas = disciplina.bajas(en: item.id).compactMap { baja -> ProximoPartido.Baja? in
            let suyo = disciplina.expedientes[baja.expediente]
            guard suyo.equipo === equipo else { return nil }
            let causa = suyo.sanciones[baja.sancion].causa
            return ProximoPartido.Baja(
                jugador: nombre(suyo.persona, equipo), lugar: lugar(suyo.persona, equipo),
                causa: .causa(causa), esExpulsion: causa.esExpulsion)
        }
        return ProximoPartido(
            fila: fila(item), campo: item.partido.ficha.campo, bajas: bajas)
    }

    /// Suspensions in words, those that are not served first, the latest first.
    func sanciones(_ expedientes: [Expediente<Equipo, Jugador>]) -> [SancionEnPagina] {
        let todas = expedientes.flatMap { suyo in suyo.sanciones.map { (suyo, $0) } }
        let ordenadas =
            todas.filter { !$0.1.estaCumplida } + todas.filter { $0.1.estaCumplida }.reversed()
        return ordenadas.map { suyo, sancion in
            SancionEnPagina(
                jugador: nombre(suyo.persona, suyo.equipo), lugar: lugar(suyo.persona, suyo.equipo),
                causa: .causa(sancion.causa), esExpulsion: sancion.causa.esExpulsion,
                partidoDeOrigen: sancion.causa.tarjetaEn,
                rivalDeOrigen: sancion.causa.tarjetaEn.map { rival(de: suyo.equipo, en: $0) } ?? "",
                turnos: sancion.turnos.map {
                    SancionEnPagina.Turno(
                        partido: $0.partido, rival: rival(de: suyo.equipo, en: $0.partido),
                        cumplido: $0.cumplido)
                }, faltan: sancion.partidos - sancion.turnos.count,
                perdonado: sancion.perdonados > 0
                    ? .perdonados(sancion.perdonados, sancion.motivo ?? "") : nil)
        }
    }

    private func rival(de equipo: Equipo, en numero: Int) -> String {
        let partido = torneo.partidos.estados[numero - 1].partido
        return partido.local === equipo ? partido.visitante.nombre : partido.local.nombre
    }
}

extension CausaDeSancion {
    /// Whether a dismissal, rather than cautions that added up.
    var esExpulsion: Bool {
        if case .amarillas = self { false } else { true }
    }

    /// The match of the last card; nil when no card was the cause.
    fileprivate var tarjetaEn: Int? {
        if case .decision = self { nil } else { partido }
    }
}
