package import Torneo

/// Everything that can be asked to change in a tournament, as a value.
nonisolated package enum Orden: Hashable, Sendable {
    /// Begin a match, with a duration in minutes or the one already chosen.
    ///
    /// With an identity, saying it twice begins it once.
    case empezar(partido: Int, duracion: Int?, id: Identificador? = nil)
    /// A goal by hand, in a minute of the match or the one it is in; of whom was seen, else of the player
    /// whose turn it is.
    ///
    /// With an identity, saying it twice counts once; saying it with another minute corrects that.
    case gol(
        partido: Int, lado: Lado, minuto: Int? = nil, de: QuienMarca? = nil,
        id: Identificador? = nil)
    /// The result of a match that is not being played, or its correction; what follows in the
    /// knock-out follows.
    ///
    /// One that is confirmed is only changed with a reason. With an identity, saying it twice does it
    /// once.
    case resultado(
        partido: Int, ResultadoAMano, motivo: String? = nil, id: Identificador? = nil)
    /// Stand by the result of a match.
    ///
    /// With an identity, saying it twice does it once.
    case confirmar(partido: Int, id: Identificador? = nil)
    /// Do not stand by the result of a match any more, and say why.
    ///
    /// With an identity, saying it twice does it once.
    case retirarConfirmacion(partido: Int, motivo: String, id: Identificador? = nil)
    /// Pair the next round of a Swiss tournament.
    case emparejarRonda
    /// Let an entry of the journal not count: undo, and of an annulment, redo.
    ///
    /// What is part of a confirmed result is only undone with a reason. With an identity, saying it
    /// twice does it once.
    case anular(apunte: Identificador, motivo: String? = nil, id: Identificador? = nil)
    /// Choose how long matches last, in minutes; with a match, of that one first of all.
    case cambiarDuracion(partido: Int?, minutos: Int)
    /// Put away the bar of a match that has finished.
    case cerrarBarra
    /// Ask the service for the referees.
    case refrescarArbitros
    /// Publish the chronicle of a match.
    ///
    /// With an identity, saying it twice publishes it once.
    case publicarCronica(partido: Int, id: Identificador? = nil)
    /// Change fixtures or teams, as they were when the journal had so many entries.
    ///
    /// With an identity, saying it twice does it once.
    case organizar(CambioDelOrganizador, visto: Int? = nil, id: Identificador? = nil)
    /// Change what decides the tables.
    case cambiarReglas(CambioDeReglas)
    /// Change the squad of a team, by its place in the order of entry, from 1.
    ///
    /// With an identity, saying it twice does it once.
    case cambiarPlantilla(equipo: Int, CambioDePlantilla, id: Identificador? = nil)
    /// Erase the name of somebody for good, from all that was written down.
    case borrarNombre(equipo: Int, BorradoDeNombre)
}

extension Orden {
    /// Whether it plays or publishes something of the tournament.
    ///
    /// While its file cannot be read, what is shown is not the tournament.
    nonisolated var esDelTorneo: Bool {
        switch self {
        case .organizar, .empezar, .gol, .resultado, .emparejarRonda, .anular,
            .publicarCronica,
            .cambiarReglas, .cambiarPlantilla, .borrarNombre, .confirmar, .retirarConfirmacion:
            true
        case .cambiarDuracion, .cerrarBarra, .refrescarArbitros: false
        }
    }
}

/// Who scored, as whoever marks a goal says it.
nonisolated package enum QuienMarca: Hashable, Sendable {
    /// Somebody of the squad.
    case jugador(CambioDePlantilla.Plaza)
    /// Nobody saw who it was.
    case sinIdentificar
}

/// What came of an order.
nonisolated package enum Hecho: Hashable, Sendable {
    /// Done; there is nothing more to tell.
    case hecho
    /// A goal is written down.
    case gol(GolAvisado)
    /// An entry is written down, with this number, from 1.
    case apuntado(Int)
    /// The referees are now this many.
    case arbitros(Int)
    /// The chronicle was published with this number.
    case cronica(Int)
}
