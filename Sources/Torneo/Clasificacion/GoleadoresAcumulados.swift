/// The scorers' list, kept and not recomputed: one more goal costs the same however many there are.
///
/// Goals are counted by team and player. Own goals and unknown scorers are in nobody's tally. A
/// value: a copy can be read on any thread.
public struct GoleadoresAcumulados: Sendable {
    /// Who scored, in the order of coming; how many goals is in the list.
    private var anotadores: [FilaDeGoleador] = []
    private var lista = Lista()
    private var indice = IndiceDisperso()

    /// Makes a list without goals.
    public init() {}

    /// Makes the list of some matches.
    ///
    /// - Parameter partidos: the matches.
    /// - Complexity: O(events + n log n) in the number of scorers.
    public init(_ partidos: [Partido]) {
        indice = IndiceDisperso(capacidad: partidos.count)
        anotadores.reserveCapacity(partidos.count)
        lista.reservar(partidos.count)
        for posicion in partidos.indices where partidos[posicion].ficha.estado.tieneMarcador {
            recorrer(partidos[posicion].incidencias) { $0.lista.sumarSinOrdenar($1) }
        }
        let anotadores = anotadores
        lista.ordenar { FilaDeGoleador.vaDelante(anotadores[$0], anotadores[$1]) }
    }

    /// How many scorers there are.
    public var cuantos: Int { lista.cuantos }

    /// Adds the goals of a match; without a score it changes nothing.
    ///
    /// - Parameter partido: the match.
    /// - Complexity: O(events × log n) comparisons in the number of scorers.
    public mutating func sumar(_ partido: Partido) {
        guard partido.ficha.estado.tieneMarcador else { return }
        recorrer(partido.incidencias) { $0.cambiar($1, en: 1) }
    }

    /// Takes away the goals of a match that was added before, exactly as it was then.
    ///
    /// - Parameter partido: the match, as it was added.
    /// - Complexity: O(events × log n) comparisons in the number of scorers.
    public mutating func restar(_ partido: Partido) {
        guard partido.ficha.estado.tieneMarcador else { return }
        recorrer(partido.incidencias) { $0.cambiar($1, en: -1) }
    }

    /// The rows, most goals first, then by name, team name and number.
    ///
    /// - Complexity: O(n).
    public func filas() -> [FilaDeGoleador] { primeras(cuantos) }

    /// Who scored, in the order of the rows.
    var jugadores: [Jugador] { lista.primeros(cuantos).map { anotadores[$0].jugador } }

    /// The first rows.
    ///
    /// - Parameter cuantas: how many at most.
    /// - Returns: the rows from first to last.
    /// - Complexity: O(rows).
    public func primeras(_ cuantas: Int) -> [FilaDeGoleador] {
        lista.primeros(max(0, cuantas)).map { numero in
            FilaDeGoleador(
                jugador: anotadores[numero].jugador, equipo: anotadores[numero].equipo,
                goles: lista.puntos(de: numero))
        }
    }

    /// Goes through the goals of a match that are somebody's.
    ///
    /// It asks the events for single fields, never for themselves: copying them is what costs.
    private mutating func recorrer(
        _ incidencias: [Incidencia], _ cambio: (inout GoleadoresAcumulados, Int) -> Void
    ) {
        for posicion in incidencias.indices where incidencias[posicion].esGolDeAlguien {
            let clave = incidencias[posicion].claveDeGoleador
            if let numero = indice.buscar(
                clave, esIgual: { incidencias[posicion].esDe(anotadores[$0]) })
            {
                cambio(&self, numero)
            } else if let equipo = incidencias[posicion].equipo {
                cambio(&self, alta(incidencias[posicion].protagonista, equipo, clave))
            }
        }
    }

    private mutating func alta(
        _ jugador: consuming Jugador, _ equipo: consuming Equipo, _ clave: UInt64
    ) -> Int {
        indice.apuntar(anotadores.count, clave: clave)
        lista.inscribir(prefijo: Prefijo(jugador.nombre))
        anotadores.append(FilaDeGoleador(jugador: jugador, equipo: equipo, goles: 0))
        return anotadores.count - 1
    }

    private mutating func cambiar(_ numero: Int, en cambio: Int) {
        let anotadores = anotadores
        lista.cambiar(numero, en: cambio) {
            FilaDeGoleador.vaDelante(anotadores[$0], anotadores[$1])
        }
    }
}

extension Incidencia {
    /// The hash of team and scorer of a goal that is somebody's.
    fileprivate var claveDeGoleador: UInt64 {
        let deEquipo = equipo.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        return UInt64(deEquipo ^ UInt(bitPattern: protagonista.huella))
    }

    /// Whether a goal that is somebody's is one of this scorer.
    fileprivate func esDe(_ anotador: FilaDeGoleador) -> Bool {
        equipo === anotador.equipo && protagonista == anotador.jugador
    }
}
