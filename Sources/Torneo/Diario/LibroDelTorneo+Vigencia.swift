extension LibroDelTorneo {
    /// What an entry says now: as it was corrected; nil when it does not count.
    ///
    /// - Parameter lugar: its place, from 0.
    /// - Returns: what happened.
    /// - Complexity: O(corrections and annulments of it, and of those).
    public func vigente(_ lugar: Int) -> Suceso? {
        guard cuenta(lugar) else { return nil }
        for otro in (referencias[lugar] ?? []).reversed() where cuenta(otro) {
            if case .correccion(let correccion) = apuntes[otro].suceso { return correccion.suceso }
        }
        return apuntes[lugar].suceso
    }

    /// Whether an entry counts: no annulment that counts speaks of it.
    ///
    /// - Parameter lugar: its place, from 0.
    /// - Returns: whether it counts.
    /// - Complexity: O(annulments of it, and of those).
    public func cuenta(_ lugar: Int) -> Bool {
        !(referencias[lugar] ?? []).contains { otro in
            guard case .anulacion = apuntes[otro].suceso else { return false }
            return cuenta(otro)
        }
    }

    /// The number of the match that an entry is about in the end; nil when it is about none.
    ///
    /// - Parameter lugar: its place, from 0.
    /// - Returns: the number, from 1.
    public func partido(de lugar: Int) -> Int? {
        let suceso = apuntes[lugar].suceso
        guard let referido = suceso.referido else { return suceso.partido }
        return self.lugar(de: referido).flatMap { partido(de: $0) }
    }

    /// What keeps an entry from being annulled now; nil when nothing does, as far as can be told
    /// without doing it.
    ///
    /// - Parameter lugar: its place, from 0.
    /// - Returns: the reason.
    public func motivoParaNoAnular(_ lugar: Int) -> RechazoDeApunte? {
        let apunte = apuntes[lugar]
        if apunte.suceso.documento != nil { return .noSeDeshaceElTorneo }
        if !esDeEsteTorneo(lugar) { return .anteriorAlTorneo(apunte.id) }
        return cuenta(lugar) ? nil : .yaAnulado(apunte.id)
    }

    /// The place of the entry that a correction or an annulment speaks of.
    ///
    /// - Throws: `RechazoDeApunte` when it cannot be corrected or annulled.
    func exigir(_ id: Identificador, para suceso: Suceso) throws(RechazoDeApunte) -> Int {
        guard let lugar = lugar(de: id) else { throw .noExisteElApunte(id) }
        if let motivo = motivoParaNoAnular(lugar) { throw motivo }
        if case .correccion(let correccion) = suceso {
            guard let suyo = apuntes[lugar].suceso.partido, correccion.suceso.partido == suyo
            else { throw .noSeCorrige }
        }
        return lugar
    }
}
