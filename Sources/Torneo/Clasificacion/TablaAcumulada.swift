/// A league table that is kept, not recomputed: one more match costs as much in a tournament of
/// 20,000 matches as in one of 20.
///
/// A value: a copy can be read on any thread.
public struct TablaAcumulada: Sendable {
    /// The teams of the table, in order of entry.
    public private(set) var equipos: [Equipo] = []
    /// What decides.
    public var reglas: ReglamentoDeCompeticion { nucleo.reglas }

    private var nucleo: NucleoDeTabla
    private var indice = IndiceDisperso()
    private let resoluciones: Resoluciones<Equipo>
    private let contandoEnJuego: Bool

    /// Makes a table in which nobody has played.
    ///
    /// - Parameters:
    ///   - equipos: the teams that appear even when they have not played; a team given twice
    ///     appears once.
    ///   - reglamento: what decides; one that gives only points has the lessons' order.
    ///   - resoluciones: what the organiser has decided about the teams.
    ///   - contandoEnJuego: whether matches being played count as they stand.
    public init(
        equipos: [Equipo], reglamento: any Reglamento = ReglamentoLiga(),
        resoluciones: Resoluciones<Equipo> = Resoluciones(), contandoEnJuego: Bool = false
    ) {
        nucleo = NucleoDeTabla(reglamento.completo, equipos: equipos.count) {
            reglamento.puntosPor(golesAFavor: $0, golesEnContra: $1)
        }
        self.resoluciones = resoluciones
        self.contandoEnJuego = contandoEnJuego
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
    /// Without a result it changes nothing but that the match is known to be missing; a team seen for the
    /// first time is appended.
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

    /// Adds points to a team that is there, besides those of its matches; negative ones are deducted.
    mutating func ajustar(_ equipo: Equipo, en puntos: Int) {
        nucleo.ajustar(numero(de: equipo), en: puntos)
    }

    /// The rows from first to last, as the rules decide.
    ///
    /// Teams that nothing puts apart share a place and are shown by name.
    ///
    /// - Complexity: O(t log t) for t teams, and O(l²) for each set of l that are level when
    ///   head-to-head decides.
    public func filas() -> [FilaDePosicion] {
        nucleo.posiciones(equipos) { uno, otro in
            let nombres = (equipos[uno].nombre, equipos[otro].nombre)
            return nombres.0 == nombres.1 ? uno < otro : nombres.0 < nombres.1
        }
    }

    /// Adds many matches, of which only some sides may count.
    ///
    /// It asks the matches for single fields: copying them is what costs.
    ///
    /// - Parameters:
    ///   - partidos: the matches.
    ///   - lados: which sides of the match at a position count; nil when it counts
    ///     as not played yet.
    mutating func sumar(
        todos partidos: [Partido], lados: (Int) -> LadosQueCuentan? = { _ in .ambos }
    ) {
        for posicion in partidos.indices {
            let local = numero(de: partidos[posicion].local)
            let visitante = numero(de: partidos[posicion].visitante)
            guard let lados = lados(posicion) else {
                anotar(.pendiente, local, visitante, veces: 1)
                continue
            }
            let estado = EstadoDeApunte(
                partidos[posicion].ficha.estado, contandoEnJuego: contandoEnJuego
            ) { partidos[posicion].marcadorJugado }
            anotar(estado, local, visitante, lados: lados, veces: 1)
            if nucleo.miraTarjetas, partidos[posicion].incidencias.hayTarjetas {
                amonestar(
                    partidos[posicion].incidencias, partidos[posicion].ficha.estado, local,
                    visitante, veces: 1)
            }
        }
    }

    /// Adds a match, of which only some sides may count.
    mutating func sumar(_ partido: Partido, lados: LadosQueCuentan) {
        anotar(partido, lados: lados, veces: 1)
    }

    /// Takes away a match that was added so, exactly as it was then.
    mutating func restar(_ partido: Partido, lados: LadosQueCuentan) {
        anotar(partido, lados: lados, veces: -1)
    }

    private mutating func anotar(
        _ partido: Partido, lados: LadosQueCuentan = .ambos, veces: Int
    ) {
        let (local, visitante) = (numero(de: partido.local), numero(de: partido.visitante))
        let estado = EstadoDeApunte(partido.ficha.estado, contandoEnJuego: contandoEnJuego) {
            partido.marcadorJugado
        }
        anotar(estado, local, visitante, lados: lados, veces: veces)
        guard nucleo.miraTarjetas else { return }
        amonestar(partido.incidencias, partido.ficha.estado, local, visitante, veces: veces)
    }

    private mutating func anotar(
        _ estado: EstadoDeApunte, _ local: Int, _ visitante: Int,
        lados: LadosQueCuentan = .ambos, veces: Int
    ) {
        nucleo.anotar(local, visitante, estado, lados: lados, veces: veces)
    }

    private mutating func amonestar(
        _ incidencias: [Incidencia], _ estado: EstadoDePartido, _ local: Int, _ visitante: Int,
        veces: Int
    ) {
        guard estado.tieneResultado || (contandoEnJuego && estado == .enJuego) else { return }
        let conducta = incidencias.conducta(
            segun: nucleo.reglas.tarjetas, local: equipos[local], visitante: equipos[visitante])
        nucleo.amonestar(local, en: conducta.local * veces)
        nucleo.amonestar(visitante, en: conducta.visitante * veces)
    }

    @inline(__always)
    private mutating func numero(de equipo: Equipo) -> Int {
        indice.buscar(IndiceDisperso.clave(de: ObjectIdentifier(equipo))) ?? alta(equipo)
    }

    @inline(never)
    private mutating func alta(_ equipo: Equipo) -> Int {
        indice.apuntar(
            equipos.count, clave: IndiceDisperso.clave(de: ObjectIdentifier(equipo)))
        equipos.append(equipo)
        nucleo.inscribir(
            resoluciones.circunstancia(
                de: equipo, clave: nucleo.seSortea ? claveDeSorteo(equipo.nombre) : 0),
            retirado: resoluciones.norma(para: equipo, nucleo.reglas))
        return equipos.count - 1
    }
}
