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
            zonas: zonas)
    }

    /// The settings of the tables.
    func reglas() -> PaginaReglas {
        let reglas = torneo.partidos.reglas
        return PaginaReglas(
            reglamento: reglas.reglamento, equipos: torneo.partidos.equipos.map(\.nombre),
            ajustes: reglas.resoluciones.traducidas { $0.nombre }.ajustes, zonas: reglas.zonas,
            empates: empates(), orden: reglas.resoluciones.orden.map(empatado),
            sanciones: reglas.sanciones)
    }

    /// Teams that share a place after they have played, and those for whom the bracket waits.
    private func empates() -> [[PaginaReglas.Empatado]] {
        let deTablas = torneo.partidos.tablas().flatMap { tabla in
            Dictionary(grouping: tabla.filas.filter { $0.jugados > 0 }, by: \.puesto)
                .sorted { $0.key < $1.key }.map { $0.value.map(\.equipo) }
        }
        let todos = torneo.partidos.ordenesPorDecidir() + deTablas
        var vistos: Set<Set<Equipo>> = []
        return todos.filter { (2...CampoDeReglas.ordenados).contains($0.count) }
            .filter { vistos.insert(Set($0)).inserted }.map { $0.map(empatado) }
    }

    private func empatado(_ equipo: Equipo) -> PaginaReglas.Empatado {
        PaginaReglas.Empatado(numero: torneo.numeros[equipo] ?? 0, nombre: equipo.nombre)
    }
}
