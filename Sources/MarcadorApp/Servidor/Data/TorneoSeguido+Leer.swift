import Torneo

extension TorneoSeguido {
    /// A match was opened: what happened in it is asked for, now and whenever its score changes.
    ///
    /// - Parameter numero: the number of the match.
    /// - Throws: `FalloDelServidor`; what was there stays.
    package func abrir(_ numero: Int) async throws {
        if sucesos[numero] == nil { sucesos[numero] = [] }
        try await leer(numero)
    }

    /// Takes what an answer says of a match.
    func recibir(_ partido: PartidoDTO) { aplicar([partido]) }

    /// Asks for all matches; what the stream tells meanwhile is newer than the answer.
    func leerTodo() async throws {
        let pregunta = preguntas.nueva()
        // What the server had written down before it was asked is in its answer, or undone.
        let yaEnviadas = Set(enviadas.map(\.id))
        defer { preguntas.olvidar(pregunta) }
        let todos = try await servicio.partidos(de: torneo)
        guard let llegados = preguntas.contestada(pregunta) else { return }
        partidos = todos
        leido = reloj.ahora
        leidos = [:]
        enviadas.removeAll { yaEnviadas.contains($0.id) }
        aplicar(llegados, otraVez: true)
        for numero in sucesos.keys { try await leer(numero) }
    }

    private func leer(_ numero: Int) async throws {
        let vez = (veces[numero] ?? 0) + 1
        veces[numero] = vez
        let partido = try await servicio.partido(numero, de: torneo)
        if veces[numero] == vez { sucesos[numero] = partido.eventos ?? [] }
    }

    /// What was told of matches holds from now on.
    ///
    /// - Parameters:
    ///   - nuevos: the matches.
    ///   - otraVez: whether they were told before, and are newer than what was read since.
    func aplicar(_ nuevos: [PartidoDTO], otraVez: Bool = false) {
        for nuevo in nuevos {
            preguntas.llega(nuevo)
            guard let posicion = partidos.firstIndex(where: { $0.numero == nuevo.numero }) else {
                // One that was planned meanwhile.
                if !otraVez { Task { try? await self.leerTodo() } }
                continue
            }
            let gol = otraVez ? nil : nuevo.gol(desde: partidos[posicion])
            let cambia = !nuevo.esElMismoMinutoOSiguiente(que: partidos[posicion]) || gol != nil
            partidos[posicion] = nuevo
            partidos[posicion].eventos = nil
            leidos[nuevo.numero] = reloj.ahora
            if cambia, sucesos[nuevo.numero] != nil {
                Task {
                    try? await self.leer(nuevo.numero)
                    guard let gol else { return }
                    let sucesos = self.sucesos[nuevo.numero] ?? []
                    self.alCaerUnGol?(nuevo.aviso(de: gol, sucesos: sucesos))
                }
            }
        }
        quitarLasContadas()
        guardarCopia()
    }
}
