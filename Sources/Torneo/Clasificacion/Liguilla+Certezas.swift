/// What is already certain of a team of a table, whatever happens in the matches that remain.
public enum Certeza: Hashable, Sendable {
    /// It ends first.
    case primero
    /// It ends at least in this zone, which is a good one.
    case zona(ZonaDeTabla)
    /// It ends in this zone, from which one goes down.
    case desciende(ZonaDeTabla)
    /// It cannot get into any zone that is good or leads to a play-off.
    case fuera
}

extension Liguilla {
    /// What is already certain of each team; nothing of those with whom more can still happen.
    ///
    /// Where the list may lack matches (not everybody meets everybody equally often) nothing is. What is said is
    /// true by any criteria; where a search is given up, nothing is said.
    ///
    /// - Parameters:
    ///   - filas: the table of everything that has been played.
    ///   - trabajo: how many matches a search may look at before it is given up.
    /// - Returns: what is certain, by team.
    /// - Complexity: O(teams × zones × trabajo).
    public func certezas(
        de filas: [FilaDePosicion], trabajo: Int = 2_000
    ) -> [Equipo: Certeza] {
        esTodosContraTodos ? certezas(estandoTodos: filas, trabajo: trabajo) : [:]
    }

    /// The same where it is known that no match is missing from the list.
    ///
    /// - Complexity: O(teams × zones × trabajo + matches).
    package func certezas(
        estandoTodos filas: [FilaDePosicion], trabajo: Int = 2_000
    ) -> [Equipo: Certeza] {
        let pendientes = pendientes
        var certezas: [Equipo: Certeza] = [:]
        func apuntar(_ plazas: Int, _ destino: Destino, _ certeza: Certeza) {
            guard (1..<filas.count).contains(plazas) else { return }
            let destinos = destinos(
                de: filas, pendientes: pendientes, plazas: plazas, reglas: reglas.reglamento,
                trabajo: trabajo)
            for (fila, suyo) in zip(filas, destinos)
            where suyo == destino && certezas[fila.equipo] == nil {
                certezas[fila.equipo] = certeza
            }
        }
        apuntar(1, .asegurado, .primero)
        let zonas = reglas.zonas.sorted { $0.puestos.lowerBound < $1.puestos.lowerBound }
        for zona in zonas where zona.clase.esBuena {
            apuntar(zona.puestos.upperBound, .asegurado, .zona(zona))
        }
        for zona in zonas.reversed()
        where zona.clase == .desciende && zona.puestos.upperBound >= filas.count {
            apuntar(zona.puestos.lowerBound - 1, .imposible, .desciende(zona))
        }
        let abiertas = zonas.filter { $0.clase.esBuena || $0.clase == .promocion }
        if zonas.contains(where: \.clase.esBuena), let ultima = abiertas.last {
            apuntar(ultima.puestos.upperBound, .imposible, .fuera)
        }
        return certezas
    }
}
