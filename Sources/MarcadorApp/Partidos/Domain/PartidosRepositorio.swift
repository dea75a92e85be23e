package import Torneo

/// A match with the number by which screens and links know it.
nonisolated package struct PartidoDeLista: Identifiable, Hashable, Sendable {
    /// The number, from 1.
    package let id: Int
    /// The match.
    package let partido: Partido

    /// Makes one.
    package init(id: Int, partido: Partido) {
        self.id = id
        self.partido = partido
    }
}

/// The door to teams and matches, as those who need them see it.
package protocol PartidosRepositorio: AnyObject {
    /// The teams, in the order of entry.
    var equipos: [Equipo] { get }
    /// All matches, in order.
    var partidos: [PartidoDeLista] { get }
    /// One match, or nil when there is none of this number.
    func partido(id: Int) -> Partido?
    /// Writes down a goal; without effect when there is no such match.
    func registrarGol(partidoId: Int, gol: EventoDePartido)
    /// Writes down a goal with its identity and who marked it; by default without them, as the other
    /// method does.
    func registrar(_ gol: Incidencia, partidoId: Int, por autor: Autor)
    /// Why a goal cannot be written down; by default nothing stands in its way.
    func impedimento(de gol: Incidencia, partidoId: Int) -> ErrorDeCompeticion?
}

extension PartidosRepositorio {
    package func registrar(_ gol: Incidencia, partidoId: Int, por autor: Autor) {
        registrarGol(partidoId: partidoId, gol: gol.evento)
    }

    package func impedimento(de gol: Incidencia, partidoId: Int) -> ErrorDeCompeticion? { nil }

    /// The scorers, most goals first.
    package func goleadores() -> [Goleador] {
        var acumulado = GoleadoresAcumulados()
        for item in partidos { acumulado.sumar(item.partido) }
        return acumulado.filas()
    }
}
