/// A team was entered, has another name, or has withdrawn.
public struct EquipoCambiado: SucesoDelTorneo {
    static let tipo = "equipo"

    /// What was done.
    public enum Cambio: Hashable, Sendable {
        /// A team of this name was entered, into this group if there are groups.
        case alta(nombre: String, grupo: String?)
        /// The team at this place in the order of entry, from 1, has this name from now on, in the
        /// past too.
        case nombre(equipo: Int, String)
        /// The team at this place has withdrawn; matches awarded for it end with so many goals to nil.
        case retirada(equipo: Int, goles: Int)
        /// Somebody of the team at this place plays for another one from now on.
        ///
        /// What he did stays where it was, and so does his name where a match tells of him.
        case traspaso(equipo: Int, Jugador, a: Int, nuevo: Jugador)
        /// Two entries of the team at this place are one person: the first goes into the second.
        case union(equipo: Int, Jugador, con: Jugador)
    }

    private enum Accion: String, CaseIterable {
        case alta, nombre, retirada, traspaso, union
    }

    /// What was done.
    public let cambio: Cambio

    /// Makes one.
    ///
    /// - Parameter cambio: what was done.
    public init(_ cambio: Cambio) { self.cambio = cambio }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        let accion: Accion = try lector.palabra(.accion)
        switch accion {
        case .alta:
            cambio = .alta(
                nombre: try lector.texto(.nombre),
                grupo: lector.tiene(.grupo) ? try lector.texto(.grupo) : nil)
        case .nombre:
            cambio = .nombre(equipo: try lector.entero(.equipo), try lector.texto(.nombre))
        case .retirada:
            cambio = .retirada(
                equipo: try lector.entero(.equipo), goles: try lector.entero(.goles))
        case .traspaso:
            cambio = .traspaso(
                equipo: try lector.entero(.equipo), try Jugador(lector.objeto(.jugador)),
                a: try lector.entero(.destino), nuevo: try Jugador(lector.objeto(.nueva)))
        case .union:
            cambio = .union(
                equipo: try lector.entero(.equipo), try Jugador(lector.objeto(.jugador)),
                con: try Jugador(lector.objeto(.nueva)))
        }
    }

    func escribir(en json: inout EscritorDeApunte) {
        switch cambio {
        case .alta(let nombre, let grupo):
            json.texto(.accion, Accion.alta.rawValue)
            json.texto(.grupo, grupo)
            json.texto(.nombre, nombre)
        case .nombre(let equipo, let nombre):
            json.texto(.accion, Accion.nombre.rawValue)
            json.entero(.equipo, equipo)
            json.texto(.nombre, nombre)
        case .retirada(let equipo, let goles):
            json.texto(.accion, Accion.retirada.rawValue)
            json.entero(.equipo, equipo)
            json.entero(.goles, goles)
        case .traspaso(let equipo, let jugador, let destino, let nuevo):
            json.texto(.accion, Accion.traspaso.rawValue)
            json.entero(.destino, destino)
            json.entero(.equipo, equipo)
            json.objeto(.jugador) { jugador.escribir(en: &$0) }
            json.objeto(.nueva) { nuevo.escribir(en: &$0) }
        case .union(let equipo, let jugador, let otro):
            json.texto(.accion, Accion.union.rawValue)
            json.entero(.equipo, equipo)
            json.objeto(.jugador) { jugador.escribir(en: &$0) }
            json.objeto(.nueva) { otro.escribir(en: &$0) }
        }
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        switch cambio {
        case .alta(let nombre, let grupo): try torneo.inscribir(nombre, grupo)
        case .nombre(let equipo, let nombre): try torneo.llamar(equipo, nombre)
        case .retirada(let equipo, let goles):
            let suyo = try torneo.equipo(numero: equipo)
            guard (1...20).contains(goles) else { throw .golesImposibles(goles) }
            do throws(ErrorDeCompeticion) {
                torneo = try torneo.retirando(suyo, goles: goles)
            } catch {
                throw .competicion(error)
            }
        case .traspaso(let equipo, let jugador, let destino, let nuevo):
            try torneo.traspasar(jugador, de: equipo, a: destino, como: nuevo)
        case .union(let equipo, let jugador, let otro):
            try torneo.unir(jugador, con: otro, de: equipo)
        }
    }
}

