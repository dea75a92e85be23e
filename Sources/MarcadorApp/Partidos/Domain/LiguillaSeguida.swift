import Torneo

/// A table's teams and matches with what pages tell besides the rows, made when somebody asks and kept until
/// a result changes it.
nonisolated struct LiguillaSeguida: Sendable {
    private(set) var liguilla: Liguilla
    private let estanTodos: Bool
    private let posiciones: [Equipo: [Int]]
    private let jornadas: [JornadaDeLiguilla]
    /// The numbers of its rounds; none where rounds have no numbers.
    var numeros: [Int] { jornadas.compactMap(\.numero) }

    private var tablas: [VistaDeTabla: TablaDeVista] = [:]
    private var formas: [Equipo: [PartidoDeForma]] = [:]
    private var certezas: [Equipo: Certeza]?
    private var necesidades: [Necesidad]??
    private var evolucion: EvolucionDePuestos??
    private var terminada: Bool?

    /// Looks at all matches once.
    ///
    /// - Complexity: O(n log n).
    init(_ liguilla: Liguilla) {
        self.liguilla = liguilla
        estanTodos = liguilla.esTodosContraTodos
        posiciones = liguilla.partidos.posicionesPorEquipo
        jornadas = liguilla.jornadas()
    }

    /// Replaces a match by its newer state, between the same teams and at the same time.
    ///
    /// - Parameters:
    ///   - posicion: where it stands among the matches of the table, from 0.
    ///   - despues: the match as it is now.
    /// - Complexity: O(events of the match).
    mutating func cambiar(_ posicion: Int, por despues: Partido) {
        let antes = liguilla.partidos[posicion]
        liguilla.cambiar(posicion, por: despues)
        if antes.ficha.estado != despues.ficha.estado { terminada = nil }
        for vista in tablas.keys { tablas[vista]?.cambiar(antes, por: despues) }
        guard antes.cuentaEnLaTabla || despues.cuentaEnLaTabla else { return }
        formas[antes.local] = nil
        formas[antes.visitante] = nil
        certezas = nil
        necesidades = nil
        evolucion = nil
    }

    /// The table of a part.
    ///
    /// - Complexity: that of `TablaAcumulada.filas()` once a part has been asked for; always O(events) for
    ///   parts up to some time and of last matches.
    mutating func tabla(_ vista: VistaDeTabla) -> [FilaDePosicion] {
        guard let tabla = tablas[vista] ?? TablaDeVista(liguilla, vista) else {
            return liguilla.tabla(vista)
        }
        tablas[vista] = tabla
        return tabla.filas()
    }

    /// The last matches of each team that have a result, the oldest first.
    mutating func todasLasFormas() -> [Equipo: [PartidoDeForma]] {
        for equipo in liguilla.equipos where formas[equipo] == nil {
            formas[equipo] = liguilla.partidos.forma(de: equipo, en: posiciones[equipo] ?? [])
        }
        return formas
    }

    /// What is certain of each team.
    ///
    /// - Parameter filas: the table of everything that has been played.
    /// - Returns: what is certain, by team.
    mutating func todasLasCertezas(de filas: [FilaDePosicion]) -> [Equipo: Certeza] {
        let ciertas = certezas ?? (estanTodos ? liguilla.certezas(estandoTodos: filas) : [:])
        certezas = ciertas
        return ciertas
    }

    /// What each team still needs; nil where it cannot be told.
    ///
    /// - Parameter filas: the table of everything that has been played.
    /// - Returns: what `Liguilla.necesidades(de:)` says.
    mutating func todasLasNecesidades(de filas: [FilaDePosicion]) -> [Necesidad]? {
        let conocidas = necesidades ?? .some(liguilla.necesidades(de: filas))
        necesidades = conocidas
        return conocidas ?? nil
    }

    /// Whether there are matches, and all of them are over.
    mutating func haTerminado() -> Bool {
        let conocido =
            terminada
            ?? (!liguilla.partidos.isEmpty
                && liguilla.partidos.allSatisfy(\.ficha.estado.estaDecidido))
        terminada = conocido
        return conocido
    }

    /// The place of every team after every round; nil when that is no picture.
    mutating func puestosPorJornada() -> EvolucionDePuestos? {
        let conocida = evolucion ?? .some(liguilla.evolucion(por: jornadas))
        evolucion = conocida
        return conocida ?? nil
    }
}

extension Partido {
    /// Whether a table of what has been played looks at it: it is neither to be played nor being played.
    nonisolated var cuentaEnLaTabla: Bool {
        switch ficha.estado {
        case .programado, .enJuego, .aplazado: false
        case .finalizado, .suspendido, .anulado, .dobleIncomparecencia, .adjudicado: true
        }
    }
}
