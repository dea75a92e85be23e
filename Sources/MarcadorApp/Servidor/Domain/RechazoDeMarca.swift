/// Why a server will not have something that was asked for, in its own words.
nonisolated package struct RechazoDeMarca: Error, Codable, Hashable, Sendable {
    /// The HTTP status.
    package let codigo: Int
    /// What the server said, in the language it was asked in.
    package let motivo: String
    /// How many seconds it asked to be left alone; nil when it did not say.
    package let espera: Int?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - codigo: the HTTP status.
    ///   - motivo: what the server said.
    ///   - espera: how many seconds it asked to be left alone; nil when it did not say.
    package init(codigo: Int, motivo: String, espera: Int? = nil) {
        self.codigo = codigo
        self.motivo = motivo
        self.espera = espera
    }
}
