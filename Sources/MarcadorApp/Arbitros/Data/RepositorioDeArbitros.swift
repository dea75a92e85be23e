import Observation

/// The referees: the disk is what counts, the network refreshes it.
@Observable
package final class RepositorioDeArbitros: ArbitrosRepositorio {
    package private(set) var arbitros: [Arbitro]

    @ObservationIgnored private let servicio: any ServicioDelTorneo
    @ObservationIgnored private let almacen: AlmacenDeArbitros?

    /// What was saved last, at once.
    ///
    /// - Parameters:
    ///   - servicio: where the list is refreshed from.
    ///   - almacen: where it is kept; nil means memory only.
    package init(servicio: any ServicioDelTorneo, almacen: AlmacenDeArbitros? = nil) {
        self.servicio = servicio
        self.almacen = almacen
        arbitros = almacen?.cargar() ?? []
    }

    package func refrescar() async throws {
        let nuevos = try await servicio.arbitros().map(Arbitro.init(dto:))
        guard !nuevos.isEmpty else { throw ErrorDeRed.sinArbitros }
        if let almacen { await Self.guardar(nuevos, en: almacen) }
        arbitros = nuevos
        Registro.anotar("árbitros REFRESCADOS: \(nuevos.count)")
    }

    @concurrent
    private static func guardar(_ nuevos: [Arbitro], en almacen: AlmacenDeArbitros) async {
        do {
            try almacen.guardar(nuevos)
        } catch {
            Registro.anotar("no se pudo guardar arbitros.json: \(error.frase)")
        }
    }
}
