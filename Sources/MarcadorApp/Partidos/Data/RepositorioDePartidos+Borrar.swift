import Torneo

extension RepositorioDePartidos {
    /// Erases somebody's name, in the past too.
    ///
    /// It goes from the journal, the document, and all that is shown; results and sums stay.
    ///
    /// - Parameters:
    ///   - quien: whose name.
    ///   - numero: the place of the team in the order of entry, from 1.
    ///   - autor: who erases it.
    /// - Returns: the entry that says that a name was erased, and not which; and the whole names
    ///   that are gone.
    /// - Throws: `FalloDeOrden`; with `.rechazado` nothing has changed, with `.disco` it may have to
    ///   be asked for again.
    /// - Complexity: O(bytes of the journal).
    func borrarNombre(
        _ quien: NombrePorBorrar, deEquipo numero: Int, por autor: Autor
    ) async throws(FalloDeOrden) -> (apunte: Apunte, nombres: Set<String>) {
        let marca = "borrado-\(marcaNueva())"
        while true {
            try await guardar { try await asegurar() }
            let libro = apuntadoSinMirar
            let (borrado, nuevo) = try libro.sinNombre(quien, deEquipo: numero, marca: marca)
            // Whatever was written down meanwhile may have the name: once more, with it.
            guard try await reescrito(borrado.apuntes),
                apuntadoSinMirar.apuntes.count == libro.apuntes.count
            else { continue }
            let apunte = try apuntar(
                .plantilla(PlantillaCambiada(equipo: numero, .borrado(borrado.nadie))),
                desde: nuevo, por: autor)
            try await guardar { try await asegurar() }
            await cerrar()
            return (apunte, borrado.nombres)
        }
    }

    /// Has all entries written anew.
    ///
    /// - Returns: false when there are more of them by now, and nothing was written.
    private func reescrito(_ apuntes: [Apunte]) async throws(FalloDeOrden) -> Bool {
        do {
            try await reescribir(apuntes)
            return true
        } catch ErrorDeDiario.otraVersion(let esperada, let hay) where hay > esperada {
            return false
        } catch {
            throw .disco(error.frase)
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
    /// The entries without a name, and the book they make.
    nonisolated fileprivate func sinNombre(
        _ quien: NombrePorBorrar, deEquipo numero: Int, marca: String
    ) throws(FalloDeOrden) -> (NombreBorrado, LibroDelTorneo) {
        do throws(RechazoDeApunte) {
            let borrado = try borrando(quien, deEquipo: numero, marca: marca)
            return (borrado, borrado.libro)
        } catch {
            throw .rechazado(error)
        }
    }
}
