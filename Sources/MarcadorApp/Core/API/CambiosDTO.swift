package import Torneo

/// What begins a match, in the API.
nonisolated package struct EmpezarDTO: Codable, Hashable, Sendable {
    /// Minutes it lasts; absent for the duration already chosen.
    package var duracion: Int?
    /// The identity of the kick-off: said twice, it begins once.
    package var id: Identificador?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - duracion: minutes it lasts; nil for the duration already chosen.
    ///   - id: the identity of the kick-off.
    package init(duracion: Int? = nil, id: Identificador? = nil) {
        self.duracion = duracion
        self.id = id
    }
}

/// A goal by hand, in the API.
nonisolated package struct GolAManoDTO: Codable, Hashable, Sendable {
    /// `local` or `visitante`.
    package var lado: String
    /// The minute it fell in; absent for the one the match is in.
    package var minuto: Int?
    /// The place in the squad of whoever scored, from 1; 0 when nobody saw who it was; absent for the
    /// player whose turn it is.
    package var jugador: Int?
    /// The name that was seen in that place; absent to take whoever is there.
    package var antes: String?
    /// The identity of the goal: said twice, it counts once.
    package var id: Identificador?

    /// Who scored, if it says so.
    package var quien: QuienMarca? {
        jugador.map { plaza in
            plaza == 0
                ? .sinIdentificar
                : .jugador(CambioDePlantilla.Plaza(numero: plaza, nombre: antes))
        }
    }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - lado: who scored.
    ///   - minuto: the minute it fell in, 0…130; nil for the one the match is in.
    ///   - id: the identity of the goal.
    package init(lado: Lado, minuto: Int? = nil, id: Identificador? = nil) {
        self.lado = lado.rawValue
        self.minuto = minuto
        self.id = id
    }
}

/// How a match ended, in the API.
nonisolated package struct ResultadoDTO: Codable, Hashable, Sendable {
    /// Goals of the home side without those of extra time.
    package var local: Int
    /// Goals of the visitors without those of extra time.
    package var visitante: Int
    /// The goals of extra time; absent when it was not played.
    package var prorroga: MarcadorDTO?
    /// The shoot-out; absent when there was none.
    package var tanda: MarcadorDTO?
    /// Why a result that was confirmed is changed.
    package var motivo: String?
    /// The identity of the result: said twice, it is entered once.
    package var id: Identificador?

    /// The result.
    package var resultado: ResultadoAMano {
        ResultadoAMano(
            Marcador(local: local, visitante: visitante), prorroga: prorroga?.marcador,
            tanda: tanda?.marcador)
    }
}

/// What confirms a result or takes that back, in the API.
nonisolated package struct ConfirmarDTO: Codable, Hashable, Sendable {
    /// Why it is not confirmed any more; only to take it back.
    package var motivo: String?
    /// The identity of the confirmation: said twice, it is done once.
    package var id: Identificador?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - motivo: why it is not confirmed any more.
    ///   - id: the identity of the confirmation.
    package init(motivo: String? = nil, id: Identificador? = nil) {
        self.motivo = motivo
        self.id = id
    }
}

/// A goal in the API: the answer to one by hand, and what followers are told.
nonisolated package struct GolDTO: Codable, Hashable, Sendable {
    /// The number of the match.
    package var partido: Int?
    /// The minute.
    package var minuto: Int
    /// The scorer's name.
    package var jugador: String
    /// The team it counts for.
    package var equipo: String
    /// The score with it.
    package var marcador: MarcadorDTO?
    /// The identity that whoever marked it gave it.
    package var id: Identificador?
}

/// What publishes the chronicle of a match, in the API.
nonisolated package struct PublicarDTO: Codable, Hashable, Sendable {
    /// The identity of the chronicle: said twice, it is published once.
    package var id: Identificador?

    /// Makes one.
    ///
    /// - Parameter id: the identity of the chronicle.
    package init(id: Identificador? = nil) { self.id = id }
}

/// A chronicle that was published, in the API.
nonisolated package struct CronicaDTO: Codable, Hashable, Sendable {
    /// The number that the service gave it.
    package var id: Int

    /// Makes one.
    package init(id: Int) { self.id = id }
}

/// What went wrong, in the API: a problem document, RFC 9457.
nonisolated package struct ProblemaDTO: Codable, Hashable, Sendable {
    /// The headline, in the reader's language.
    package var title: String
    /// The HTTP status.
    package var status: Int
    /// What happened and what to do, in the reader's language.
    package var detail: String?
}
