/// Groups as a rule set ranks them.
///
/// Those who ended in one place of different groups are compared by the criteria of the rule set in
/// their order, without head-to-head, for they have not met. Across groups of unequal size the matches
/// against those who ended lower than the smallest group has places do not count, as UEFA does it for
/// second places of its qualifying groups (Regulations of the European Qualifiers 2018–20, article 15).
public struct ClasificadorPorReglamento<Participante: Hashable & Sendable>: Clasificador {
    /// The rule set.
    public let reglamento: ReglamentoDeCompeticion
    /// What the organiser has decided.
    public let resoluciones: Resoluciones<Participante>
    private let clave: @Sendable (Participante) -> UInt64

    /// Makes one.
    ///
    /// - Parameters:
    ///   - reglamento: the rule set.
    ///   - resoluciones: what the organiser has decided.
    ///   - clave: what lots are drawn from; teams with the same one cannot be put apart by lots.
    public init(
        _ reglamento: ReglamentoDeCompeticion = .liga,
        resoluciones: Resoluciones<Participante> = Resoluciones(),
        clave: @escaping @Sendable (Participante) -> UInt64 = { _ in 0 }
    ) {
        self.reglamento = reglamento
        self.resoluciones = resoluciones
        self.clave = clave
    }

    /// The order of a group; matches against teams that have left it count and those have no place.
    public func clasificar(
        _ equipos: [Participante], _ jugados: [Jugado<Participante>]
    ) -> [[Participante]] {
        var tabla = ClasificacionAcumulada(
            equipos: equipos, reglamento: reglamento, resoluciones: resoluciones, clave: clave)
        let estan = Set(equipos)
        for jugado in jugados { tabla.sumar(jugado.comoApunte) }
        let filas = tabla.posiciones { _, _ in false }
        return Self.juntos(filas.filter { estan.contains($0.equipo) })
    }

    /// The order of those who ended in one place of their groups.
    public func compararPuesto(_ puesto: Int, _ grupos: [GrupoJugado<Participante>]) -> [[Int]] {
        let menor = grupos.reduce(Int.max) { min($0, $1.orden.joined().count) }
        var comparacion = ComparacionEntreGrupos(
            reglamento, resoluciones: resoluciones, clave: clave)
        var numeros: [Participante: Int] = [:]
        for (numero, grupo) in grupos.enumerated() {
            let equipos = Array(grupo.orden.joined())
            numeros[equipos[puesto - 1]] = numero
            comparacion.anadir(
                equipos[puesto - 1], grupo.jugados.map(\.comoApunte),
                contra: Set(equipos.prefix(menor)))
        }
        return Self.juntos(comparacion.posiciones { _, _ in false }).map { juntos in
            juntos.compactMap { numeros[$0] }
        }
    }

    /// Rows by place: those that share one share a list.
    private static func juntos(_ filas: [Posicion<Participante>]) -> [[Participante]] {
        var orden: [[Participante]] = []
        var puesto = 0
        for fila in filas {
            if fila.puesto == puesto, !orden.isEmpty {
                orden[orden.count - 1].append(fila.equipo)
            } else {
                orden.append([fila.equipo])
            }
            puesto = fila.puesto
        }
        return orden
    }
}

extension Jugado {
    /// The same as tables see it.
    fileprivate var comoApunte: ApunteDeTabla<Participante> {
        ApunteDeTabla(
            local: local, visitante: visitante, resultado.comoApunte,
            conductaLocal: conducta.local, conductaVisitante: conducta.visitante)
    }
}

extension ResultadoDeEncuentro {
    /// The same as tables see it.
    fileprivate var comoApunte: EstadoDeApunte {
        switch self {
        case .jugado(let tanteo, _, _): .jugado(tanteo.local, tanteo.visitante)
        case .adjudicado(let tanteo): .adjudicado(tanteo.local, tanteo.visitante)
        case .dobleIncomparecencia: .dobleIncomparecencia
        }
    }
}
