/// Everything that decides a table, as a value: points, the order of criteria, and what happens with
/// matches and teams that did not end as planned.
///
///     partidos.tablaDePosiciones(reglamento: .laliga)
///
/// The published rules of known competitions are constants of it; whatever else is made by changing
/// one of them.
public struct ReglamentoDeCompeticion: Reglamento, Hashable {
    /// What it is called: `laliga`.
    public var nombre: String
    /// Points for a win.
    public var puntosPorVictoria: Int
    /// Points for a draw.
    public var puntosPorEmpate: Int
    /// Points for a defeat.
    public var puntosPorDerrota: Int
    /// What decides, in order; teams that are level on all of it share a place.
    public var criterios: [Criterio]
    /// How often any two teams meet; nil when it is to be seen from the matches.
    ///
    /// Only head-to-head that needs all matches looks at it.
    public var vueltas: Int?
    /// What cards take off.
    public var tarjetas: BaremoDeTarjetas
    /// What awarded scores count for.
    public var adjudicados: NormaDeAdjudicados
    /// What abandoned matches count for.
    public var suspendidos: NormaDeSuspendidos
    /// What happens with withdrawn teams, unless it was decided otherwise for one.
    public var retirados: NormaDeRetirados
    /// The seed that lots are drawn from; nil while no lots were drawn.
    public var semilla: UInt64?

    /// Makes rules of 3, 1 and 0 points.
    ///
    /// - Parameters:
    ///   - nombre: what they are called.
    ///   - criterios: what decides, in order.
    ///   - tarjetas: what cards take off.
    public init(
        nombre: String, criterios: [Criterio], tarjetas: BaremoDeTarjetas = .fifa
    ) {
        self.nombre = nombre
        self.criterios = criterios
        self.tarjetas = tarjetas
        puntosPorVictoria = 3
        puntosPorEmpate = 1
        puntosPorDerrota = 0
        vueltas = nil
        adjudicados = .cuentan
        suspendidos = .sinResultado
        retirados = .anularTodo
        semilla = nil
    }

    /// Itself.
    public var completo: ReglamentoDeCompeticion { self }

    /// A copy that draws lots from a seed among those that nothing else puts apart.
    ///
    /// - Parameter semilla: the seed; the same one always gives the same order.
    /// - Returns: the copy, with lots as a criterion.
    public func sorteando(con semilla: UInt64) -> Self {
        var copia = self
        copia.semilla = semilla
        if !copia.criterios.contains(.sorteo) { copia.criterios.append(.sorteo) }
        return copia
    }

    /// Whether the matches between pairs must be known.
    var miraDuelos: Bool {
        criterios.contains {
            switch $0 {
            case .enfrentamientos: true
            case .general(let medida): !medida.valeEntreEmpatados
            default: false
            }
        }
    }

    /// Whether cards must be counted.
    var miraTarjetas: Bool { criterios.contains(.conducta) }
}
