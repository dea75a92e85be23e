/// What a team still needs to end in the first places of its table, as far as points tell.
public struct Necesidad: Hashable, Sendable {
    /// The team.
    public let equipo: Equipo
    /// How many first places are asked about.
    public let plazas: Int
    /// How it stands with them.
    public let destino: Destino
    /// The points that are enough, whatever the others do; nil when it does not depend on itself alone, or
    /// nothing is open.
    public let bastan: Int?
    /// Whether all of it is proven: where a search was given up it is not.
    public let exacto: Bool

    /// Makes one.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - plazas: how many first places are asked about.
    ///   - destino: how it stands with them.
    ///   - bastan: the points that are enough.
    ///   - exacto: whether all of it is proven.
    public init(equipo: Equipo, plazas: Int, destino: Destino, bastan: Int?, exacto: Bool) {
        self.equipo = equipo
        self.plazas = plazas
        self.destino = destino
        self.bastan = bastan
        self.exacto = exacto
    }

    fileprivate init(_ pronostico: Pronostico<Equipo>) {
        let estaAbierto = pronostico.destino == .abierto
        self.init(
            equipo: pronostico.equipo, plazas: pronostico.plazas, destino: pronostico.destino,
            bastan: estaAbierto ? pronostico.bastan : nil,
            exacto: pronostico.exacto && (!estaAbierto || pronostico.bastanExacto))
    }
}

extension Liguilla {
    /// The first place and every good zone: how each team stands with them, and what it still needs.
    ///
    /// - Parameters:
    ///   - filas: the table of everything that has been played.
    ///   - trabajo: how many matches a search may look at before it is given up.
    /// - Returns: one a team and question, the questions from the first place on; none when everything
    ///   was played; nil when it cannot be told, because matches may be missing from the list.
    /// - Complexity: O(zones × teams × trabajo), up to 250 times that for teams with six matches left.
    public func necesidades(
        de filas: [FilaDePosicion], trabajo: Int = 2_000
    ) -> [Necesidad]? {
        let pendientes = pendientes
        guard !pendientes.isEmpty else { return [] }
        guard esTodosContraTodos else { return nil }
        let zonas = reglas.zonas.filter(\.clase.esBuena).map(\.puestos.upperBound)
        let preguntas = Set([1] + zonas).filter { $0 < filas.count }.sorted()
        return preguntas.flatMap { plazas in
            pronosticos(
                de: filas, pendientes: pendientes, plazas: plazas, reglas: reglas.reglamento,
                trabajo: trabajo
            ).map { Necesidad($0) }
        }
    }
}
