package import Torneo

extension RepositorioDePartidos {
    /// How many teams of each group go on; nil when there are no groups or nothing follows them.
    ///
    /// - Complexity: O(1), or O(events) after there were more matches.
    package var paso: PasoDeGrupos? {
        _ = composicion
        let conocido = pasoHecho ?? documento.pasoDeGrupos
        pasoHecho = .some(conocido)
        return conocido
    }

    /// What the places lead to: as the rules say, or else as the bracket does.
    ///
    /// - Complexity: O(zones), or that of `paso`.
    package var zonas: [ZonaDeTabla] {
        reglas.zonas.isEmpty ? paso?.zonas ?? [] : reglas.zonas
    }

    /// Whether the zones are read off the bracket.
    package var zonasDelCuadro: Bool { reglas.zonas.isEmpty && paso != nil }

    /// Who has won the knock-out, in which tie and with which matches; nil while that is open.
    ///
    /// - Complexity: O(1), or O(events) after a result has changed.
    package func campeon() -> (llave: Int, partidos: [Int], equipo: Equipo)? {
        _ = (composicion, versionDeResultados)
        guard tieneEliminatoria else { return nil }
        let conocido = campeonHecho ?? documento.rondasDelCuadro().campeon
        campeonHecho = .some(conocido)
        return conocido
    }
}
