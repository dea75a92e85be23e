/// What can be done to a tournament, as far as roles tell it apart: the columns of the table.
nonisolated package enum Accion: String, CaseIterable, Codable, Sendable {
    /// Begin a match, mark its goals, choose its length, put its bar away.
    case marcar
    /// Undo whatever was written down.
    case deshacer
    /// Undo what was written down with one's own link, as long as one could do it again.
    case deshacerLoSuyo
    /// See the history: who wrote down what, and when.
    case verHistorial
    /// Write down or correct the result of a match.
    case ponerResultado
    /// Stand by the result of a match, so that it is final.
    case confirmar
    /// Change a result that is confirmed, or take the confirmation back, and say why.
    case cambiarConfirmado
    /// Pair the next round.
    case emparejar
    /// Change settings and rules.
    case ajustar
    /// Publish chronicles.
    case publicar
    /// Ask the service for the referees.
    case refrescar
    /// Change the squad of a team.
    case inscribir
    /// Erase somebody's name for good.
    case borrarNombres
    /// Make and revoke links, set the password.
    case repartir
    /// Make tournaments, and change teams and fixtures.
    case organizar
}

/// Who may do what: the one table, which every write is held against.
nonisolated package enum Permiso {
    /// The actions of a kind of role, within its reach.
    ///
    /// - Parameter clase: the kind of role.
    /// - Returns: a row of the table.
    package static func acciones(de clase: Papel.Clase) -> Set<Accion> {
        switch clase {
        case .organizador: Set(Accion.allCases)
        case .anotador: [.marcar, .deshacerLoSuyo]
        case .capitan: [.inscribir, .deshacerLoSuyo]
        case .arbitro: [.ponerResultado, .confirmar, .deshacerLoSuyo]
        }
    }

    /// Whether somebody may do something.
    ///
    /// - Parameters:
    ///   - papel: his role; nil for whoever has none.
    ///   - accion: what is to be done.
    ///   - lugar: to what.
    /// - Returns: whether the table has the action and the role reaches that far.
    package static func puede(_ papel: Papel?, _ accion: Accion, en lugar: Lugar) -> Bool {
        guard let papel else { return false }
        return acciones(de: papel.clase).contains(accion) && papel.alcanza(lugar)
    }

    /// All that somebody may do to something.
    ///
    /// - Parameters:
    ///   - papel: his role; nil for whoever has none.
    ///   - lugar: to what.
    /// - Returns: the actions.
    package static func acciones(de papel: Papel?, en lugar: Lugar) -> Set<Accion> {
        guard let papel, papel.alcanza(lugar) else { return [] }
        return acciones(de: papel.clase)
    }
}
