/// What an entry says: one case a kind, each kind in a file of its own in `Sucesos`.
///
/// A new kind is a file there, a case here and a line in `clase` and `leer`; what was written
/// before stays as it is.
public indirect enum Suceso: Hashable, Sendable {
    /// The journal begins with the tournament as it was.
    case tomado(TorneoTomado)
    /// The tournament was replaced by a document.
    case importado(TorneoImportado)
    /// A match began.
    case saque(SaqueApuntado)
    /// A goal.
    case gol(GolApuntado)
    /// A card.
    case tarjeta(TarjetaApuntada)
    /// A substitution.
    case cambio(CambioApuntado)
    /// A match ended.
    case final(FinalApuntado)
    /// The result of a match, without its goals one by one.
    case resultado(ResultadoApuntado)
    /// A goal that came with a document was in another minute.
    case minuto(MinutoCorregido)
    /// What decides the tables was changed.
    case reglas(ReglasCambiadas)
    /// A round of a Swiss tournament was paired.
    case ronda(RondaEmparejada)
    /// Somebody stands by the result of a match, or does not any more.
    case confirmacion(ConfirmacionApuntada)
    /// Somebody stands by the results of several matches.
    case confirmados(ResultadosConfirmados)
    /// The squad of a team was changed.
    case plantilla(PlantillaCambiada)
    /// A match was put off.
    case aplazado(AplazamientoApuntado)
    /// Matches were moved.
    case movidos(PartidosMovidos)
    /// The organiser decided about a match.
    case estado(EstadoDecidido)
    /// A match was given its referees.
    case arbitros(ArbitrosAsignados)
    /// A match was added.
    case partidoNuevo(PartidoAnadido)
    /// A match is between other teams.
    case rivales(RivalesCambiados)
    /// A team was entered, renamed, or has withdrawn; players change team or are one.
    case equipo(EquipoCambiado)
    /// A tie was given another day, time or pitch.
    case cruceMovido(CruceMovido)
    /// Matches of suspension were added or lifted.
    case sancion(SancionDecidida)
    /// An entry should have said something else.
    case correccion(Correccion)
    /// An entry does not count.
    case anulacion(Anulacion)

    /// The payload.
    var clase: any ClaseDeSuceso {
        switch self {
        case .tomado(let clase): clase
        case .importado(let clase): clase
        case .saque(let clase): clase
        case .gol(let clase): clase
        case .tarjeta(let clase): clase
        case .cambio(let clase): clase
        case .final(let clase): clase
        case .resultado(let clase): clase
        case .minuto(let clase): clase
        case .reglas(let clase): clase
        case .ronda(let clase): clase
        case .confirmacion(let clase): clase
        case .confirmados(let clase): clase
        case .plantilla(let clase): clase
        case .aplazado(let clase): clase
        case .movidos(let clase): clase
        case .estado(let clase): clase
        case .arbitros(let clase): clase
        case .partidoNuevo(let clase): clase
        case .rivales(let clase): clase
        case .equipo(let clase): clase
        case .cruceMovido(let clase): clase
        case .sancion(let clase): clase
        case .correccion(let clase): clase
        case .anulacion(let clase): clase
        }
    }

    /// The tag of its kind, as the journal has it.
    public var tipo: String { type(of: clase).tipo }

    /// The tag of annulments.
    public static let tipoDeAnulacion = Anulacion.tipo

    /// The number of the match it speaks of; nil when it speaks of none.
    public var partido: Int? { (clase as? any SucesoDePartido)?.partido }

    /// The document that takes the place of everything before; nil when it is no such event.
    var documento: [UInt8]? {
        switch self {
        case .tomado(let tomado): tomado.documento
        case .importado(let importado): importado.documento
        default: nil
        }
    }

    /// The entry that it speaks about; nil when it speaks of the tournament itself.
    public var referido: Identificador? {
        switch self {
        case .correccion(let correccion): correccion.de
        case .anulacion(let anulacion): anulacion.de
        default: nil
        }
    }

    /// Reads one whose tag is known.
    ///
    /// - Parameter lector: at the event.
    /// - Returns: what happened.
    /// - Throws: `ErrorDeApunte`; an unknown tag is one, and is never skipped.
    static func leer(_ lector: LectorDeApunte) throws(ErrorDeApunte) -> Suceso {
        let tipo = try lector.texto(.tipo)
        return switch tipo {
        case TorneoTomado.tipo: .tomado(try TorneoTomado(lector))
        case TorneoImportado.tipo: .importado(try TorneoImportado(lector))
        case SaqueApuntado.tipo: .saque(try SaqueApuntado(lector))
        case GolApuntado.tipo: .gol(try GolApuntado(lector))
        case TarjetaApuntada.tipo: .tarjeta(try TarjetaApuntada(lector))
        case CambioApuntado.tipo: .cambio(try CambioApuntado(lector))
        case FinalApuntado.tipo: .final(try FinalApuntado(lector))
        case ResultadoApuntado.tipo: .resultado(try ResultadoApuntado(lector))
        case MinutoCorregido.tipo: .minuto(try MinutoCorregido(lector))
        case ReglasCambiadas.tipo: .reglas(try ReglasCambiadas(lector))
        case RondaEmparejada.tipo: .ronda(try RondaEmparejada(lector))
        case ConfirmacionApuntada.tipo: .confirmacion(try ConfirmacionApuntada(lector))
        case ResultadosConfirmados.tipo: .confirmados(try ResultadosConfirmados(lector))
        case PlantillaCambiada.tipo: .plantilla(try PlantillaCambiada(lector))
        case AplazamientoApuntado.tipo: .aplazado(try AplazamientoApuntado(lector))
        case PartidosMovidos.tipo: .movidos(try PartidosMovidos(lector))
        case EstadoDecidido.tipo: .estado(try EstadoDecidido(lector))
        case ArbitrosAsignados.tipo: .arbitros(try ArbitrosAsignados(lector))
        case PartidoAnadido.tipo: .partidoNuevo(try PartidoAnadido(lector))
        case RivalesCambiados.tipo: .rivales(try RivalesCambiados(lector))
        case EquipoCambiado.tipo: .equipo(try EquipoCambiado(lector))
        case CruceMovido.tipo: .cruceMovido(try CruceMovido(lector))
        case SancionDecidida.tipo: .sancion(try SancionDecidida(lector))
        case Correccion.tipo: .correccion(try Correccion(lector))
        case Anulacion.tipo: .anulacion(try Anulacion(lector))
        default: throw lector.error(.tipoDesconocido(tipo), en: .tipo)
        }
    }
}
