/// A group of a competition: its name, its teams and its matches.
public struct GrupoDeTabla<Id: Hashable & Sendable>: Hashable, Sendable {
    /// What it is called.
    public let nombre: String
    /// Its teams.
    public let equipos: [Id]
    /// Its matches.
    public let apuntes: [ApunteDeTabla<Id>]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - nombre: what it is called.
    ///   - equipos: its teams, those that have not played too.
    ///   - apuntes: its matches.
    public init(nombre: String, equipos: [Id], apuntes: [ApunteDeTabla<Id>]) {
        self.nombre = nombre
        self.equipos = equipos
        self.apuntes = apuntes
    }
}

/// How teams of groups of unequal size are compared.
public enum ReglaDeGruposDesiguales: String, CaseIterable, Hashable, Sendable {
    /// All their matches count.
    case cuentaTodo = "cuenta_todo"
    /// Matches against teams placed lower than the smallest group has places do not count (UEFA, European
    /// Qualifiers, ranking of the second or third placed).
    case sinLosUltimos = "sin_los_ultimos"
}

extension ApunteDeTabla {
    /// The match as only one of its teams counts it.
    func contando(solo equipo: Id) -> ApunteDeTabla<Id> {
        ApunteDeTabla(
            local: local, visitante: visitante, estado,
            lados: equipo == local ? .local : .visitante,
            conductaLocal: equipo == local ? conductaLocal : 0,
            conductaVisitante: equipo == visitante ? conductaVisitante : 0)
    }
}
