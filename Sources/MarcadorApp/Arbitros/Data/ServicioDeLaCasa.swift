/// This Marcador as its own service, when no other is given: the sample referees, and chronicles
/// that stay here.
package struct ServicioDeLaCasa: ServicioDelTorneo {
    private let cronicas: CronicasPublicadas

    /// The service over the chronicles kept here.
    package init(cronicas: CronicasPublicadas) { self.cronicas = cronicas }

    package func arbitros() async throws -> [ArbitroDTO] {
        Self.deEjemplo.map(ArbitroDTO.init)
    }

    package func publicarCronica(
        _ cronica: CronicaNuevaDTO
    ) async throws -> CronicaPublicadaDTO {
        let nueva = cronicas.publicar(
            titulo: cronica.title, texto: cronica.body, uuid: cronica.uuid)
        try await cronicas.asegurar()
        return CronicaPublicadaDTO(id: nueva.id, title: nueva.titulo)
    }

    /// Ten referees of the neighbourhood, invented.
    package static let deEjemplo: [Arbitro] = [
        ("Lucía Herrero", "Getafe"), ("Tomás Belmonte", "Alcorcón"),
        ("Nerea Iturralde", "Durango"), ("Joan Camps", "Sabadell"),
        ("Amparo Requena", "Xàtiva"), ("Íñigo Zabala", "Eibar"),
        ("Rocío Peñalver", "Écija"), ("Brais Outeiro", "Lalín"),
        ("Marina Cifuentes", "Mieres"), ("Óscar Núñez", "Plasencia"),
    ].enumerated().map { Arbitro(id: $0 + 1, nombre: $1.0, ciudad: $1.1) }
}
