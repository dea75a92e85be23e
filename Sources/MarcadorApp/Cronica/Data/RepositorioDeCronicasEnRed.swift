package import Torneo

/// Publishes chronicles through the service.
package final class RepositorioDeCronicasEnRed: CronicasRepositorio {
    private let servicio: any ServicioDelTorneo

    /// The repository over a service.
    package init(servicio: any ServicioDelTorneo) { self.servicio = servicio }

    package func publicar(titulo: String, texto: String) async throws -> Int {
        try await publicar(titulo: titulo, texto: texto, uuid: nil)
    }

    package func publicar(
        titulo: String, texto: String, uuid: Identificador?
    ) async throws -> Int {
        let nueva = CronicaNuevaDTO(userId: 1, title: titulo, body: texto, uuid: uuid)
        return try await servicio.publicarCronica(nueva).id
    }
}
