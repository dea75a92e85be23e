package import Torneo

nonisolated extension Permiso {
    /// Whether somebody may undo an entry.
    ///
    /// Whoever may undo everything may; everybody else only what was written down with the same link,
    /// as long as its role still allows to do such a thing.
    ///
    /// - Parameters:
    ///   - papel: his role; nil for whoever has none.
    ///   - enlace: the link he came in with; nil for none.
    ///   - apunte: the entry.
    ///   - clase: what was written down in the end: of an annulment, what it annuls.
    ///   - lugar: what the entry concerns.
    /// - Returns: whether he may.
    package static func puedeDeshacer(
        _ papel: Papel?, _ enlace: Identificador?, _ apunte: Apunte, de clase: Suceso,
        en lugar: Lugar
    ) -> Bool {
        if puede(papel, .deshacer, en: lugar) { return true }
        guard puede(papel, .deshacerLoSuyo, en: lugar), let enlace,
            apunte.autor.enlace == enlace
        else { return false }
        return puede(papel, clase.accion, en: lugar)
    }
}

extension Suceso {
    /// What it takes to write such a thing down.
    nonisolated fileprivate var accion: Accion {
        switch self {
        case .gol, .tarjeta, .cambio, .minuto, .saque: .marcar
        case .resultado(let suyo): suyo.motivo == nil ? .ponerResultado : .cambiarConfirmado
        case .confirmacion(let suya): suya.retiradaPor == nil ? .confirmar : .cambiarConfirmado
        case .plantilla: .inscribir
        case .ronda: .emparejar
        case .reglas: .ajustar
        case .confirmados, .movidos, .estado, .arbitros, .partidoNuevo, .rivales, .equipo,
            .cruceMovido, .sancion:
            .organizar
        case .tomado, .importado, .final, .aplazado, .correccion, .anulacion: .deshacer
        }
    }
}

extension LibroDelTorneo {
    /// What was written down in the end: of a correction or an annulment, what it speaks of.
    ///
    /// - Parameter lugar: the place of the entry, from 0.
    /// - Returns: what happened.
    nonisolated package func sucesoEnElFondo(_ lugar: Int) -> Suceso {
        let suceso = apuntes[lugar].suceso
        return suceso.referido.flatMap { self.lugar(de: $0) }.map(sucesoEnElFondo) ?? suceso
    }
}
