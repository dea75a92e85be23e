import Foundation
package import Torneo

/// Use case: somebody tapped «Gol».
///
/// A goal by hand names no scorer, so it goes to the squad member whose turn it is: (goals the
/// team already has in that match) mod (squad size).
package struct RegistrarGol {
    /// Why there is no goal; nothing has changed then.
    nonisolated package enum Fallo: Error, Hashable, LocalizedError {
        /// There is no match of this number.
        case noExisteElPartido(Int)
        /// The team has nobody who could have scored.
        case equipoSinJugadores(String)
        /// It would change who plays a match that has begun.
        case cuadroEmpezado(ErrorDeCompeticion)

        /// What is wrong, in one Spanish sentence.
        package var errorDescription: String? {
            switch self {
            case .noExisteElPartido(let id): "No existe el partido n.º \(id)"
            case .equipoSinJugadores(let nombre):
                "\(nombre) no tiene jugadores: añade alguno antes de marcar un gol"
            case .cuadroEmpezado(let motivo): motivo.descripcion
            }
        }
    }

    private let repositorio: any PartidosRepositorio

    /// The use case over a repository.
    package init(repositorio: any PartidosRepositorio) { self.repositorio = repositorio }

    /// Registers the goal.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - lado: which side scored.
    ///   - minuto: the minute of the match, 0…130.
    ///   - id: the identity that whoever marked it gave it.
    ///   - autor: who marked it.
    /// - Returns: the goal as it was written down, or why there is none.
    @discardableResult
    package func callAsFunction(
        partidoId: Int, lado: Lado, minuto: Int, id: Identificador? = nil,
        por autor: Autor = .esteOrdenador
    ) -> Result<EventoDePartido, Fallo> {
        let redactado = redactar(partidoId: partidoId, lado: lado, minuto: minuto)
        if case .success(let gol) = redactado { apuntar(gol, en: partidoId, id: id, por: autor) }
        return redactado
    }

    /// The goal as it will be written down; nothing has changed yet.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - lado: which side scored.
    ///   - minuto: the minute of the match, 0…130.
    ///   - jugador: who, of the squad or not identified: such a goal counts and is nobody's in the
    ///     scorers' list; nil for the player whose turn it is.
    /// - Returns: the goal, or why there can be none.
    func redactar(
        partidoId: Int, lado: Lado, minuto: Int, de jugador: Jugador? = nil
    ) -> Result<EventoDePartido, Fallo> {
        guard let partido = repositorio.partido(id: partidoId) else {
            return .failure(.noExisteElPartido(partidoId))
        }
        let equipo = partido.equipo(lado)
        if let jugador {
            return posible(
                .gol(minuto: minuto, jugador: jugador, equipo: equipo), en: partidoId)
        }
        guard !equipo.plantilla.isEmpty else {
            return .failure(.equipoSinJugadores(equipo.nombre))
        }
        let turno = partido.golesDe(equipo) % equipo.plantilla.count
        return posible(
            .gol(minuto: minuto, jugador: equipo.plantilla[turno], equipo: equipo), en: partidoId)
    }

    /// The goal, unless it would change who plays a match that has begun.
    private func posible(
        _ gol: EventoDePartido, en partidoId: Int
    ) -> Result<EventoDePartido, Fallo> {
        repositorio.impedimento(de: Incidencia(gol), partidoId: partidoId).map {
            .failure(.cuadroEmpezado($0))
        } ?? .success(gol)
    }

    /// Writes down a goal that was worded before.
    func apuntar(
        _ gol: EventoDePartido, en partidoId: Int, id: Identificador?, por autor: Autor
    ) {
        repositorio.registrar(Incidencia(gol, id: id), partidoId: partidoId, por: autor)
    }
}
