import Foundation

/// What the file of the secrets says.
nonisolated struct LlavesGuardadas: Codable, Hashable, Sendable {
    /// The secret of a link and what it opens.
    struct Llave: Codable, Hashable, Sendable {
        /// The secret.
        let secreto: String
        /// What it opens; nil when nobody has said.
        let papel: Papel?
    }

    private var version = 2
    /// The links of each server, the last one first.
    var llaves: [String: [Llave]] = [:]
    /// The servers that are followed no more, whose secrets wait for the last mark.
    var dejados: Set<String> = []

    /// None.
    init() {}

    /// Reads the file; the first version had one secret for each server.
    ///
    /// - Throws: `DecodingError`, or what says that it is of a version that is not understood.
    init(_ datos: Data) throws {
        if let antiguas = try? JSONDecoder().decode([String: String].self, from: datos) {
            llaves = antiguas.mapValues { [Llave(secreto: $0, papel: nil)] }
            return
        }
        self = try JSONDecoder().decode(Self.self, from: datos)
        guard version == 2 else { throw CocoaError(.fileReadCorruptFile) }
    }
}
