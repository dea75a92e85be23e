public import Torneo

nonisolated extension Texto {
    // MARK: What a team still needs, and what waits for a decision

    /// What a team still needs to end in the first places.
    ///
    /// - Parameter necesidad: how it stands.
    /// - Returns: e.g. «Con 3 puntos más se asegura ser primero.»
    public static func necesidad(_ necesidad: Necesidad) -> Texto {
        let meta =
            necesidad.plazas == 1
            ? Texto("ser primero", "finishing first")
            : Texto(
                "quedar entre los \(necesidad.plazas) primeros",
                "finishing in the top \(necesidad.plazas)")
        let duda =
            necesidad.exacto
            ? Texto("", "")
            : necesidad.bastan == nil
                ? Texto(
                    " (no se ha podido comprobar del todo)", " (this could not be checked fully)")
                : Texto(
                    " (no se ha podido comprobar si bastan menos)",
                    " (whether fewer will do could not be checked)")
        let que = sobre(necesidad, meta)
        return Texto("\(que.espanol)\(duda.espanol).", "\(que.ingles)\(duda.ingles).")
    }

    private static func sobre(_ necesidad: Necesidad, _ meta: Texto) -> Texto {
        switch (necesidad.destino, necesidad.bastan) {
        case (.asegurado, _):
            Texto("Tiene asegurado \(meta.espanol)", "Certain of \(meta.ingles)")
        case (.imposible, _):
            Texto("Ya no puede \(meta.espanol)", "No longer has a chance of \(meta.ingles)")
        case (.abierto, 1?):
            Texto(
                "Con 1 punto más se asegura \(meta.espanol)",
                "1 more point makes certain of \(meta.ingles)")
        case (.abierto, let bastan?):
            Texto(
                "Con \(bastan) puntos más se asegura \(meta.espanol)",
                "\(bastan) more points make certain of \(meta.ingles)")
        case (.abierto, nil):
            Texto(
                "No depende solo de sí mismo para \(meta.espanol)",
                "Needs others to slip for \(meta.ingles)")
        }
    }

    /// Why nothing is said of what teams need.
    public static let sinNecesidades = Texto(
        "Lo que le falta a cada equipo no se puede calcular: en la lista no juegan todos contra todos "
            + "las mismas veces.",
        "What each team still needs cannot be worked out: in the list not everybody meets everybody "
            + "equally often.")
    /// Before those that wait for a decision.
    public static let esperaDecision = Texto("Espera una decisión:", "Waits for a decision:")
    /// Teams that wait for the organiser's word or lots.
    ///
    /// - Parameter equipos: their names.
    /// - Returns: e.g. «Toros y Lobos están empatados en todo; lo decide la organización o un sorteo.»
    public static func empatadosPorDecidir(_ equipos: [String]) -> Texto {
        let primeros = equipos.dropLast().joined(separator: ", ")
        let ultimo = equipos.last ?? ""
        return Texto(
            "\(primeros) y \(ultimo) están empatados en todo; lo decide la organización o un sorteo.",
            "\(primeros) and \(ultimo) are level on everything; the organiser or lots decide.")
    }
}
