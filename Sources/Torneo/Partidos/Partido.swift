/// A match: two teams, what happened, and what is known about it.
///
/// A value. The score is derived from what happened and never stored, so that the two cannot
/// contradict each other.
public struct Partido: Hashable, Sendable {
    /// The home side.
    public let local: Equipo
    /// The visitors.
    public let visitante: Equipo
    /// What happened, in the order in which it was written down.
    public private(set) var incidencias: [Incidencia]
    /// When, where, which round, and how it was decided.
    public var ficha: Ficha

    /// Makes a match as the lessons do: two teams and what happened.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - visitante: the visitors.
    ///   - eventos: what happened.
    public init(local: Equipo, visitante: Equipo, eventos: [EventoDePartido] = []) {
        self.init(local: local, visitante: visitante, incidencias: eventos.map { Incidencia($0) })
    }

    /// Makes a match with all that is known of it.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - visitante: the visitors.
    ///   - incidencias: what happened.
    ///   - ficha: when, where, which round, and how it was decided.
    public init(
        local: Equipo, visitante: Equipo, incidencias: [Incidencia], ficha: Ficha = Ficha()
    ) {
        self.local = local
        self.visitante = visitante
        self.incidencias = incidencias
        self.ficha = ficha
    }

    /// What happened, as the lessons' events.
    public var eventos: [EventoDePartido] { incidencias.map(\.evento) }

    /// Writes down an event.
    public mutating func registrar(_ evento: EventoDePartido) { registrar(Incidencia(evento)) }

    /// Writes down something that happened, with its details.
    public mutating func registrar(_ incidencia: Incidencia) { incidencias.append(incidencia) }

    /// Corrects something that was marked with an identity, which it keeps.
    ///
    /// - Parameter incidencia: what happened really, with the identity.
    /// - Returns: false, and nothing changes, when nothing of that identity was marked.
    /// - Complexity: O(events).
    @discardableResult
    public mutating func corregir(_ incidencia: Incidencia) -> Bool {
        guard let id = incidencia.id, let posicion = incidencias.firstIndex(where: { $0.id == id })
        else { return false }
        incidencias[posicion] = incidencia
        return true
    }

    /// A copy of the match with one more event.
    public func registrando(_ evento: EventoDePartido) -> Partido {
        var copia = self
        copia.registrar(evento)
        return copia
    }
}
