import Torneo

/// What would follow from a change, in the API.
nonisolated package struct RepercusionesDTO: Codable, Hashable, Sendable {
    /// Two matches in each other's way.
    package struct Choque: Codable, Hashable, Sendable {
        /// A match.
        package var partido: Int
        /// The other one.
        package var otro: Int
        /// The pitch, the team or the referee that they share.
        package var comparten: String
    }

    /// A team that would stand elsewhere.
    package struct Vuelco: Codable, Hashable, Sendable {
        /// Its name.
        package var equipo: String
        /// The place after the change; absent for none.
        package var puesto: Int?
        /// The points after the change; absent for none.
        package var puntos: Int?
    }

    /// The change in one Spanish sentence.
    package var texto: String
    /// The other matches that change.
    package var otros: [Int]
    /// What does not fit.
    package var choques: [Choque]
    /// The teams that would stand elsewhere.
    package var tabla: [Vuelco]
    /// How many entries the journal has.
    package var visto: Int

    /// What would follow.
    package init(_ suyas: Repercusiones) {
        texto = suyas.texto.espanol
        otros = suyas.otros
        choques = suyas.choques.map { choque in
            let que =
                switch choque.que {
                case .campo(let nombre), .equipo(let nombre), .arbitro(let nombre): nombre
                }
            return Choque(partido: choque.partido, otro: choque.otro, comparten: que)
        }
        tabla = suyas.tabla.map {
            Vuelco(equipo: $0.equipo, puesto: $0.despues?.puesto, puntos: $0.despues?.puntos)
        }
        visto = suyas.visto
    }
}

/// The number of an entry that was written down, in the API.
nonisolated package struct ApuntadoDTO: Codable, Hashable, Sendable {
    /// The number, from 1.
    package var apunte: Int

    /// Makes one.
    package init(apunte: Int) { self.apunte = apunte }
}
