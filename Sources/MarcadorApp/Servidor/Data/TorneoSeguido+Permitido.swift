import Torneo

extension TorneoSeguido {
    /// Asks what this device may do; when that fails, what was known last holds, and it is asked again.
    func preguntarLoPermitido() async {
        otraPregunta?.cancel()
        guard await !quedaDicho() else { return }
        otraPregunta = Task {
            var espera = Espera()
            repeat {
                let hasta = self.reloj.ahora.masTarde(ms: espera.otra())
                guard (try? await self.reloj.esperar(hasta: hasta)) != nil else { return }
            } while await !self.quedaDicho()
        }
    }

    /// Asks once, with each link of this device, or without any.
    ///
    /// - Returns: whether the server has said it.
    private func quedaDicho() async -> Bool {
        let secretos = llaves()
        var (sesiones, motivo): ([SesionDTO], String?) = ([], nil)
        for secreto in secretos.isEmpty ? [nil] : secretos.map(Optional.some) {
            do {
                sesiones.append(try await servicio.sesion(con: secreto))
            } catch {
                guard case .faltaEnlace(let no) = FalloDelServidor(error), let secreto else {
                    return false
                }
                motivo = motivo ?? no.motivo
                alCaducar?(secreto)
            }
        }
        guard !Task.isCancelled else { return true }
        permitido = sesiones.isEmpty ? .sinEnlace(motivo ?? "") : .dicho(sesiones)
        guardarCopia()
        return true
    }
}
