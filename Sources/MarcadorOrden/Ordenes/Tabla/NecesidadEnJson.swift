import Torneo

/// What a team still needs, for programs.
struct NecesidadEnJson: Encodable, Sendable {
    let equipo: String
    /// How many first places are asked about.
    let plazas: Int
    /// `asegurado`, `imposible` or `abierto`.
    let destino: String
    /// The points that are enough, whatever the others do; nil when it does not depend on itself.
    let bastan: Int?
    /// Whether all of it is proven: where a search was given up it is not.
    let exacto: Bool

    /// Makes it of what the domain says.
    init(_ necesidad: Necesidad) {
        equipo = necesidad.equipo.nombre
        plazas = necesidad.plazas
        destino = necesidad.destino.rawValue
        bastan = necesidad.bastan
        exacto = necesidad.exacto
    }
}
