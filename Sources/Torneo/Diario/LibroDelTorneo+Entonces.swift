extension LibroDelTorneo {
    /// The tournament as it stood after an entry, with what was corrected or undone later as it was.
    ///
    /// - Parameter cuantos: how many entries count, from 1; more than there are is all of them.
    /// - Returns: the tournament then.
    /// - Throws: `ErrorDelLibro` when the entries do not fit, which those of a book always do.
    /// - Complexity: that of reading so many entries.
    public func documento(tras cuantos: Int) throws(ErrorDelLibro) -> DocumentoDelTorneo {
        let primeros = Array(apuntes.prefix(cuantos))
        guard primeros.first?.suceso.documento == nil else {
            return try LibroDelTorneo(primeros).documento
        }
        var libro = LibroDelTorneo(base: principio)
        for (lugar, apunte) in primeros.enumerated() {
            do throws(RechazoDeApunte) {
                try libro.anotar(apunte)
            } catch {
                throw ErrorDelLibro(lugar: lugar, motivo: error)
            }
        }
        return libro.documento
    }
}
