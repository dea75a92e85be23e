import MarcadorApp
import Torneo

extension Montaje {
    /// The page of a match; nil when there is none of this number.
    func partido(_ numero: Int) -> PaginaPartido? {
        guard torneo.partidos.existe(numero),
            case .exito(let datos) = torneo.mesa.pantallas.pantalla(numero).uiState,
            let directo = torneo.mesa.pantallas.pantalla(numero).directo
        else { return nil }
        let partido = datos.partido
        return PaginaPartido(
            numero: numero, local: equipo(partido.local), visitante: equipo(partido.visitante),
            marcador: marcador(partido, directo), minuto: datos.minuto,
            estado: estado(partido, directo), puedeEmpezar: !directo.empezado,
            duracion: datos.duracion, duraciones: torneo.mesa.duraciones(de: numero),
            ultimoAviso: directo.aviso.map {
                PaginaPartido.UltimoAviso(
                    minuto: $0.minuto, local: $0.marcador.local, visitante: $0.marcador.visitante)
            },
            deshacible: deshacible(en: numero),
            sucesos: torneo.mesa.pantallas.pantalla(numero).sucesos.map { suceso($0, de: partido) },
            goleadoresDelLocal: goleadores(partido.local),
            goleadoresDelVisitante: goleadores(partido.visitante),
            fecha: FechaEnPagina(partido.ficha.programacion),
            zona: partido.ficha.programacion.flatMap { inicio in
                inicio.zona.map { .horaDe($0, esLaPrimera: inicio.pasaDosVeces) }
            },
            inicio: partido.ficha.programacion?.enIso, ronda: ronda(partido.ficha),
            campo: partido.ficha.campo, campeon: campeon(tras: numero, partido.ficha),
            estaCerrado: torneo.mesa.pantallas.pantalla(numero).estaCerrado,
            decision: decision(numero, partido, directo),
            confianza: directo.corriendo ? .provisional : partido.confianza,
            motivoDelCambio: partido.ficha.acta.motivoDelCambio)
    }

    private func goleadores(_ equipo: Equipo) -> [QuienPudoMarcar] {
        zip(1..., equipo.plantilla).map { plaza, jugador in
            QuienPudoMarcar(plaza: plaza, nombre: jugador.nombre, dorsal: jugador.dorsal)
        }
    }

    /// Live once it has begun; before, what is written down.
    private func marcador(_ partido: Partido, _ directo: Directo) -> Resultado? {
        guard directo.empezado else { return resultado(partido) }
        let completo = directo.terminado && directo.marcador == partido.marcador()
        return completo ? resultado(partido) : Resultado(directo.marcador)
    }

    private func estado(_ partido: Partido, _ directo: Directo) -> PaginaPartido.Estado {
        if directo.terminado { return .terminado }
        if directo.empezado { return .enJuego }
        return switch partido.ficha.estado {
        case .programado: .sinEmpezar
        case .enJuego: .enJuego
        case .aplazado: .aplazado
        case .suspendido: .suspendido
        case .anulado: .anulado
        case .dobleIncomparecencia: .dobleIncomparecencia
        case .adjudicado: .adjudicado
        case .finalizado: partido.ficha.esHistoria ? .terminado : .sinEmpezar
        }
    }

    /// The form for the result: in a tournament with a knock-out that follows results, and wherever a
    /// match of a day or a round has been or is to be played.
    private func decision(
        _ numero: Int, _ partido: Partido, _ directo: Directo
    ) -> PaginaPartido.Decision? {
        guard torneo.contenedor.partidoEnJuego.enJuego != numero,
            torneo.partidos.cuadro != nil || partido.ficha.esperaResultado
        else { return nil }
        let resultado = partido.ficha.estado.tieneResultado ? partido.resultadoAMano : nil
        return PaginaPartido.Decision(
            falta: torneo.partidos.falta(en: numero)?.texto,
            goles: resultado.map { PaginaPartido.Tantos($0.reglamentario) },
            prorroga: resultado?.prorroga.map { PaginaPartido.Tantos($0) },
            tanda: resultado?.tanda.map { PaginaPartido.Tantos($0) },
            esDeEliminatoria: esDeEliminatoria(numero, partido.ficha))
    }

