/// What the application can ask a server for; tests and this server itself bring their own.
package protocol ServicioDelTorneo {
    /// The referees.
    ///
    /// - Throws: `ErrorDeRed`.
    func arbitros() async throws -> [ArbitroDTO]

    /// Publishes a chronicle.
    ///
    /// - Throws: `ErrorDeRed`; nothing was published, as far as can be known.
    func publicarCronica(_ cronica: CronicaNuevaDTO) async throws -> CronicaPublicadaDTO
}
