package import Foundation
package import Torneo

/// A goal that somebody marked and that the server may not know yet.
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
    package init(
        id: Identificador, servidor: URL, torneo: String, partido: Int, lado: Lado, minuto: Int?,
        hecha: Instante
    ) {
        self.id = id
        self.servidor = servidor
        self.torneo = torneo
        self.partido = partido
        self.lado = lado
        self.minuto = minuto
        self.hecha = hecha
    }
}

/// Why a server will not have something that was asked for, in its own words.
nonisolated package struct RechazoDeMarca: Error, Codable, Hashable, Sendable {
    /// The HTTP status.
    package let codigo: Int
    /// What the server said, in the language it was asked in.
    package let motivo: String

    /// Makes one.
    ///
    /// - Parameters:
    ///   - codigo: the HTTP status.
    ///   - motivo: what the server said.
    package init(codigo: Int, motivo: String) {
        self.codigo = codigo
        self.motivo = motivo
    }
}