    /// Who has won the tournament, if this was the match that decided it.
    private func campeon(tras numero: Int, _ ficha: Ficha) -> String? {
        // Only who looks at a final is told of every result.
        guard ficha.grupo == nil, ficha.estado.estaDecidido, torneo.partidos.tieneEliminatoria,
            let campeon = torneo.partidos.campeon(), campeon.partidos.last == numero
        else { return nil }
        return campeon.equipo.nombre
    }

    /// Whether extra time and shoot-out can be: also where the bracket is only read off the matches.
    private func esDeEliminatoria(_ numero: Int, _ ficha: Ficha) -> Bool {
        if torneo.partidos.cuadro != nil { return torneo.partidos.esDeEliminatoria(numero) }
        return ficha.prorroga || ficha.tanda != nil
            || torneo.partidos.tieneEliminatoria && ficha.grupo == nil
    }

    private func ronda(_ ficha: Ficha) -> PaginaPartido.Ronda? {
        if let grupo = ficha.grupo { return .grupo(grupo, ronda: ficha.ronda) }
        return ficha.ronda.map { ronda in Int(ronda).map { .jornada($0) } ?? .rotulo(ronda) }
    }

    private func suceso(_ suceso: SucesoDelPartido, de partido: Partido) -> Suceso {
        var visto = Suceso(
            minuto: suceso.incidencia.momento?.minuto, anadido: suceso.incidencia.anadido,
            lado: suceso.lado == .local ? .local : .visitante, clase: clase(suceso.incidencia),
            parcial: suceso.parcial.map { Resultado($0) })
        let enPropia = suceso.incidencia.clase == .enPropia
        let suyo = (suceso.lado == .local) != enPropia ? partido.local : partido.visitante
        switch suceso.incidencia.evento {
        case .gol(_, let jugador, _), .tarjeta(_, let jugador, _):
            visto.lugar = lugar(jugador, suyo)
        case .cambio(_, let sale, let entra):
            (visto.lugar, visto.lugarDelQueEntra) = (lugar(sale, suyo), lugar(entra, suyo))
        }
        return visto
    }

    private func clase(_ incidencia: Incidencia) -> Suceso.Clase {
        switch incidencia.evento {
        case .gol(_, let jugador, _):
            .gol(
                jugador == .sinIdentificar ? nil : jugador.nombre,
                dePenalti: incidencia.clase == .penalti, enPropia: incidencia.clase == .enPropia)
        case .tarjeta(_, let jugador, .amarilla): .amarilla(jugador.nombre)
        case .tarjeta(_, let jugador, .roja): .roja(jugador.nombre)
        case .cambio(_, let sale, let entra): .cambio(sale: sale.nombre, entra: entra.nombre)
        }
    }
}

extension PaginaPartido.Decision {
    /// Keeps a result in the form and says what it would change.
    mutating func mostrar(
        _ resultado: ResultadoAMano, _ motivo: String?, _ efectos: EfectosDeUnCambio
    ) {
        recordar(resultado, motivo)
        previa =
            efectos.puestos.map { .cambiariaElPuesto($0) }
            + efectos.siguientes.map { .cambiariaElPartido($0) }
    }

    /// Keeps in the form what somebody typed, and opens it.
    mutating func recordar(_ resultado: ResultadoAMano, _ motivo: String?) {
        self.motivo = motivo
        goles = PaginaPartido.Tantos(resultado.reglamentario)
        prorroga = resultado.prorroga.map { PaginaPartido.Tantos($0) }
        tanda = resultado.tanda.map { PaginaPartido.Tantos($0) }
        estaAbierta = true
    }
}

extension PaginaPartido.Tantos {
    /// The goals of a score.
    fileprivate init(_ marcador: Marcador) {
        self.init(local: marcador.local, visitante: marcador.visitante)
    }
}

extension Ficha {
    /// Whether a result of a match of a day or a round can be written down: nothing was decided about
    /// it at the table.
    fileprivate var esperaResultado: Bool {
        switch estado {
        case .programado, .enJuego, .finalizado, .aplazado, .suspendido: esHistoria
        case .adjudicado, .anulado, .dobleIncomparecencia: false
        }
    }
}
