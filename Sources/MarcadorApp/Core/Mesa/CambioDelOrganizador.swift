package import Torneo

/// What the organiser changes in fixtures and teams, as a value that can be tried out first.
nonisolated package enum CambioDelOrganizador: Hashable, Sendable {
    /// Give matches another day, time or pitch.
    case mover([PartidosMovidos.Colocacion])
    /// Decide about a match.
    case decidir(partido: Int, EstadoDecidido.Decision, motivo: String?)
    /// Stand by the results of matches.
    case confirmar([Int])
    /// Give a match its referees.
    case arbitros(partido: Int, [String])
    /// Add a match.
    case partidoNuevo(PartidoAnadido)
    /// Let others play a match, teams by their place in the order of entry.
    case rivales(partido: Int, local: Int, visitante: Int)
    /// Enter, rename or withdraw a team; move or join players.
    case equipo(EquipoCambiado.Cambio)

    /// Give a tie another day, time or pitch, by its place in the bracket, from 1.
    case moverCruce(CruceMovido)
    /// Add matches of suspension, or lift some.
    case sancionar(SancionDecidida)

    /// The entry that it makes.
    package var suceso: Suceso {
        switch self {
        case .mover(let partidos): .movidos(PartidosMovidos(partidos))
        case .decidir(let partido, let decision, let motivo):
            .estado(EstadoDecidido(partido: partido, decision, motivo: motivo))
        case .confirmar(let partidos): .confirmados(ResultadosConfirmados(partidos))
        case .arbitros(let partido, let nombres):
            .arbitros(ArbitrosAsignados(partido: partido, arbitros: nombres))
        case .partidoNuevo(let nuevo): .partidoNuevo(nuevo)
        case .rivales(let partido, let local, let visitante):
            .rivales(RivalesCambiados(partido: partido, local: local, visitante: visitante))
        case .equipo(let cambio): .equipo(EquipoCambiado(cambio))
        case .moverCruce(let movido): .cruceMovido(movido)
        case .sancionar(let decidida): .sancion(decidida)
        }
    }

    /// The matches that it is about.
    package var partidos: [Int] { suceso.partidosDeLosQueHabla }
}

extension Suceso {
    /// The matches that it is about, by number.
    nonisolated package var partidosDeLosQueHabla: [Int] {
        switch self {
        case .movidos(let movidos): movidos.partidos.map(\.partido)
        case .rivales(let rivales): [rivales.partido]
        case .confirmados(let suyos): suyos.partidos
        default: partido.map { [$0] } ?? []
        }
    }

    /// The tie that it is about, by its place in the bracket, from 1; nil when it is about none.
    nonisolated package var cruceDelQueHabla: Int? {
        if case .cruceMovido(let movido) = self { movido.cruce } else { nil }
    }

    /// The teams that it is about, by their place in the order of entry, from 1.
    nonisolated package var equiposDeLosQueHabla: [Int] {
        switch self {
        case .plantilla(let cambiada): return [cambiada.equipo]
        case .sancion(let decidida): return [decidida.equipo]
        case .equipo(let cambiado):
            switch cambiado.cambio {
            case .alta: return []
            case .nombre(let equipo, _), .retirada(let equipo, _), .union(let equipo, _, _):
                return [equipo]
            case .traspaso(let equipo, _, let destino, _): return [equipo, destino]
            }
        default: return []
        }
    }
}

extension LibroDelTorneo {
    /// Whether an entry, or what it corrects or undoes, is about a match.
    ///
    /// - Parameters:
    ///   - lugar: its place, from 0.
    ///   - numero: the number of the match, from 1.
    /// - Returns: whether it is.
    nonisolated package func habla(_ lugar: Int, dePartido numero: Int) -> Bool {
        sucesoEnElFondo(lugar).partidosDeLosQueHabla.contains(numero)
    }

    /// Whether an entry, or what it corrects or undoes, is about a team.
    ///
    /// - Parameters:
    ///   - lugar: its place, from 0.
    ///   - numero: the place of the team in the order of entry, from 1.
    /// - Returns: whether it is.
    nonisolated package func habla(_ lugar: Int, deEquipo numero: Int) -> Bool {
        sucesoEnElFondo(lugar).equiposDeLosQueHabla.contains(numero)
    }
}
