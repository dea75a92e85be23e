import Torneo

extension TorneoSeguido {
    /// How long the stream has to tell a mark that the server has written down, in milliseconds.
    static var plazoParaContar: Int { 5000 }

    /// How many goals of this device are remembered, to be taken back.
    static var maximoDePropias: Int { 50 }

    /// The server has written down a mark of this device: it counts until the server tells so.
    package func anotarEnviada(_ marca: MarcaPendiente) {
        guard marca.servidor == servidor, marca.torneo == torneo else { return }
        enviadas.removeAll { $0.id == marca.anula }
        propias.removeAll { $0.id == marca.anula }
        if marca.anula == nil { propias = propias.suffix(Self.maximoDePropias - 1) + [marca] }
        enviadas.append(marca)
        quitarLasContadas()
        guardarCopia()
        guard enviadas.contains(marca), seguimiento != nil else { return }
        comprobaciones[marca.id] = Task {
            await self.comprobar(marca)
            self.comprobaciones[marca.id] = nil
        }
    }

    /// Asks for the match when the stream has not told a mark in its time, until an answer comes: a goal
    /// that somebody took back before will never be told.
    ///
    /// Whoever stops following reads everything when he comes back; nothing is asked until then.
    private func comprobar(_ marca: MarcaPendiente) async {
        var espera = Espera()
        var hasta = reloj.ahora.masTarde(ms: Self.plazoParaContar)
        while (try? await reloj.esperar(hasta: hasta)) != nil, enviadas.contains(marca) {
            if let partido = try? await servicio.partido(marca.partido, de: torneo) {
                let contada = partido.marcas?.contains(marca.id) ?? false
                if !contada { enviadas.removeAll { $0.id == marca.id } }
                return
            }
            hasta = reloj.ahora.masTarde(ms: espera.otra())
        }
    }

    /// The stream has told these; what takes a goal back stays its time, so that a late word of the goal
    /// does not show it again.
    func quitarLasContadas() {
        enviadas.removeAll { marca in
            guard let partido = partido(marca.partido) else { return true }
            return partido.marcas?.contains(marca.id) ?? false
        }
    }
}
