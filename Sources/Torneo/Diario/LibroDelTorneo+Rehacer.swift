extension LibroDelTorneo {
    /// Accepts a correction or an annulment: everything since the last document is told again.
    ///
    /// - Returns: the numbers of the matches that changed besides the one it is about.
    mutating func rehacer(
        con apunte: Apunte, sobre referido: Identificador, seAdmitio: Bool
    ) throws(RechazoDeApunte) -> [Int] {
        let lugar = try exigir(referido, para: apunte.suceso)
        let antes = documento
        let motivo = seAdmitio ? nil : try motivo(de: apunte.suceso, sobre: lugar)
        referencias[lugar, default: []].append(apuntes.count)
        poner(apunte)
        do throws(RechazoDeApunte) {
            try contarDeNuevo()
            if let empezado = documento.empezadoConOtros(que: antes) {
                throw .competicion(
                    .yaHaEmpezado(siguiente: empezado, de: partido(de: lugar) ?? 0))
            }
            let suyo = partido(de: lugar)
            if !seAdmitio,
                let tocado = confirmadoConOtroResultado(
                    que: antes, salvo: motivo == nil ? [] : partidosDelFondo(lugar))
            {
                throw .confirmado(tocado)
            }
            guard documento.cuadro != nil || suyo == nil || documento.equipos != antes.equipos
            else {
                return []
            }
            return documento.distintos(de: antes).filter { $0 != suyo }
        } catch {
            documento = antes
            apuntes.removeLast()
            lugares[apunte.id] = nil
            referencias[lugar]?.removeLast()
            throw error
        }
    }

    /// The reason of a change, which has to be there where it is part of a confirmed result.
    ///
    /// - Parameters:
    ///   - suceso: the correction or annulment.
    ///   - lugar: the entry that it speaks of.
    /// - Returns: the reason; nil when nobody gave one.
    /// - Throws: `RechazoDeApunte` when it is missing, or is none.
    private func motivo(
        de suceso: Suceso, sobre lugar: Int
    ) throws(RechazoDeApunte) -> String? {
        var motivo: String?
        if case .anulacion(let anulacion) = suceso { motivo = anulacion.motivo }
        guard motivo?.esUnMotivo ?? true else { throw .faltaElMotivo }
        if motivo == nil, let suyo = confirmados(por: lugar).first { throw .confirmado(suyo) }
        return motivo
    }

    /// The matches whose confirmed results an entry is part of.
    ///
    /// Undoing such an entry takes a reason.
    ///
    /// - Parameter lugar: its place, from 0.
    /// - Returns: the numbers of the matches, from 1; none when it is part of no confirmed result.
    public func confirmados(por lugar: Int) -> [Int] {
        partidosDelFondo(lugar).filter { numero in
            documento.partidos.indices.contains(numero - 1)
                && documento.partidos[numero - 1].ficha.confianza == .confirmado
        }
    }

    /// The matches whose results an entry makes or confirms; of a correction or an annulment those of
    /// what it speaks of in the end.
    private func partidosDelFondo(_ lugar: Int) -> [Int] {
        var fondo = apuntes[lugar].suceso
        while let referido = fondo.referido, let otro = self.lugar(de: referido) {
            fondo = apuntes[otro].suceso
        }
        if case .confirmados(let suyos) = fondo { return suyos.partidos }
        guard let clase = fondo.clase as? any SucesoDePartido, clase.esDelResultado else {
            return []
        }
        return [clase.partido]
    }

    /// A match that was confirmed, and is not any more or has another result; nil when there is none.
    private func confirmadoConOtroResultado(
        que antes: DocumentoDelTorneo, salvo suyos: [Int]
    ) -> Int? {
        zip(1..., zip(documento.partidos, antes.partidos)).first { numero, par in
            !suyos.contains(numero) && par.1.ficha.confianza == .confirmado
                && (par.0.ficha.confianza != .confirmado || !par.0.tieneElResultado(de: par.1))
        }?.0
    }

    /// Lets matches say why what was confirmed of them was changed.
    private mutating func explicar(_ suceso: Suceso, en partidos: [Int]) {
        guard case .anulacion(let anulacion) = suceso, let motivo = anulacion.motivo else { return }
        for numero in partidos where documento.partidos.indices.contains(numero - 1) {
            documento.partidos[numero - 1].ficha.acta.motivoDelCambio = motivo
        }
    }

    /// Takes the entries of a journal as they are and tells them once, however many were annulled.
    ///
    /// A bracket remembers in which order its matches were made: then each entry must be accepted
    /// as it was at its time.
    ///
    /// - Returns: false, with nothing taken, when there is a bracket or something does not fit.
    mutating func tomarDeUnaVez(_ apuntes: [Apunte]) -> Bool {
        let nada = self
        do throws(RechazoDeApunte) {
            for apunte in apuntes where lugares[apunte.id] == nil {
                if let bytes = apunte.suceso.documento {
                    try empezar(con: bytes)
                } else if let referido = apunte.suceso.referido {
                    let lugar = try exigir(referido, para: apunte.suceso)
                    referencias[lugar, default: []].append(self.apuntes.count)
                }
                poner(apunte)
            }
            if principio.cuadro == nil {
                try contarDeNuevo()
                if documento.cuadro == nil { return true }
            }
        } catch {
            // Told one by one, the entry that does not fit is found.
        }
        self = nada
        return false
    }

    private mutating func contarDeNuevo() throws(RechazoDeApunte) {
        documento = principio.paraRepasar(documento)
        for lugar in desde..<apuntes.count {
            guard let suceso = vigente(lugar), suceso.documento == nil else { continue }
            guard suceso.referido == nil else {
                explicar(suceso, en: partidosDelFondo(lugar))
                continue
            }
            do throws(RechazoDeApunte) {
                _ = try documento.aplicar(suceso, id: apuntes[lugar].id)
            } catch {
                throw .otroDependeDeEl(lugar: lugar + 1, motivo: error)
            }
        }
        if documento.cuadro != nil, let alDia = try? documento.conCuadroAlDia() {
            documento = alDia
        }
    }
}