extension DocumentoDelTorneo {
    func equipo(numero: Int) throws(RechazoDeApunte) -> Equipo {
        guard equipos[numero: numero] != nil else { throw .noExisteElEquipo(numero) }
        return equipos[numero - 1]
    }

    private func exigir(libre nombre: String) throws(RechazoDeApunte) {
        guard nombre.esNombrePosible else { throw .textoImposible(nombre) }
        guard !equipos.contains(where: { $0.nombre == nombre }) else {
            throw .documento(.equipoRepetido(nombre))
        }
    }

    fileprivate mutating func inscribir(
        _ nombre: String, _ grupo: String?
    ) throws(RechazoDeApunte) {
        try exigir(libre: nombre)
        guard let equipo = Equipo(nombre: nombre, plantilla: []) else {
            throw .textoImposible(nombre)
        }
        // Before anything is planned, a team is only a name more.
        if partidos.isEmpty, cuadro == nil { return equipos.append(equipo) }
        guard cuadro == nil else { throw .noEntranEquipos }
        do throws(ErrorDeCompeticion) {
            self = try inscribiendo(equipo, en: grupo)
        } catch {
            throw .competicion(error)
        }
    }

    fileprivate mutating func llamar(_ numero: Int, _ nombre: String) throws(RechazoDeApunte) {
        let viejo = try equipo(numero: numero)
        guard viejo.nombre != nombre else { throw .nadaQueCambiar }
        try exigir(libre: nombre)
        self = conEquipo(numero - 1, try viejo.con(nombre: nombre, viejo.plantilla))
    }

    fileprivate mutating func unir(
        _ jugador: Jugador, con otro: Jugador, de numero: Int
    ) throws(RechazoDeApunte) {
        let viejo = try equipo(numero: numero)
        for uno in [jugador, otro] where !viejo.plantilla.contains(uno) {
            throw .jugadorDesconocido(uno.nombre, equipo: viejo.nombre)
        }
        guard jugador != otro else { throw .nadaQueCambiar }
        let brazalete = viejo.capitan == jugador ? otro : viejo.capitan
        let nuevo = try viejo.con(
            nombre: viejo.nombre, viejo.plantilla.filter { $0 != jugador }, capitan: brazalete)
        self = conEquipo(numero - 1, nuevo, llamando: [jugador: otro])
    }

    fileprivate mutating func traspasar(
        _ jugador: Jugador, de numero: Int, a destino: Int, como nuevo: Jugador
    ) throws(RechazoDeApunte) {
        let (viejo, otro) = (try equipo(numero: numero), try equipo(numero: destino))
        guard viejo !== otro else { throw .contraSiMismo(viejo.nombre) }
        guard viejo.plantilla.contains(jugador) else {
            throw .jugadorDesconocido(jugador.nombre, equipo: viejo.nombre)
        }
        guard nuevo.nombre == jugador.nombre, nuevo.tieneSentido else { throw .fichaImposible }
        guard !otro.plantilla.contains(nuevo) else {
            throw .yaEnLaPlantilla(nuevo.nombre, equipo: otro.nombre)
        }
        if let dorsal = nuevo.dorsal,
            let suyo = otro.plantilla.first(where: { $0.dorsal == dorsal })
        {
            throw .dorsalRepetido(dorsal, de: suyo.nombre)
        }
        if !nombra(jugador, de: viejo) {
            let sinEl = try viejo.con(
                nombre: viejo.nombre, viejo.plantilla.filter { $0 != jugador })
            self = conEquipo(numero - 1, sinEl)
        }
        let conEl = try otro.con(
            nombre: otro.nombre, otro.plantilla + [nuevo],
            ademas: viejo.reservados[jugador].map { [nuevo: $0] } ?? [:])
        self = conEquipo(destino - 1, conEl)
    }
}

extension Equipo {
    /// The same team with another name and squad, led by whom it was, if he is still there.
    fileprivate func con(
        nombre: String, _ plantilla: [Jugador], capitan otro: Jugador? = nil,
        ademas: [Jugador: NombreReservado] = [:]
    ) throws(RechazoDeApunte) -> Equipo {
        let presentes = Set(plantilla)
        let suyos = reservados.filter { presentes.contains($0.key) }.merging(ademas) { $1 }
        guard let equipo = Equipo(nombre: nombre, plantilla: plantilla, reservados: suyos) else {
            throw .documento(.equipoInvalido(nombre))
        }
        if let brazalete = otro ?? capitan { equipo.nombrarCapitan(brazalete) }
        return equipo
    }
}
