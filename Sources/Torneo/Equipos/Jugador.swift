/// A player of a squad.
///
/// A value: two players with the same name, number and id are the same player. Namesakes in
/// one team stay apart by their number or, where they have none, by `id`; namesakes of two
/// teams stay apart because whoever counts goals counts them by team.
public struct Jugador: Hashable, Sendable {
    /// The name as it is shown; it decides neither identity nor order.
    public let nombre: String
    /// The shirt number; amateur players may have none.
    public let dorsal: Int?
    /// What tells two people of one name apart when their number does not; normally nil.
    public let id: String?

    /// Makes a player.
    ///
    /// - Parameters:
    ///   - nombre: the name as it is shown.
    ///   - dorsal: the shirt number, if there is one.
    ///   - id: what tells namesakes apart, if it is needed.
    public init(nombre: String, dorsal: Int? = nil, id: String? = nil) {
        self.nombre = nombre
        self.dorsal = dorsal
        self.id = id
    }

    /// Stands for the scorer that nobody wrote down; belongs to no squad and to no tally.
    public static let sinIdentificar = Jugador(nombre: "Sin identificar", id: "sin-identificar")
}
