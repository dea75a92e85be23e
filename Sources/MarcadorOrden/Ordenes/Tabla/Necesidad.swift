import Torneo

/// What a team still needs to end in the first places, as far as points tell.
struct Necesidad: Encodable, Sendable {
    let equipo: String
    /// How many first places are asked about.
    let plazas: Int
    /// `asegurado`, `imposible` or `abierto`.
    let destino: String
    /// The points that are enough, whatever the others do; nil when it does not depend on itself.
    let bastan: Int?
    /// Whether all of it is proven: where a search was given up it is not.
    let exacto: Bool

    /// The first place and every good zone: where each team stands.
    ///
    /// - Parameters:
    ///   - liguilla: the teams, their matches and what decides.
    ///   - filas: their table.
    /// - Returns: one a team and question; none when everything was played, or matches may be missing
    ///   from the list.
    static func todas(_ liguilla: Liguilla, _ filas: [FilaDePosicion]) -> [Necesidad] {
        let pendientes = liguilla.pendientes
        guard !pendientes.isEmpty, liguilla.esTodosContraTodos else { return [] }
        let zonas = liguilla.reglas.zonas.filter(\.clase.esBuena).map(\.puestos.upperBound)
        let preguntas = Set([1] + zonas).filter { $0 < filas.count }.sorted()
        return preguntas.flatMap { plazas in
            pronosticos(
                de: filas, pendientes: pendientes, plazas: plazas,
                reglas: liguilla.reglas.reglamento, trabajo: 20_000
            ).map { Necesidad($0) }
        }
    }

    private init(_ pronostico: Pronostico<Equipo>) {
        equipo = pronostico.equipo.nombre
        plazas = pronostico.plazas
        destino = pronostico.destino.rawValue
        bastan = pronostico.destino == .abierto ? pronostico.bastan : nil
        exacto =
            pronostico.exacto && (pronostico.destino != .abierto || pronostico.bastanExacto)
    }

    /// The same in a sentence.
    var frase: String {
        let meta = plazas == 1 ? "ser primero" : "quedar entre los \(plazas) primeros"
        let duda = exacto ? "" : " (no se ha podido comprobar del todo)"
        let que =
            switch (destino, bastan) {
            case ("asegurado", _): "tiene asegurado \(meta)"
            case ("imposible", _): "ya no puede \(meta)"
            case (_, let bastan?): "con \(cuantos(bastan, "punto")) más se asegura \(meta)"
            default: "no depende solo de sí mismo para \(meta)"
            }
        return "\(equipo): \(que)\(duda)."
    }
}
