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
        /// Of somebody's name everybody sees so much, in the past too.
        case mostrar(Jugador, VistaDelNombre)
        /// Somebody's name was erased from all entries before; this is what he is called since, or
        /// would be if he were in the squad.
        case borrado(Jugador)
    }

    /// The tags by which the journal knows the changes.
    private enum Accion: String, CaseIterable {
        case alta, ficha, baja, capitan, mostrar, borrado
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
            case .mostrar: .mostrar(jugador, try lector.palabra(.vista))
            case .borrado: .borrado(jugador)
            }
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.accion, accion.rawValue)
        json.entero(.equipo, equipo)
        json.objeto(.jugador) { jugador.escribir(en: &$0) }
        if case .ficha(_, let nueva) = cambio { json.objeto(.nueva) { nueva.escribir(en: &$0) } }
        if case .mostrar(_, let vista) = cambio { json.texto(.vista, vista.rawValue) }
    }

    private var accion: Accion {
        switch cambio {
        case .alta: .alta
        case .ficha: .ficha
        case .baja: .baja
        case .capitan: .capitan
        case .mostrar: .mostrar
        case .borrado: .borrado
        }
    }

    /// Whom it is about, as he was called until then.
    public var jugador: Jugador {
        switch cambio {
        case .alta(let jugador), .ficha(let jugador, _), .baja(let jugador), .capitan(let jugador),
            .mostrar(let jugador, _), .borrado(let jugador):
            jugador
        }
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        guard torneo.equipos[numero: equipo] != nil else { throw .noExisteElEquipo(equipo) }
        let viejo = torneo.equipos[equipo - 1]
        if case .baja(let jugador) = cambio, torneo.nombra(jugador, de: viejo) {
            throw .jugadorConPartidos(jugador.nombre)
        }
        var plantilla = PlantillaEnCambio(viejo)
        try plantilla.hacer(cambio)
        torneo = torneo.conEquipo(
            equipo - 1, try plantilla.equipo, llamando: plantilla.nombres)
    }
}

/// A squad while it is changed.
private struct PlantillaEnCambio {
    private let nombre: String
    private var suyos: [Jugador]
    private var brazalete: Jugador?
    private var reservados: [Jugador: NombreReservado]
    /// What those who were there are called from now on.
    private(set) var nombres: [Jugador: Jugador] = [:]

    init(_ equipo: Equipo) {
        nombre = equipo.nombre
        suyos = equipo.plantilla
        brazalete = equipo.capitan
        reservados = equipo.reservados
    }

    /// The team that comes of it.
    var equipo: Equipo {
        get throws(RechazoDeApunte) {
            guard
                let equipo = Equipo(nombre: nombre, plantilla: suyos, reservados: reservados)
            else { throw .documento(.equipoInvalido(nombre)) }
            if let brazalete { equipo.nombrarCapitan(brazalete) }
            return equipo
        }
    }

    mutating func hacer(_ cambio: PlantillaCambiada.Cambio) throws(RechazoDeApunte) {
        switch cambio {
        case .alta(let jugador):
            try admitir(jugador, entre: suyos)
            suyos.append(jugador)
        case .ficha(let jugador, let nueva):
            try exigir(jugador)
            try llamar(jugador, nueva, viendo: reservados[jugador]?.vista ?? .entero)
        case .baja(let jugador):
            try exigir(jugador)
            suyos.removeAll { $0 == jugador }
            reservados[jugador] = nil
            if brazalete == jugador { brazalete = nil }
        case .capitan(let jugador):
            try exigir(jugador)
            brazalete = jugador
        case .borrado(let jugador): reservados[jugador] = nil
        case .mostrar(let jugador, let vista):
            try exigir(jugador)
            let entero = Jugador(
                nombre: reservados[jugador]?.nombre ?? jugador.nombre, dorsal: jugador.dorsal,
                id: jugador.id)
            try llamar(jugador, entero, viendo: vista)
        }
    }

    private mutating func llamar(
        _ jugador: Jugador, _ entero: Jugador, viendo vista: VistaDelNombre
    ) throws(RechazoDeApunte) {
        let otros = suyos.filter { $0 != jugador }
        var nueva = entero
        if vista != .entero {
            nueva = Jugador(
                nombre: vista.mostrado(entero.nombre), dorsal: entero.dorsal, id: entero.id
            ).distinguido(de: otros)
        }
        try admitir(entero, entre: otros)
        suyos = suyos.map { $0 == jugador ? nueva : $0 }
        if brazalete == jugador { brazalete = nueva }
        reservados[jugador] = nil
        if vista != .entero {
            reservados[nueva] = NombreReservado(nombre: entero.nombre, vista: vista)
        }
        nombres[jugador] = nueva
    }

    private func exigir(_ jugador: Jugador) throws(RechazoDeApunte) {
        guard suyos.contains(jugador) else {
            throw .jugadorDesconocido(jugador.nombre, equipo: nombre)
        }
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
