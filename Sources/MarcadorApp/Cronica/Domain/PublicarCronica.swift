import Foundation
package import Torneo

/// Use case over two repositories: write the chronicle of a match and publish it.
package struct PublicarCronica {
    /// Why nothing was published.
    nonisolated package enum Fallo: Error, Hashable, LocalizedError {
        /// There is no match of this number.
        case noExisteElPartido(Int)
        /// The network or the server.
        case red(ErrorDeRed)
        /// Anything else, in its own words.
        case otro(String)

        /// What is wrong, in one Spanish sentence.
        package var errorDescription: String? {
            switch self {
            case .noExisteElPartido(let id): "No existe el partido \(id)"
            case .red(let error): error.errorDescription
            case .otro(let frase): frase
            }
        }
    }

    private let partidos: any PartidosRepositorio
    private let cronicas: any CronicasRepositorio

    /// The use case over the matches and the place where chronicles are published.
    package init(partidos: any PartidosRepositorio, cronicas: any CronicasRepositorio) {
        self.partidos = partidos
        self.cronicas = cronicas
    }

    /// Writes the chronicle: the score, and a line a goal (`12' Ana (Rayo FC)`) or `Sin goles`.
    ///
    /// The goals come as the match was played. A match without a score is not a 0-0: its title is
    /// the two teams.
    ///
    /// - Parameter partidoId: the number of the match.
    /// - Returns: the chronicle, or nil when there is no such match.
    package func redactar(partidoId: Int) -> Cronica? {
        guard let partido = partidos.partido(id: partidoId) else { return nil }
        let marcador = partido.ficha.estado.tieneMarcador ? "\(partido.marcador())" : "-"
        return Cronica(
            titulo: "\(partido.local.nombre) \(marcador) \(partido.visitante.nombre)",
            renglones: partido.cronologia.compactMap(renglon))
    }

    /// Publishes the chronicle of a match.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - uuid: the identity of this chronicle; nil when it has none.
    /// - Returns: the number the chronicle was given, or why there is none.
    package func callAsFunction(
        partidoId: Int, uuid: Identificador? = nil
    ) async -> Result<Int, Fallo> {
        guard let cronica = redactar(partidoId: partidoId) else {
            return .failure(.noExisteElPartido(partidoId))
        }
        do {
            return .success(
                try await cronicas.publicar(
                    titulo: cronica.titulo, texto: cronica.texto, uuid: uuid))
        } catch let error as ErrorDeRed {
            return .failure(.red(error))
        } catch {
            return .failure(.otro(error.frase))
        }
    }

    private func renglon(_ incidencia: Incidencia) -> Texto? {
        guard case .gol(_, let jugador, let equipo) = incidencia.evento else { return nil }
        return .golDeCronica(
            cuando: incidencia.momento.map { "\($0)" },
            autor: jugador == .sinIdentificar ? nil : jugador.nombre, equipo: equipo.nombre,
            dePenalti: incidencia.clase == .penalti, enPropia: incidencia.clase == .enPropia)
    }
}
