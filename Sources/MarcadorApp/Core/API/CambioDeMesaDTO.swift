package import Torneo

/// A change of fixtures or teams, in the API.
nonisolated package struct CambioDeMesaDTO: Codable, Hashable, Sendable {
    /// What is changed.
    package enum Que: String, Codable, CaseIterable, Sendable {
        case mover, decidir, confirmar, cruce, arbitros, partido, rivales, alta, nombre, retirada
    }

    /// What is decided about a match.
    package enum Decision: String, Codable, CaseIterable, Sendable {
        case aplazado, suspendido, adjudicado, anulado
        case nadie
        case porJugar = "por_jugar"
    }

    /// Where and when a match is played.
    package struct Colocacion: Codable, Hashable, Sendable {
        /// The number of the match.
        package var partido: Int
        /// The day, `2027-05-30`; absent when it is not known.
        package var fecha: String?
        /// Kick-off, `10:30`; absent when it is not known.
        package var hora: String?
        /// The time zone, `Europe/Madrid`.
        package var zona: String?
        /// The pitch.
        package var campo: String?
    }

    /// What is changed.
    package var que: Que
    /// The matches that are moved; of those that are confirmed, only their numbers count.
    package var partidos: [Colocacion]?
    /// The tie that is moved, by its place in the bracket.
    package var cruce: Int?
    /// The match that is decided about, refereed, or between others.
    package var partido: Int?
    /// What is decided.
    package var decision: Decision?
    /// The score of an awarded match.
    package var marcador: MarcadorDTO?
    /// Why.
    package var motivo: String?
    /// The names of the referees.
    package var arbitros: [String]?
    /// The number of the home side.
    package var local: Int?
    /// The number of the visitors.
    package var visitante: Int?
    /// The round of a new match.
    package var ronda: String?
    /// The group of a new match or team.
    package var grupo: String?
    /// The day of a new match.
    package var fecha: String?
    /// Kick-off of a new match.
    package var hora: String?
    /// The time zone of a new match.
    package var zona: String?
    /// The pitch of a new match.
    package var campo: String?
    /// The number of the team that is renamed or withdraws.
    package var equipo: Int?
    /// The name of a new or renamed team.
    package var nombre: String?
    /// Goals to nil of each match that a withdrawn team loses.
    package var goles: Int?
    /// Whether only what would follow is asked for.
    package var prueba: Bool?
    /// How many entries the journal had when that was seen.
    package var visto: Int?
    /// The identity of the change: made twice, it is made once.
    package var id: Identificador?

    /// The change; the name of the member that is missing or makes no sense otherwise.
    package var cambio: Result<CambioDelOrganizador, Falta> {
        do throws(Falta) {
            return .success(try leido())
        } catch {
            return .failure(error)
        }
    }

    /// A member that is missing or makes no sense.
    package struct Falta: Error, Hashable, Sendable {
        /// Its name.
        package let campo: String
    }

    private func leido() throws(Falta) -> CambioDelOrganizador {
        switch que {
        case .mover:
            var colocaciones: [PartidosMovidos.Colocacion] = []
            for suyo in try Self.exigir(partidos, "partidos") {
                colocaciones.append(
                    .init(
                        partido: suyo.partido,
                        programacion: try Self.programacion(suyo.fecha, suyo.hora, suyo.zona),
                        campo: suyo.campo))
            }
            return .mover(colocaciones)
        case .decidir:
            return .decidir(
                partido: try Self.exigir(partido, "partido"), try decidido(), motivo: motivo)
        case .cruce:
            return .moverCruce(
                CruceMovido(
                    cruce: try Self.exigir(cruce, "cruce"),
                    programacion: try Self.programacion(fecha, hora, zona), campo: campo))
        case .confirmar:
            return .confirmar(try Self.exigir(partidos, "partidos").map(\.partido))
        case .arbitros:
            return .arbitros(
                partido: try Self.exigir(partido, "partido"),
                try Self.exigir(arbitros, "arbitros"))
        case .partido:
            return .partidoNuevo(
                PartidoAnadido(
                    local: try Self.exigir(local, "local"),
                    visitante: try Self.exigir(visitante, "visitante"), ronda: ronda, grupo: grupo,
                    programacion: try Self.programacion(fecha, hora, zona), campo: campo))
        case .rivales:
            return .rivales(
                partido: try Self.exigir(partido, "partido"),
                local: try Self.exigir(local, "local"),
                visitante: try Self.exigir(visitante, "visitante"))
        case .alta:
            return .equipo(.alta(nombre: try Self.exigir(nombre, "nombre"), grupo: grupo))
        case .nombre:
            return .equipo(
                .nombre(
                    equipo: try Self.exigir(equipo, "equipo"), try Self.exigir(nombre, "nombre")))
        case .retirada:
            return .equipo(.retirada(equipo: try Self.exigir(equipo, "equipo"), goles: goles ?? 3))
        }
    }

    private func decidido() throws(Falta) -> EstadoDecidido.Decision {
        switch try Self.exigir(decision, "decision") {
        case .aplazado: .aplazado
        case .suspendido: .suspendido
        case .adjudicado: .adjudicado(try Self.exigir(marcador, "marcador").marcador)
        case .anulado: .anulado
        case .nadie: .dobleIncomparecencia
        case .porJugar: .porJugar
        }
    }

    private static func exigir<T>(_ valor: T?, _ campo: String) throws(Falta) -> T {
        guard let valor else { throw Falta(campo: campo) }
        return valor
    }

    private static func programacion(
        _ fecha: String?, _ hora: String?, _ zona: String?
    ) throws(Falta) -> Programacion? {
        guard let fecha else {
            guard hora == nil else { throw Falta(campo: "fecha") }
            return nil
        }
        guard let dia = Fecha(fecha) else { throw Falta(campo: "fecha") }
        var suHora: Hora?
        if let hora {
            guard let leida = Hora(hora) else { throw Falta(campo: "hora") }
            suHora = leida
        }
        return Programacion(fecha: dia, hora: suHora, zona: zona)
    }
}
