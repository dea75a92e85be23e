package import Torneo

/// What a change would do to tables and to matches that follow, in the API.
nonisolated package struct EfectosDTO: Codable, Hashable, Sendable {
    /// A team that would have another place, or other points.
    package struct Puesto: Codable, Hashable, Sendable {
        var grupo: String?
        var equipo: String
        var antes: Int
        var despues: Int
        var puntosAntes: Int
        var puntosDespues: Int
    }

    /// A match that would not be the same.
    package struct Siguiente: Codable, Hashable, Sendable {
        var numero: Int
        /// `aparece`, `cambia`, `espera` or `desaparece`.
        var efecto: String
        /// Who would play it; absent where that would not be known any more.
        var local: String?
        var visitante: String?
    }

    /// The teams whose place or points would change.
    package var puestos: [Puesto]
    /// The matches that would not be the same.
    package var siguientes: [Siguiente]

    /// What a change would do.
    package init(_ efectos: EfectosDeUnCambio) {
        puestos = efectos.puestos.map {
            Puesto(
                grupo: $0.grupo, equipo: $0.equipo.nombre, antes: $0.antes.puesto,
                despues: $0.despues.puesto, puntosAntes: $0.antes.puntos,
                puntosDespues: $0.despues.puntos)
        }
        siguientes = efectos.siguientes.map { siguiente in
            let seSabe = siguiente.efecto != .espera
            return Siguiente(
                numero: siguiente.numero, efecto: siguiente.efecto.rawValue,
                local: seSabe ? siguiente.local.nombre : nil,
                visitante: seSabe ? siguiente.visitante.nombre : nil)
        }
    }
}
