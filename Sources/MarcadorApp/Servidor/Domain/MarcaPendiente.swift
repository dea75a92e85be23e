package import Foundation
package import Torneo

/// A goal that somebody marked, or took back, and that the server may not know of yet.
nonisolated package struct MarcaPendiente: Codable, Hashable, Identifiable, Sendable {
    /// Its identity: sent twice, it counts once.
    package let id: Identificador
    /// The server it is for, without path.
    package let servidor: URL
    /// The id of the tournament.
    package let torneo: String
    /// The number of the match.
    package let partido: Int
    /// Who scored.
    package let lado: Lado
    /// The minute it fell in; nil when no match was being played as far as was known.
    package let minuto: Int?
    /// When it was marked.
    package let hecha: Instante
    /// The pitch of the match, as far as it was known: which link is the right one may depend on it.
    package var campo: String?
    /// The mark that this one takes back; nil when it is a goal.
    package var anula: Identificador?
    /// Why the server refused it; nil while it waits to be sent.
    package var rechazo: RechazoDeMarca?

    /// Makes one that waits.
    ///
    /// - Parameters:
    ///   - id: its identity.
    ///   - servidor: the server it is for, without path.
    ///   - torneo: the id of the tournament.
    ///   - partido: the number of the match.
    ///   - lado: who scored.
    ///   - minuto: the minute it fell in, 0…130.
    ///   - hecha: when it was marked.
    ///   - campo: the pitch of the match; nil when it has none.
    ///   - anula: the mark that it takes back; nil for a goal.
    package init(
        id: Identificador, servidor: URL, torneo: String, partido: Int, lado: Lado, minuto: Int?,
        hecha: Instante, campo: String? = nil, anula: Identificador? = nil
    ) {
        self.id = id
        self.servidor = servidor
        self.torneo = torneo
        self.partido = partido
        self.lado = lado
        self.minuto = minuto
        self.hecha = hecha
        self.campo = campo
        self.anula = anula
    }

    /// The same for the same server at another address.
    func mudada(a servidor: URL) -> MarcaPendiente {
        var otra = MarcaPendiente(
            id: id, servidor: servidor, torneo: torneo, partido: partido, lado: lado,
            minuto: minuto, hecha: hecha, campo: campo, anula: anula)
        otra.rechazo = rechazo
        return otra
    }

    /// What it concerns, as far as roles depend on it.
    var lugar: Lugar { Lugar(torneo: torneo, partido: partido, campo: campo) }
}
