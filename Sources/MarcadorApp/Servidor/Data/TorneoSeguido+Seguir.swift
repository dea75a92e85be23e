import Foundation

extension TorneoSeguido {
    /// Begins to follow, in front of people's eyes; without effect when it is followed already.
    package func seguir() {
        guard seguimiento == nil else { return }
        conexion = .conectando
        seguimiento = Task { await self.noPararDeSeguir() }
    }

    /// Stops following, and returns when nothing is asked any more.
    package func dejar() async {
        let tarea = seguimiento
        seguimiento = nil
        tarea?.cancel()
        espera?.cancel()
        otraPregunta?.cancel()
        for comprobacion in comprobaciones.values { comprobacion.cancel() }
        await tarea?.value
        if seguimiento == nil { conexion = .parada }
    }

    /// Nothing is written down any more: another tournament is followed from now on.
    func soltarLaCopia() { copia = nil }

    /// Asks for everything again; who waits for another try makes it now, unless the server has asked to
    /// be left alone.
    ///
    /// - Throws: `FalloDelServidor`; what was there stays.
    package func refrescar() async throws {
        if pausa.map({ $0 <= reloj.ahora }) ?? true { espera?.cancel() }
        try await leerTodo()
    }

    private func noPararDeSeguir() async {
        var siguiente = Espera()
        while !Task.isCancelled {
            do {
                for try await eventos in servicio.eventos(de: torneo, desde: ultimoId) {
                    if eventos.isEmpty {
                        try await leerTodo()
                        await preguntarLoPermitido()
                        siguiente.olvidar()
                        pausa = nil
                        conexion = .enDirecto
                        alConectar?()
                    }
                    try await atender(eventos)
                }
                try Task.checkCancellation()
                conexion = .sinConexion(.sinConexion)
            } catch {
                guard !Task.isCancelled else { return }
                let fallo = await enPalabras(FalloDelServidor(error))
                guard !Task.isCancelled else { return }
                if case .rechazo(let rechazo) = fallo, rechazo.codigo == 404 {
                    conexion = .noEsta(fallo.texto)
                    seguimiento = nil
                    return
                }
                conexion = .sinConexion(fallo.deRed)
                pausa = fallo.pausa.map { reloj.ahora.masTarde(ms: $0) }
            }
            let otra = reloj.ahora.masTarde(ms: siguiente.otra())
            await descansar(hasta: max(otra, pausa ?? otra))
        }
    }

    /// A stream that does not open says only a number: whether the tournament is gone, an answer says.
    private func enPalabras(_ fallo: FalloDelServidor) async -> FalloDelServidor {
        guard fallo == .red(.servidor(codigo: 404)) else { return fallo }
        do {
            _ = try await servicio.partidos(de: torneo)
            return fallo
        } catch {
            return FalloDelServidor(error)
        }
    }

    private func descansar(hasta: Instante) async {
        let nueva = Task { [reloj] in _ = try? await reloj.esperar(hasta: hasta) }
        espera = nueva
        await withTaskCancellationHandler {
            await nueva.value
        } onCancel: {
            nueva.cancel()
        }
        espera = nil
    }

    private func atender(_ eventos: [EventoRecibido]) async throws {
        for evento in eventos {
            ultimoId = evento.id
            switch evento.nombre {
            case EventosDeLaAPI.partido:
                let datos = Data(evento.datos.utf8)
                if let partido = try? JSONDecoder().decode(PartidoDTO.self, from: datos) {
                    aplicar([partido])
                } else {
                    try await leerTodo()
                }
            case EventosDeLaAPI.recarga: try await leerTodo()
            default: continue
            }
        }
    }
}
