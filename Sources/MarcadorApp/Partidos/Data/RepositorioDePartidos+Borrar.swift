import Torneo

extension RepositorioDePartidos {
    /// Erases somebody's name, in the past too.
    ///
    /// It goes from the journal, the document, and all that is shown; results and sums stay.
    ///
    /// - Parameters:
    ///   - jugador: somebody of the squad, as everybody sees him.
    ///   - numero: the place of the team in the order of entry, from 1.
    ///   - autor: who erases it.
    /// - Returns: the entry that says that a name was erased, and not which.
    /// - Throws: `FalloDeOrden`; with `.rechazado` nothing has changed, with `.disco` it may have to
    ///   be asked for again.
    /// - Complexity: O(bytes of the journal).
    func borrarNombre(
        de jugador: Jugador, deEquipo numero: Int, por autor: Autor
    ) async throws(FalloDeOrden) -> Apunte {
        let marca = "borrado-\(marcaNueva())"
        while true {
            try await guardar { try await asegurar() }
            let libro = apuntadoSinMirar
            let (apuntes, nadie) = try libro.sinNombre(jugador, deEquipo: numero, marca: marca)
            let nuevo: LibroDelTorneo
            do throws(ErrorDelLibro) {
                nuevo = try LibroDelTorneo(apuntes)
            } catch {
                throw .rechazado(error.motivo)
            }
            try await guardar { try await reescribir(apuntes) }
            // Whatever was written down meanwhile may have the name: once more, with it.
            guard apuntadoSinMirar.apuntes.count == libro.apuntes.count else { continue }
            let apunte = try apuntar(
                .plantilla(PlantillaCambiada(equipo: numero, .borrado(nadie))), desde: nuevo,
                por: autor)
            try await guardar { try await asegurar() }
            return apunte
        }
    }

    private func apuntar(
        _ suceso: Suceso, desde libro: LibroDelTorneo, por autor: Autor
    ) throws(FalloDeOrden) -> Apunte {
        do throws(RechazoDeApunte) {
            return try anotar(suceso, desde: libro, por: autor)
        } catch {
            throw .rechazado(error)
        }
    }

    private func guardar(_ trabajo: () async throws -> Void) async throws(FalloDeOrden) {
        do {
            try await trabajo()
        } catch {
            throw .disco(error.frase)
        }
    }
}

extension LibroDelTorneo {
    nonisolated fileprivate func sinNombre(
        _ jugador: Jugador, deEquipo numero: Int, marca: String
    ) throws(FalloDeOrden) -> (apuntes: [Apunte], nadie: Jugador) {
        do throws(RechazoDeApunte) {
            return try borrando(jugador, deEquipo: numero, marca: marca)
        } catch {
            throw .rechazado(error)
        }
    }
}
