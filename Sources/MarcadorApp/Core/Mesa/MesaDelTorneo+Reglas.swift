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
            if case .reglas(let fallo) = error { throw .reglas(fallo) }
            throw .rechazado(error)
        }
        try await asegurar { try await self.contenedor.partidos.asegurar() }
    }

    /// Whether the rules that would come of it make sense and leave who plays a match that has begun.
    private func comprobar(_ cambio: CambioDeReglas) throws(FalloDeOrden) {
        let partidos = contenedor.partidos
        let nuevas: ReglasDelTorneo
        do throws(FalloDeReglas) {
            nuevas = try partidos.reglas.con(
                cambio, equipos: partidos.equipos,
                puestos: partidos.tablas().map(\.filas.count).max() ?? 0)
        } catch {
            throw .reglas(error)
        }
        if let motivo = partidos.impedimento(de: nuevas) { throw motivo }
    }
}
