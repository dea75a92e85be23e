/// A league table that is kept, not recomputed: one more match costs as much in a tournament of
/// 20,000 matches as in one of 20.
///
/// A value: a copy can be read on any thread.
public struct TablaAcumulada: Sendable {
    /// The teams of the table, in order of entry.
    public private(set) var equipos: [Equipo] = []

    private let reglamento: any Reglamento
    private var liga = Liga()
    private var indice = IndiceDisperso()

    /// Makes a table in which nobody has played.
    ///
    /// - Parameters:
    ///   - equipos: the teams that appear even when they have not played; a team given twice
    ///     appears once.
    ///   - reglamento: how many points a result gives.
    public init(equipos: [Equipo], reglamento: any Reglamento = ReglamentoLiga()) {
        self.reglamento = reglamento
        for equipo in equipos { inscribir(equipo) }
    }

    /// Enters a team, so that it appears even when it has not played.
    ///
    /// One that is already there stays where it is.
    ///
    /// - Parameter equipo: the team.
    public mutating func inscribir(_ equipo: Equipo) { _ = numero(de: equipo) }

    /// Adds a match.
    ///
    /// Without a result it changes nothing; a team seen for the first time is appended.
    ///
    /// - Parameter partido: the match.
    /// - Complexity: O(events).
    public mutating func sumar(_ partido: Partido) { anotar(partido, veces: 1) }

    /// Takes away a match that was added before, exactly as it was then.
    ///
    /// A correction takes away the old match and adds the new one.
    ///
    /// - Parameter partido: the match, as it was added.
    /// - Complexity: O(events).
    public mutating func restar(_ partido: Partido) { anotar(partido, veces: -1) }

    /// The rows from first to last: points, difference, goals scored, then name; teams that tie on
    /// everything share a place (see `puestos`).
    ///
    /// - Complexity: O(n log n) in the number of teams.
    public func filas() -> [FilaDePosicion] {
        liga.orden { equipos[$0].nombre < equipos[$1].nombre }
            .map { FilaDePosicion(equipo: equipos[$0], balance: liga.balances[$0]) }
    }

    /// Adds many matches; the teams of those without a result appear too.
    ///
    /// It asks the matches for single fields: copying them is what costs.
    mutating func sumar(todos partidos: [Partido]) {
        for posicion in partidos.indices {
            let estado = partidos[posicion].ficha.estado
            let (local, visitante) = (partidos[posicion].local, partidos[posicion].visitante)
            guard estado.tieneResultado else {
                inscribir(local)
                inscribir(visitante)
                continue
            }
            let marcador =
                estado.marcadorOtorgado
                ?? partidos[posicion].incidencias.marcador(local: local, visitante: visitante)
            anotar(marcador, local, visitante, veces: 1)
        }
    }

    private mutating func anotar(_ partido: Partido, veces: Int) {
        guard let marcador = partido.marcadorFinal else { return }
        anotar(marcador, partido.local, partido.visitante, veces: veces)
    }

    private mutating func anotar(
        _ marcador: Marcador, _ local: Equipo, _ visitante: Equipo, veces: Int
    ) {
        let numeroLocal = numero(de: local)
        let numeroVisitante = numero(de: visitante)
        let (suyos, ajenos) = (marcador.local, marcador.visitante)
        liga.anotar(
            numeroLocal, aFavor: suyos, enContra: ajenos,
            puntos: reglamento.puntosPor(golesAFavor: suyos, golesEnContra: ajenos), veces: veces)
        liga.anotar(
            numeroVisitante, aFavor: ajenos, enContra: suyos,
            puntos: reglamento.puntosPor(golesAFavor: ajenos, golesEnContra: suyos), veces: veces)
    }

    private mutating func numero(de equipo: Equipo) -> Int {
        let huella = IndiceDisperso.huella(de: ObjectIdentifier(equipo))
        if let numero = indice.buscar(huella, esIgual: { equipos[$0] === equipo }) { return numero }
        indice.apuntar(equipos.count, huella: huella)
        equipos.append(equipo)
        liga.inscribir()
        return equipos.count - 1
    }
}
