import Torneo

extension MesaDelTorneo {
    /// Changes what decides the tables.
    ///
    /// - Throws: `FalloDeOrden.reglas` when the change makes no sense, `.cuadroEmpezado` when it
    ///   would change who plays a match that has begun; nothing has changed then.
    func cambiarReglas(
        _ cambio: CambioDeReglas, por autor: Autor
    ) async throws(FalloDeOrden) {
        try comprobar(cambio)
        do throws(RechazoDeApunte) {
            try contenedor.partidos.cambiar(cambio, por: autor)
        } catch {
            switch error {
            case .reglas(let fallo): throw .reglas(fallo)
            case .competicion(.yaHaEmpezado(let siguiente, _)):
                throw .cuadroEmpezado(contenedor.partidos.partido(en: siguiente - 1).id)
            default: throw .rechazado(error)
            }
        }
        try await asegurar { try await self.contenedor.partidos.asegurar() }
    }

    /// Whether the change makes sense, with places that some table has: the journal keeps no change that
    /// makes none, and does not know that, for a table may have been larger once.
    private func comprobar(_ cambio: CambioDeReglas) throws(FalloDeOrden) {
        let partidos = contenedor.partidos
        do throws(FalloDeReglas) {
            _ = try partidos.reglas.con(
                cambio, equipos: partidos.equipos,
                puestos: partidos.tablas().map(\.filas.count).max() ?? 0)
        } catch {
            throw .reglas(error)
        }
    }
}
