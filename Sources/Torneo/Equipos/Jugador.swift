/// A player of a squad.
///
/// A value: two players with the same name, number and id are the same player. Namesakes in
/// one team stay apart by their number or, where they have none, by `id`; namesakes of two
/// teams stay apart because whoever counts goals counts them by team.
public struct Jugador: Sendable {
    /// What is known of a player, held once: every event of every match carries one.
    private final class Datos: Sendable {
        let nombre: String
        let dorsal: Int?
        let id: String?
        /// The hash, worked out once: a name is dear to hash, and players are looked up for every
        /// event.
        let huella: Int

        init(nombre: String, dorsal: Int?, id: String?) {
            self.nombre = nombre
            self.dorsal = dorsal
            self.id = id
            var hasher = Hasher()
            hasher.combine(nombre)
            hasher.combine(dorsal)
            hasher.combine(id)
            huella = hasher.finalize()
        }
    }

    private let datos: Datos

    /// The name as it is shown; it decides neither identity nor order.
    public var nombre: String { datos.nombre }
    /// The shirt number; amateur players may have none.
    public var dorsal: Int? { datos.dorsal }
    /// What tells two people of one name apart when their number does not; normally nil.
    public var id: String? { datos.id }
    /// The hash of name, number and id.
    var huella: Int { datos.huella }

    /// Makes a player.
    ///
    /// - Parameters:
    ///   - nombre: the name as it is shown.
    ///   - dorsal: the shirt number, if there is one.
    ///   - id: what tells namesakes apart, if it is needed.
    public init(nombre: String, dorsal: Int? = nil, id: String? = nil) {
        datos = Datos(nombre: nombre, dorsal: dorsal, id: id)
    }

    /// Stands for the scorer that nobody wrote down; belongs to no squad and to no tally.
    public static let sinIdentificar = Jugador(nombre: "Sin identificar", id: "sin-identificar")
}

extension Jugador: Hashable {
    /// The same name, number and id.
    public static func == (uno: Jugador, otro: Jugador) -> Bool {
        uno.datos === otro.datos
            || uno.huella == otro.huella && uno.nombre == otro.nombre && uno.dorsal == otro.dorsal
                && uno.id == otro.id
    }

    /// Hashes name, number and id.
    public func hash(into hasher: inout Hasher) { hasher.combine(huella) }
}
