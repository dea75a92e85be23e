import Torneo

extension MesaDelTorneo {
    /// Changes what decides the tables.
    ///
    /// - Throws: `FalloDeOrden.reglas` when the change makes no sense, `.cuadroEmpezado` when it
    ///   would change who plays a match that has begun; nothing has changed then.
    func cambiarReglas(_ cambio: CambioDeReglas) async throws(FalloDeOrden) {
        let nuevas: ReglasDelTorneo
        do throws(FalloDeReglas) {
            nuevas = try contenedor.partidos.reglas.con(
                cambio, equipos: contenedor.partidos.equipos,
                puestos: contenedor.partidos.tablas().map(\.filas.count).max() ?? 0)
        } catch {
            throw .reglas(error)
        }
        if let motivo = contenedor.partidos.impedimento(de: nuevas) { throw motivo }
        contenedor.partidos.cambiar(reglas: nuevas)
        try await asegurar { try await self.contenedor.partidos.asegurar() }
    }
}
