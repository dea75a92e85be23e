import MarcadorApp
import Torneo

extension Montaje {
    /// The rules of the tables in words.
    func reglamento() -> PaginaReglamento {
        let reglas = torneo.partidos.reglas
        let retirados = reglas.resoluciones.retirados
            .sorted { $0.key.nombre < $1.key.nombre }
        return PaginaReglamento(
            reglamento: reglas.reglamento,
            ajustes: reglas.resoluciones.ajustes.map { AjusteEnPagina($0) },
            retirados: retirados.map { equipo, norma in
                PaginaReglamento.Retirado(
                    equipo: equipo.nombre, norma: norma ?? reglas.reglamento.retirados)
            },
            orden: reglas.resoluciones.orden.map(\.nombre),
            zonas: ZonaEnPagina.todas(reglas.zonas))
    }

    /// The settings of the tables.
    func reglas() -> PaginaReglas {
        let reglas = torneo.partidos.reglas
        return PaginaReglas(
            reglamento: reglas.reglamento, equipos: torneo.partidos.equipos.map(\.nombre),
            ajustes: reglas.resoluciones.traducidas { $0.nombre }.ajustes, zonas: reglas.zonas)
    }
}
