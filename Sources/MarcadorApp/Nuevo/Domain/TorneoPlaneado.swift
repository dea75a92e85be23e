package import Torneo

/// A tournament as a draft would make it.
nonisolated package struct TorneoPlaneado: Sendable {
    /// Its matches.
    package let plan: Plan<Equipo>
    /// Where and when; nil while nobody has said when it begins.
    package let sede: Sede?
    /// The first round of a Swiss tournament, which is known from the start.
    package let primeraRonda: [Cruce<Equipo>]
    /// The tournament.
    package let documento: DocumentoDelTorneo

    /// When a match is played; nil when that is not known.
    ///
    /// - Parameter numero: the match, from 1.
    /// - Returns: day and time.
    package func programacion(_ numero: Int) -> Programacion? {
        sede.flatMap {
            Programacion(
                minuto: $0.horario.hueco(numero).inicio, desde: $0.primerDia, zona: $0.zona)
        }
    }
}

nonisolated extension BorradorDeTorneo {
    /// What is wrong in a step and those before it.
    ///
    /// - Parameter paso: the last step that counts.
    /// - Returns: what is wrong.
    package func faltas(hasta paso: Paso) -> FaltasDelBorrador {
        var faltas = FaltasDelBorrador()
        _ = datos(&faltas)
        if paso != .datos { _ = leerEquipos(&faltas) }
        return faltas
    }

    /// Plans it, away from the main actor: a large one takes a while.
    ///
    /// - Returns: the tournament, or what stands in its way.
    /// - Complexity: that of `HorasDeJuego.situar`.
    @concurrent
    package func planear() async -> Result<TorneoPlaneado, FaltasDelBorrador> {
        do throws(FaltasDelBorrador) {
            return .success(try plan())
        } catch {
            return .failure(error)
        }
    }

    private func plan() throws(FaltasDelBorrador) -> TorneoPlaneado {
        var faltas = FaltasDelBorrador()
        let datos = datos(&faltas)
        let equipos = leerEquipos(&faltas)
        let competicion = CompeticionElegida(self, equipos.count, &faltas)
        var horario: HorasDeJuego?
        if let desde = datos.desde { horario = horas(desde: desde, datos, &faltas) }
        guard faltas.ninguna, let competicion else { throw faltas }
        let (plan, primera) = try planear(competicion, equipos)
        var sede: Sede?
        if let horario { sede = try situar(plan, horario) }
        return TorneoPlaneado(
            plan: plan, sede: sede, primeraRonda: primera,
            documento: DocumentoDelTorneo(
                nombre: datos.nombre, plan: plan, sede: sede, primeraRonda: primera))
    }

    private func horas(
        desde: Fecha, _ datos: Datos, _ faltas: inout FaltasDelBorrador
    ) -> HorasDeJuego {
        let duracion = numero(.duracion, 1...600, &faltas)
        var horas = HorasDeJuego(
            primerDia: desde, horas: horas(duracion: duracion, &faltas), zona: datos.zona,
            campos: nombresDeCampos(&faltas), duracion: duracion)
        horas.pausa = numero(.pausa, 0...600, &faltas)
        horas.descanso = numero(.descanso, 0...10_080, &faltas)
        if !limpio(.cada).isEmpty { horas.cada = numero(.cada, 1...366, &faltas) }
        // With a round every so many days, the days between the first and the last hold so many rounds.
        horas.dias = datos.dias.map { dias in horas.cada.map { (dias - 1) / $0 + 1 } ?? dias }
        return horas
    }

    private func planear(
        _ competicion: CompeticionElegida, _ equipos: [Equipo]
    ) throws(FaltasDelBorrador) -> (Plan<Equipo>, [Cruce<Equipo>]) {
        do throws(ErrorDeCalendario) {
            return try competicion.planear(equipos)
        } catch {
            throw FaltasDelBorrador(error.campo, error.texto)
        }
    }

    private func situar(
        _ plan: Plan<Equipo>, _ horas: HorasDeJuego
    ) throws(FaltasDelBorrador) -> Sede {
        do throws(ErrorDeHorario) {
            return try horas.situar(plan)
        } catch {
            throw FaltasDelBorrador(error.campo, error.texto)
        }
    }
}

extension ErrorDeCalendario {
    /// The field that has to be another.
    nonisolated fileprivate var campo: BorradorDeTorneo.Campo {
        switch self {
        case .numeroDeEquipos, .equipoRepetido: .equipos
        case .numeroDeVueltas: .vueltas
        case .numeroDeGrupos, .bombosDesiguales: .grupos
        case .clasificados, .mejores, .repartoImposible: .clasifican
        case .numeroDeRondas, .sinParejasNuevas: .rondas
        }
    }
}

extension ErrorDeHorario {
    /// The field that has to be another.
    nonisolated fileprivate var campo: BorradorDeTorneo.Campo {
        switch self {
        case .condicionSinSentido: .duracion
        case .equipoSinTiempo, .cadenaDemasiadoLarga: .descanso
        case .faltanHuecos, .sinHuecoPosible, .noCabe, .choca: .campos
        }
    }
}
