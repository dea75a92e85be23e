/// A change of what decides the tables, as a value; teams go by name.
public enum CambioDeReglas: Hashable, Sendable {
    /// Other rules.
    case reglamento(ReglamentoDeCompeticion)
    /// Points added or deducted.
    case ajustar(Ajuste<String>)
    /// An adjustment was a mistake.
    case quitarAjuste(Ajuste<String>)
    /// Some places lead to something.
    case zona(ZonaDeTabla)
    /// A zone is not one any more.
    case quitarZona(ZonaDeTabla)
    /// What cards cost; nil for what goes with the rules.
    case sanciones(ReglaDeSanciones?)
    /// Teams that nothing puts apart stand in this order.
    case decidirOrden([String])
    /// No order is decided between these teams any more.
    case olvidarOrden([String])
}

/// Why rules were not changed.
public enum FalloDeReglas: Error, Hashable, Sendable {
    /// There is no team of this name.
    case noExisteElEquipo(String)
    /// Nobody is given so many points.
    case puntosImposibles(Int)
    /// A reason or a name is longer than so many characters.
    case demasiadoLargo(Int)
    /// There are as many adjustments as there can be.
    case demasiadosAjustes(Int)
    /// That adjustment is not there (any more).
    case noEstaElAjuste
    /// A zone would overlap this one.
    case zonaOcupada(ClosedRange<Int>)
    /// There are no such places.
    case puestosImposibles
    /// No table has more places than these.
    case puestosDeMas(Int)
    /// No rule of suspensions has such numbers.
    case sancionesImposibles
    /// An order of fewer than two teams, or with one of them twice.
    case ordenImposible
    /// That zone is not there (any more).
    case noEstaLaZona
    /// The rules themselves make no sense.
    case reglamento(Motivo)

    /// What rules lack.
    public enum Motivo: Hashable, Sendable {
        /// The name is that of known rules, which are others.
        case nombreConocido(String)
        /// They need a name.
        case sinNombre
        /// Without criteria they decide nothing.
        case sinCriterios
        /// The same criterion twice.
        case criterioRepetido(Criterio)
        /// Head-to-head that looks at nothing.
        case enfrentamientosSinClaves
    }
}

extension ReglasDelTorneo {
    /// How many characters a reason or a name may have.
    static let textoMaximo = 200
    /// How many adjustments there may be.
    static let ajustesMaximos = 500

    /// What they are after a change.
    ///
    /// - Parameters:
    ///   - cambio: the change.
    ///   - equipos: the teams of the tournament.
    ///   - puestos: how many places the largest table has.
    /// - Returns: the new rules.
    /// - Throws: `FalloDeReglas` when it makes no sense.
    /// - Complexity: O(teams + adjustments + zones).
    public func con(
        _ cambio: CambioDeReglas, equipos: [Equipo], puestos: Int = ZonaDeTabla.puestoMaximo
    ) throws(FalloDeReglas) -> ReglasDelTorneo {
        var nuevas = self
        switch cambio {
        case .reglamento(let reglamento):
            try Self.comprobar(reglamento)
            nuevas.reglamento = reglamento
        case .ajustar(let ajuste):
            guard resoluciones.ajustes.count < Self.ajustesMaximos else {
                throw .demasiadosAjustes(Self.ajustesMaximos)
            }
            nuevas.resoluciones.ajustes.append(try Self.ajuste(ajuste, equipos))
        case .quitarAjuste(let ajuste):
            let buscado = try Self.ajuste(ajuste, equipos)
            guard let lugar = resoluciones.ajustes.firstIndex(of: buscado) else {
                throw .noEstaElAjuste
            }
            nuevas.resoluciones.ajustes.remove(at: lugar)
        case .zona(let zona):
            try comprobar(zona, puestos: puestos)
            nuevas.zonas.append(zona)
            nuevas.zonas.sort { $0.puestos.lowerBound < $1.puestos.lowerBound }
        case .quitarZona(let zona):
            guard let lugar = zonas.firstIndex(of: zona) else { throw .noEstaLaZona }
            nuevas.zonas.remove(at: lugar)
        case .sanciones(let sanciones):
            guard sanciones?.esPosible ?? true else { throw .sancionesImposibles }
            nuevas.sanciones = sanciones
        case .decidirOrden(let nombres):
            let orden = try Self.orden(nombres, equipos)
            // What was decided between them and others stays as far as it can.
            let lugar = nuevas.resoluciones.orden.firstIndex { orden.contains($0) }
            nuevas.resoluciones.orden.removeAll { orden.contains($0) }
            nuevas.resoluciones.orden.insert(
                contentsOf: orden, at: lugar ?? nuevas.resoluciones.orden.endIndex)
        case .olvidarOrden(let nombres):
            let orden = try Self.orden(nombres, equipos)
            nuevas.resoluciones.orden.removeAll { orden.contains($0) }
        }
        return nuevas
    }

