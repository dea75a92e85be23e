import Synchronization

/// A team entered in a tournament: it has identity, so it is a class and two teams are equal
/// only when they are the same one (`===`), whatever they are called.
public final class Equipo: Sendable {
    /// The name as it is shown; never empty.
    public let nombre: String
    /// The squad, in the order in which it was written down.
    public let plantilla: [Jugador]
    /// The names of those of whom everybody sees less, by what is seen of them in the squad.
    public let reservados: [Jugador: NombreReservado]

    private let elCapitan = Mutex<Jugador?>(nil)

    /// Makes a team, or nil when it makes no sense: a blank name, or two players with the
    /// same number.
    ///
    /// - Parameters:
    ///   - nombre: the name as it is shown.
    ///   - plantilla: the squad; may be empty.
    ///   - reservados: the names of those of the squad of whom everybody sees less.
    /// - Complexity: O(players).
    public init?(
        nombre: String, plantilla: [Jugador], reservados: [Jugador: NombreReservado] = [:]
    ) {
        guard nombre.contains(where: { !$0.isWhitespace }) else { return nil }
        let dorsales = plantilla.compactMap(\.dorsal)
        guard Set(dorsales).count == dorsales.count else { return nil }
        self.nombre = nombre
        self.plantilla = plantilla
        self.reservados = reservados
    }

    /// The captain, if one was named.
    public var capitan: Jugador? { elCapitan.withLock { $0 } }

    /// Names the captain.
    ///
    /// - Parameter jugador: somebody of the squad.
    /// - Returns: false, and nothing changes, when the player is not in the squad.
    @discardableResult
    public func nombrarCapitan(_ jugador: Jugador) -> Bool {
        guard plantilla.contains(jugador) else { return false }
        elCapitan.withLock { $0 = jugador }
        return true
    }
}

extension Equipo: Hashable {
    /// Two teams are equal when they are the same object.
    public static func == (uno: Equipo, otro: Equipo) -> Bool { uno === otro }

    /// Hashes the identity, as equality asks.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
