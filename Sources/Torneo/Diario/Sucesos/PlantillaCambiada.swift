/// The squad of a team was changed.
public struct PlantillaCambiada: SucesoDelTorneo {
    static let tipo = "plantilla"

    /// What was done to it.
    public enum Cambio: Hashable, Sendable {
        /// Somebody was registered.
        case alta(Jugador)
        /// Somebody has another name or number, in the past too.
        case ficha(Jugador, nueva: Jugador)
        /// Somebody who appears in no match was taken out.
        case baja(Jugador)
        /// Somebody leads the team.
        case capitan(Jugador)
    }

    /// The tags by which the journal knows the changes.
    private enum Accion: String, CaseIterable {
        case alta, ficha, baja, capitan
    }

    /// The place of the team in the order of entry, from 1.
    public let equipo: Int
    /// What was done.
    public let cambio: Cambio

    /// Makes one.
    ///
    /// - Parameters:
    ///   - equipo: the place of the team in the order of entry, from 1.
    ///   - cambio: what was done.
    public init(equipo: Int, _ cambio: Cambio) {
        self.equipo = equipo
        self.cambio = cambio
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        equipo = try lector.entero(.equipo)
        let accion: Accion = try lector.palabra(.accion)
        let jugador = try Jugador(lector.objeto(.jugador))
        cambio =
            switch accion {
            case .alta: .alta(jugador)
            case .ficha: .ficha(jugador, nueva: try Jugador(lector.objeto(.nueva)))
            case .baja: .baja(jugador)
            case .capitan: .capitan(jugador)
            }
    }

    func escribir(en json: inout EscritorDeApunte) {
        let (accion, jugador, nueva): (Accion, Jugador, Jugador?) =
            switch cambio {
            case .alta(let jugador): (.alta, jugador, nil)
            case .ficha(let jugador, let nueva): (.ficha, jugador, nueva)
            case .baja(let jugador): (.baja, jugador, nil)
            case .capitan(let jugador): (.capitan, jugador, nil)
            }
        json.texto(.accion, accion.rawValue)
        json.entero(.equipo, equipo)
        json.objeto(.jugador) { jugador.escribir(en: &$0) }
        if let nueva { json.objeto(.nueva) { nueva.escribir(en: &$0) } }
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        guard torneo.equipos.indices.contains(equipo - 1) else { throw .noExisteElEquipo(equipo) }
        let viejo = torneo.equipos[equipo - 1]
        var nombres: [Jugador: Jugador] = [:]
        switch cambio {
        case .alta: break
        case .ficha(let jugador, let nueva):
            try viejo.exigir(jugador)
            nombres[jugador] = nueva
        case .baja(let jugador):
            try viejo.exigir(jugador)
            guard !torneo.nombra(jugador, de: viejo) else {
                throw .jugadorConPartidos(jugador.nombre)
            }
        case .capitan(let jugador): try viejo.exigir(jugador)
        }
        torneo = torneo.conEquipo(
            equipo - 1, try viejo.con(cambio), llamando: nombres)
    }
}

extension Equipo {
    fileprivate func exigir(_ jugador: Jugador) throws(RechazoDeApunte) {
        guard plantilla.contains(jugador) else {
            throw .jugadorDesconocido(jugador.nombre, equipo: nombre)
        }
    }

    /// The same team after a change of its squad.
    fileprivate func con(
        _ cambio: PlantillaCambiada.Cambio
    ) throws(RechazoDeApunte) -> Equipo {
        var suyos = plantilla
        var brazalete = capitan
        switch cambio {
        case .alta(let jugador):
            try admitir(jugador, entre: suyos)
            suyos.append(jugador)
        case .ficha(let jugador, let nueva):
            try admitir(nueva, entre: suyos.filter { $0 != jugador })
            suyos = suyos.map { $0 == jugador ? nueva : $0 }
            if brazalete == jugador { brazalete = nueva }
        case .baja(let jugador):
            suyos.removeAll { $0 == jugador }
            if brazalete == jugador { brazalete = nil }
        case .capitan(let jugador): brazalete = jugador
        }
        guard let equipo = Equipo(nombre: nombre, plantilla: suyos) else {
            throw .documento(.equipoInvalido(nombre))
        }
        if let brazalete { equipo.nombrarCapitan(brazalete) }
        return equipo
    }

    private func admitir(
        _ jugador: Jugador, entre otros: [Jugador]
    ) throws(RechazoDeApunte) {
        guard jugador.tieneSentido else { throw .fichaImposible }
        guard !otros.contains(jugador) else {
            throw .yaEnLaPlantilla(jugador.nombre, equipo: nombre)
        }
        if let dorsal = jugador.dorsal, let suyo = otros.first(where: { $0.dorsal == dorsal }) {
            throw .dorsalRepetido(dorsal, de: suyo.nombre)
        }
    }
}

extension Jugador {
    /// The letters a name has at most.
    public static let largoDelNombre = 80
    /// The numbers a shirt can have.
    public static let dorsalesPosibles = 0...999

    /// Whether somebody can be registered so: a name of some letters, a number that fits a shirt.
    var tieneSentido: Bool {
        nombre.contains { !$0.isWhitespace } && nombre.count <= Self.largoDelNombre
            && !nombre.contains(where: \.isNewline) && self != .sinIdentificar
            && dorsal.map(Self.dorsalesPosibles.contains) ?? true
    }

    /// The same player with what tells him apart from his namesakes in a squad.
    ///
    /// Two of one name and without number are kept apart by an id.
    ///
    /// - Parameter otros: the others of the squad.
    /// - Returns: the player, equal to none of them.
    /// - Complexity: O(namesakes × others).
    public func distinguido(de otros: [Jugador]) -> Jugador {
        var jugador = self
        var intento = 2
        while otros.contains(jugador) {
            jugador = Jugador(nombre: nombre, dorsal: dorsal, id: "\(intento)")
            intento += 1
        }
        return jugador
    }
}