    private static func orden(
        _ nombres: [String], _ equipos: [Equipo]
    ) throws(FalloDeReglas) -> [Equipo] {
        guard nombres.count > 1, Set(nombres).count == nombres.count else { throw .ordenImposible }
        var orden: [Equipo] = []
        for nombre in nombres {
            guard let equipo = equipos.first(where: { $0.nombre == nombre }) else {
                throw .noExisteElEquipo(nombre)
            }
            orden.append(equipo)
        }
        return orden
    }

    private static func ajuste(
        _ ajuste: Ajuste<String>, _ equipos: [Equipo]
    ) throws(FalloDeReglas) -> Ajuste<Equipo> {
        guard let equipo = equipos.first(where: { $0.nombre == ajuste.equipo }) else {
            throw .noExisteElEquipo(ajuste.equipo)
        }
        guard ajuste.puntos != 0, (-1000...1000).contains(ajuste.puntos) else {
            throw .puntosImposibles(ajuste.puntos)
        }
        guard ajuste.motivo.count <= textoMaximo else { throw .demasiadoLargo(textoMaximo) }
        return Ajuste(
            equipo: equipo, puntos: ajuste.puntos, motivo: ajuste.motivo, dia: ajuste.dia)
    }

    private func comprobar(
        _ zona: ZonaDeTabla, puestos: Int
    ) throws(FalloDeReglas) {
        guard zona.puestos.lowerBound >= 1, zona.puestos.upperBound <= ZonaDeTabla.puestoMaximo
        else { throw .puestosImposibles }
        guard zona.nombre.count <= Self.textoMaximo else {
            throw .demasiadoLargo(Self.textoMaximo)
        }
        if let otra = zonas.first(where: { $0.puestos.overlaps(zona.puestos) }) {
            throw .zonaOcupada(otra.puestos)
        }
        guard zona.puestos.upperBound <= puestos else { throw .puestosDeMas(puestos) }
    }

    private static func comprobar(
        _ reglas: ReglamentoDeCompeticion
    ) throws(FalloDeReglas) {
        guard reglas.nombre.contains(where: { !$0.isWhitespace }) else {
            throw .reglamento(.sinNombre)
        }
        guard reglas.nombre.count <= textoMaximo else { throw .demasiadoLargo(textoMaximo) }
        for puntos in [
            reglas.puntosPorVictoria, reglas.puntosPorEmpate, reglas.puntosPorDerrota,
        ] where !(-1000...1000).contains(puntos) { throw .puntosImposibles(puntos) }
        if let conocido = ReglamentoDeCompeticion.conocido(reglas.nombre) {
            var sinSemilla = reglas
            sinSemilla.semilla = nil
            guard sinSemilla == conocido else { throw .reglamento(.nombreConocido(reglas.nombre)) }
        }
        guard !reglas.criterios.isEmpty else { throw .reglamento(.sinCriterios) }
        var vistos: Set<Criterio> = []
        for criterio in reglas.criterios where !vistos.insert(criterio).inserted {
            throw .reglamento(.criterioRepetido(criterio))
        }
        for case .enfrentamientos(let directo) in reglas.criterios where directo.claves.isEmpty {
            throw .reglamento(.enfrentamientosSinClaves)
        }
    }
}

extension ReglaDeSanciones {
    /// The most cycles, and the most matches or cautions, that a rule made by hand can have.
    nonisolated package static let maximos = (ciclos: 10, numero: 100)

    /// Whether its numbers are some that a competition could have.
    nonisolated fileprivate var esPosible: Bool {
        ciclos.count <= Self.maximos.ciclos
            && ciclos.allSatisfy { (1...Self.maximos.numero).contains($0) }
            && [porCiclo, porDobleAmarilla, porRoja].allSatisfy {
                (0...Self.maximos.numero).contains($0)
            }
    }
}
