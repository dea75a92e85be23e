package import Torneo

/// What makes a tournament, in the API: the fields of the form in three steps.
nonisolated package struct TorneoNuevoDTO: Codable, Hashable, Sendable {
    /// The name.
    package var nombre: String
    /// The names of the teams, the best first.
    package var equipos: [String]
    /// `liga`, `grupos`, `grupos-y-eliminatoria`, `eliminatoria` or `suizo`; absent means a league.
    package var sistema: String?
    /// How often everybody plays everybody.
    package var vueltas: Int?
    /// How many groups there are.
    package var grupos: Int?
    /// How many go on from each group.
    package var clasifican: Int?
    /// How many rounds a Swiss tournament has.
    package var rondas: Int?
    /// Whether ties are played over two legs.
    package var idaYVuelta: Bool?
    /// Whether the third place is played for.
    package var tercerPuesto: Bool?
    /// The number of the draw; absent means the order of the list.
    package var sorteo: Int?
    /// The first day, `2027-05-29`; absent means without days and times.
    package var desde: String?
    /// The last day.
    package var hasta: String?
    /// The time zone, `Europe/Madrid`.
    package var zona: String?
    /// The names of the pitches.
    package var campos: [String]?
    /// When play begins, `10:00`.
    package var inicio: String?
    /// When play ends, `20:00`.
    package var fin: String?
    /// How long a match takes a pitch, in minutes.
    package var duracion: Int?
    /// Minutes between two matches of a pitch.
    package var pausa: Int?
    /// Minutes a team rests between two matches.
    package var descanso: Int?
    /// Every how many days there is a round.
    package var cada: Int?
    /// The identity of the request: sent twice, it makes one tournament.
    package var id: Identificador?

    enum CodingKeys: String, CodingKey {
        case nombre, equipos, sistema, vueltas, grupos, clasifican, rondas
        case idaYVuelta = "ida_y_vuelta"
        case tercerPuesto = "tercer_puesto"
        case sorteo, desde, hasta, zona, campos, inicio, fin, duracion, pausa, descanso, cada, id
    }

    /// The same as a draft.
    package var borrador: BorradorDeTorneo {
        let valores: [(BorradorDeTorneo.Campo, String?)] = [
            (.nombre, nombre), (.equipos, equipos.joined(separator: "\n")), (.sistema, sistema),
            (.vueltas, vueltas.map(String.init)), (.grupos, grupos.map(String.init)),
            (.clasifican, clasifican.map(String.init)), (.rondas, rondas.map(String.init)),
            (.idaYVuelta, idaYVuelta == true ? "si" : nil),
            (.tercerPuesto, tercerPuesto == true ? "si" : nil),
            (.sorteo, sorteo.map(String.init)), (.desde, desde), (.hasta, hasta), (.zona, zona),
            (.campos, campos.map { $0.joined(separator: ",") }), (.inicio, inicio), (.fin, fin),
            (.duracion, duracion.map(String.init)), (.pausa, pausa.map(String.init)),
            (.descanso, descanso.map(String.init)), (.cada, cada.map(String.init)),
        ]
        return BorradorDeTorneo(
            Dictionary(
                uniqueKeysWithValues: valores.compactMap { campo, valor in
                    valor.map { (campo, $0) }
                }))
    }
}
