/// A tournament: its teams and the matches registered so far, every one of them validated.
///
/// It has identity (table and results look at the same one), so it is a class.
public final class Torneo {
    /// The name as it is shown.
    public let nombre: String
    /// The teams entered, in the order of entry.
    public let equipos: [Equipo]
    /// The matches, in the order in which they were registered.
    public private(set) var partidos: [Partido] = []
    /// The ties that follow them, with teams that may not be known yet; nil when there are none.
    public var cuadro: CuadroDelTorneo?
    /// What decides its tables.
    public var reglas = ReglasDelTorneo()

    private let inscritos: Set<Equipo>

    /// Makes a tournament without matches.
    ///
    /// - Parameters:
    ///   - nombre: the name as it is shown.
    ///   - equipos: the teams entered.
    public init(nombre: String, equipos: [Equipo]) {
        self.nombre = nombre
        self.equipos = equipos
        inscritos = Set(equipos)
    }

    /// Makes a tournament of a document that has just been read, every match of it validated there.
    init(validado documento: DocumentoDelTorneo) {
        nombre = documento.nombre
        equipos = documento.equipos
        inscritos = Set(documento.equipos)
        partidos = documento.partidos
        cuadro = documento.cuadro
        reglas = documento.reglas
    }

    /// Registers a match if it makes sense.
    ///
    /// - Parameter partido: the match.
    /// - Throws: `ErrorDeTorneo`, the first thing that is wrong; the tournament stays as it was.
    /// - Complexity: O(events × squad).
    public func registrar(_ partido: Partido) throws(ErrorDeTorneo) {
        guard partido.local !== partido.visitante else { throw .equipoContraSiMismo }
        guard inscritos.contains(partido.local), inscritos.contains(partido.visitante) else {
            throw .equiposNoInscritos(torneo: nombre)
        }
        try partido.validar()
        partidos.append(partido)
    }
}
