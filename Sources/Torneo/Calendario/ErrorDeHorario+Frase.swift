extension ErrorDeHorario {
    /// What stands in the way and what to do, in one Spanish sentence without its full stop.
    ///
    /// - Parameter nombre: how a match is called.
    /// - Returns: the sentence.
    public func descripcion(_ nombre: (Int) -> String) -> String {
        switch self {
        case .condicionSinSentido:
            "La duración, las pausas, los campos o los árbitros no tienen sentido"
        case .faltanHuecos(let caben, let hacenFalta):
            "En los campos caben \(caben) partidos y hay que jugar \(hacenFalta): pon más campos, "
                + "más horas o más días, o partidos más cortos"
        case .sinHuecoPosible(let encuentro):
            "\(nombre(encuentro)) no puede jugarse a ninguna hora de las que se piden para él"
        case .cadenaDemasiadoLarga(let encuentro):
            "Hasta \(nombre(encuentro)) hay que jugar demasiados partidos seguidos para el tiempo "
                + "que hay: pon más días o menos descanso"
        case .equipoSinTiempo(let encuentro):
            "Con el descanso pedido, los equipos no tienen tiempo para todos sus partidos: "
                + "falla \(nombre(encuentro)); pon más días o menos descanso"
        case .noCabe(let encuentro, let sobra) where sobra.isEmpty:
            "No hay sitio para \(nombre(encuentro)): estorban varias condiciones a la vez"
        case .noCabe(let encuentro, let sobra):
            "No hay sitio para \(nombre(encuentro)); lo habría sin "
                + sobra.map(\.descripcion).joined(separator: ", o sin ")
        case .choca(let choques):
            "No puede ser: " + choques.map { $0.descripcion(nombre) }.joined(separator: "; ")
        }
    }
}

extension Causa {
    /// The condition, to stand behind «sin».
    public var descripcion: String {
        switch self {
        case .campos: "el límite de campos"
        case .descanso: "el descanso entre partidos"
        case .arbitros: "el límite de árbitros"
        case .deseos: "las horas y campos que se piden"
        case .diasEntreJornadas: "los días entre jornadas"
        }
    }
}

extension Choque {
    /// What is broken.
    ///
    /// - Parameter nombre: how a match is called.
    /// - Returns: the sentence.
    public func descripcion(_ nombre: (Int) -> String) -> String {
        switch self {
        case .campoCerrado(let uno): "el campo de \(nombre(uno)) está cerrado entonces"
        case .campo(let uno, let otro): "\(nombre(uno)) y \(nombre(otro)) coinciden en el campo"
        case .equipo(let uno, let otro):
            "un equipo no descansa entre \(nombre(uno)) y \(nombre(otro))"
        case .arbitro(let uno, let otro): "\(nombre(uno)) y \(nombre(otro)) tienen el mismo árbitro"
        case .orden(let uno, let otro): "\(nombre(uno)) va antes que \(nombre(otro))"
        case .deseo(let uno): "\(nombre(uno)) no cumple lo que se pide para él"
        case .jornada(let uno): "\(nombre(uno)) se sale de los días de su jornada"
        }
    }
}
