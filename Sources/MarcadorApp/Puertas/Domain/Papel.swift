/// As what somebody takes part in a tournament: a capability, not an account.
///
/// Nobody needs one to look.
nonisolated package enum Papel: Hashable, Sendable {
    /// Everything, in all tournaments of the server.
    case organizador
    /// Marking, at one match or on one pitch.
    case anotador(torneo: String, Puesto)
    /// What concerns one team.
    case capitan(torneo: String, equipo: Int)
    /// The results of one tournament, or of one match of it.
    case arbitro(torneo: String, partido: Int? = nil)

    /// Where a scorekeeper sits.
    package enum Puesto: Hashable, Sendable {
        /// At the match of a number, from 1.
        case partido(Int)
        /// On the pitch of a name, whatever is played there.
        case campo(String)
    }

    /// The kinds of roles: the rows of the table of permissions.
    package enum Clase: String, CaseIterable, Codable, Sendable {
        case organizador, anotador, capitan, arbitro
    }

    /// Its kind.
    package var clase: Clase {
        switch self {
        case .organizador: .organizador
        case .anotador: .anotador
        case .capitan: .capitan
        case .arbitro: .arbitro
        }
    }

    /// The tournament it is for; nil for all of them.
    package var torneo: String? {
        switch self {
        case .organizador: nil
        case .anotador(let torneo, _), .capitan(let torneo, _), .arbitro(let torneo, _): torneo
        }
    }

    /// Whether something is within its reach.
    ///
    /// - Parameter lugar: what is to be changed.
    /// - Returns: true for the organiser; for the others when it is theirs.
    func alcanza(_ lugar: Lugar) -> Bool {
        switch self {
        case .organizador: true
        case .anotador(let torneo, .partido(let partido)):
            lugar.torneo == torneo && lugar.partido == partido
        case .anotador(let torneo, .campo(let campo)):
            lugar.torneo == torneo && lugar.partido != nil && lugar.campo == campo
        case .capitan(let torneo, let equipo): lugar.torneo == torneo && lugar.equipo == equipo
        case .arbitro(let torneo, let partido?):
            lugar.torneo == torneo && lugar.partido == partido
        case .arbitro(let torneo, nil): lugar.torneo == torneo && lugar.partido != nil
        }
    }
}

/// What a change concerns, as far as roles depend on it.
nonisolated package struct Lugar: Hashable, Sendable {
    /// The tournament; nil for what all of them share.
    package var torneo: String?
    /// The match, from 1; nil when it is none or not one alone.
    package var partido: Int?
    /// The pitch of that match; nil when it has none.
    package var campo: String?
    /// The team, from 1; nil when it is none or not one alone.
    package var equipo: Int?

    /// Makes one; whatever is not given does not matter.
    package init(
        torneo: String? = nil, partido: Int? = nil, campo: String? = nil, equipo: Int? = nil
    ) {
        self.torneo = torneo
        self.partido = partido
        self.campo = campo
        self.equipo = equipo
    }
}
