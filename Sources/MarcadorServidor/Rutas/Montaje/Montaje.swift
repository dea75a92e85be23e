import MarcadorApp
import Torneo

/// Fills page models from what the view models and repositories say; nothing here makes HTML.
///
/// Every value is read through observed objects, so whoever calls this under observation is told
/// when a page would look different.
@MainActor
struct Montaje {
    /// The tournament.
    let torneo: TorneoServido

    /// A match as a row.
    func fila(_ item: PartidoDeLista) -> FilaDePartido {
        let partido = item.partido
        var fila = FilaDePartido(
            numero: item.id, local: equipo(partido.local), visitante: equipo(partido.visitante),
            situacion: situacion(item), resultado: resultado(partido),
            fecha: FechaEnPagina(partido.ficha.programacion))
        fila.esProvisional = partido.confianza == .provisional
        return fila
    }

    /// A team with the number of its page.
    func equipo(_ equipo: Equipo) -> EquipoEnPagina {
        EquipoEnPagina(equipo.nombre, numero: torneo.numeros[equipo])
    }

    /// Where the page of a player is; nil when he is not in that squad.
    func lugar(_ jugador: Jugador, _ equipo: Equipo) -> LugarDeJugador? {
        guard let numero = torneo.numeros[equipo], let plaza = torneo.plazas[equipo]?[jugador]
        else {
            return nil
        }
        return LugarDeJugador(equipo: numero, numero: plaza)
    }

    /// The name of a player; with the number where another one of the team has the same name.
    func nombre(_ jugador: Jugador, _ equipo: Equipo) -> String {
        guard let dorsal = jugador.dorsal,
            equipo.plantilla.contains(where: { $0.nombre == jugador.nombre && $0 != jugador })
        else { return jugador.nombre }
        return "\(jugador.nombre) (\(dorsal))"
    }

    /// The score of a match that has one, with extra time and shoot-out.
    func resultado(_ partido: Partido) -> Resultado? {
        guard partido.ficha.estado.tieneMarcador else { return nil }
        return Resultado(
            partido.marcador(), prorroga: partido.ficha.prorroga, tanda: partido.ficha.tanda)
    }

    /// The bar of the match in play, except on that match's own page.
    func barra(enPartido propio: Int?) -> BarraDelPartido? {
        guard let directo = torneo.contenedor.partidoEnJuego.directo,
            directo.partidoId != propio,
            let partido = torneo.partidos.partido(id: directo.partidoId)
        else { return nil }
        return BarraDelPartido(
            numero: directo.partidoId, local: partido.local.nombre,
            visitante: partido.visitante.nombre, golesLocal: directo.marcador.local,
            golesVisitante: directo.marcador.visitante, minuto: directo.minuto,
            terminado: directo.terminado)
    }

    private func situacion(_ item: PartidoDeLista) -> FilaDePartido.Situacion {
        if let directo = torneo.directo(item.id), directo.corriendo {
            let difiere = directo.marcador != item.partido.marcador()
            return .enJuego(
                minuto: directo.minuto, directo: difiere ? Resultado(directo.marcador) : nil)
        }
        return switch item.partido.ficha.estado {
        case .programado: .previsto
        case .enJuego: .enJuego(minuto: torneo.directo(item.id)?.minuto ?? 0)
        case .finalizado: .terminado
        case .aplazado: .aplazado
        case .suspendido: .suspendido
        case .anulado: .anulado
        case .dobleIncomparecencia: .dobleIncomparecencia
        case .adjudicado: .adjudicado
        }
    }
}

extension Resultado {
    /// A score as pages show it.
    init(_ marcador: Marcador, prorroga: Bool = false, tanda: Marcador? = nil) {
        self.init(
            marcador.local, marcador.visitante, prorroga: prorroga,
            penaltis: tanda.map { Penaltis($0.local, $0.visitante) })
    }
}

extension FechaEnPagina {
    /// A date as pages show it; nil when there is none.
    init?(_ programacion: Programacion?) {
        guard let programacion else { return nil }
        let fecha = programacion.fecha
        self.init(
            ano: fecha.anio, mes: fecha.mes, dia: fecha.dia,
            minutos: programacion.hora.map { $0.hora * 60 + $0.minuto })
    }
}
