/// No service at all: everything that is asked of it fails as without network.
package struct SinServicio: ServicioDelTorneo {
    /// No service.
    package init() {}

    package func arbitros() async throws -> [ArbitroDTO] { throw ErrorDeRed.sinConexion }

    package func publicarCronica(
        _ cronica: CronicaNuevaDTO
    ) async throws -> CronicaPublicadaDTO { throw ErrorDeRed.sinConexion }
}
