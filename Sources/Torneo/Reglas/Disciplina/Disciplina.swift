/// Cards and suspensions of one competition, as its matches tell them.
///
/// A fold over the matches in the order of play: cards first, then which matches serve what. A suspension is
/// served in the next matches of the person's team in this competition; one match serves one
/// suspension, the older first. A match without a result is still to serve; one that was put off serves
/// only once it has been played, and one that was awarded only those whose team did not lose it.
public struct Disciplina<Id: Hashable & Sendable, Persona: Hashable & Sendable>: Sendable {
    /// What cards cost.
    public let regla: ReglaDeSanciones
    /// Everybody who has seen a card that counts, in the order of the first one.
    public internal(set) var expedientes: [Expediente<Id, Persona>] = []

    struct Clave: Hashable {
        let equipo: Id
        let persona: Persona
    }

    /// When a match was played: its number, and its position in the order of play.
    private struct Momento {
        let numero: Int
        let posicion: Int
    }

    private var posiciones: [Clave: Int] = [:]
    private var porEquipo: [Id: [Int]] = [:]
    private var porPartido: [Int: [Baja]] = [:]

    /// Goes through a competition.
    ///
    /// - Parameters:
    ///   - partidos: its matches, in the order of play.
    ///   - regla: what cards cost.
    ///   - decisiones: what the organiser added or lifted, in the order of the decisions.
    /// - Complexity: O(matches + cards × (cards of a match + matches of a team)).
    public init(
        _ partidos: [PartidoDisciplinario<Id, Persona>], regla: ReglaDeSanciones,
        decisiones: [DecisionDisciplinaria<Id, Persona>] = []
    ) {
        self.regla = regla
        var calendario = CalendarioDisciplinario<Id>()
        for (posicion, partido) in partidos.enumerated() {
            for equipo in [partido.local, partido.visitante] {
                if calendario.pasa(equipo, a: partido.etapa, regla) { borrar(de: equipo) }
            }
            contar(partido, posicion)
            calendario.anadir(partido, posicion)
        }
        for decision in decisiones {
            decidir(decision, tras: partidos.firstIndex { $0.numero == decision.tras } ?? -1)
        }
        for expediente in expedientes.indices { cumplir(expediente, calendario) }
    }

    /// What is written down about somebody; nil when there is nothing.
    ///
    /// - Parameters:
    ///   - persona: who.
    ///   - equipo: for which team.
    /// - Returns: cards and suspensions.
    /// - Complexity: O(1) on average.
    public func expediente(de persona: Persona, en equipo: Id) -> Expediente<Id, Persona>? {
        posiciones[Clave(equipo: equipo, persona: persona)].map { expedientes[$0] }
    }

    /// What is written down about those of a team, in the order of the first card.
    ///
    /// - Complexity: O(persons of the team).
    public func expedientes(de equipo: Id) -> [Expediente<Id, Persona>] {
        (porEquipo[equipo] ?? []).map { expedientes[$0] }
    }

    /// Who is suspended for a match.
    ///
    /// - Parameter partido: its number.
    /// - Returns: them, in the order of their first card; whoever serves there what is due.
    /// - Complexity: O(persons suspended).
    public func bajas(en partido: Int) -> [Baja] { porPartido[partido] ?? [] }

    private mutating func borrar(de equipo: Id) {
        for posicion in porEquipo[equipo] ?? [] { expedientes[posicion].enCiclo = [] }
    }

    /// Counts the cards of a match, person by person.
    private mutating func contar(_ partido: PartidoDisciplinario<Id, Persona>, _ posicion: Int) {
        guard partido.estado.cuentaRojas else { return }
        for (lugar, tarjeta) in partido.tarjetas.enumerated() {
            let esSuya = { (otra: TarjetaMostrada<Persona>) in
                otra.persona == tarjeta.persona && otra.esLocal == tarjeta.esLocal
            }
            guard !partido.tarjetas[..<lugar].contains(where: esSuya) else { continue }
            let suyas = partido.tarjetas[lugar...].filter(esSuya)
            let amarillas = suyas.count { $0.clase == .amarilla }
            let equipo = tarjeta.esLocal ? partido.local : partido.visitante
            anotar(
                Clave(equipo: equipo, persona: tarjeta.persona), amarillas: amarillas,
                rojas: suyas.count - amarillas, Momento(numero: partido.numero, posicion: posicion),
                conAmarillas: partido.estado.cuentaAmarillas)
        }
    }

    private mutating func anotar(
        _ clave: Clave, amarillas: Int, rojas: Int, _ cuando: Momento, conAmarillas: Bool
    ) {
        // A caution that does not count, for nobody has decided about the match, leaves no trace.
        guard conAmarillas || rojas > 0 || amarillas > 1 else { return }
        let posicion = posicion(de: clave)
        if amarillas > 1 {
            expedientes[posicion].doblesAmarillas += 1
            sancionar(posicion, .dobleAmarilla(cuando.numero), regla.porDobleAmarilla, cuando)
            return
        }
        if amarillas == 1, conAmarillas { amonestar(posicion, cuando) }
        if rojas > 0 {
            expedientes[posicion].rojas += 1
            sancionar(posicion, .roja(cuando.numero), regla.porRoja, cuando)
        }
    }

    private mutating func amonestar(_ posicion: Int, _ cuando: Momento) {
        expedientes[posicion].amarillas += 1
        expedientes[posicion].enCiclo.append(cuando.numero)
        let enCiclo = expedientes[posicion].enCiclo
        guard let limite = expedientes[posicion].limite, enCiclo.count >= limite else { return }
        expedientes[posicion].enCiclo = []
        expedientes[posicion].ciclosCompletos += 1
        expedientes[posicion].limite = regla.amarillas(
            trasCompletar: expedientes[posicion].ciclosCompletos)
        sancionar(posicion, .amarillas(enCiclo), regla.porCiclo, cuando)
    }

    private mutating func sancionar(
        _ posicion: Int, _ causa: CausaDeSancion, _ partidos: Int, _ cuando: Momento
    ) {
        guard partidos > 0 else { return }
        expedientes[posicion].sanciones.append(
            Sancion(causa: causa, partidos: partidos, desde: cuando.posicion))
    }

    mutating func posicion(de clave: Clave) -> Int {
        if let posicion = posiciones[clave] { return posicion }
        posiciones[clave] = expedientes.count
        porEquipo[clave.equipo, default: []].append(expedientes.count)
        expedientes.append(
            Expediente(
                persona: clave.persona, equipo: clave.equipo,
                limite: regla.amarillas(trasCompletar: 0)))
        return expedientes.count - 1
    }

    /// Gives the matches of the team to somebody's suspensions, one after the other.
    private mutating func cumplir(_ posicion: Int, _ calendario: CalendarioDisciplinario<Id>) {
        let equipo = expedientes[posicion].equipo
        var reparto = calendario.reparto(de: equipo)
        for sancion in expedientes[posicion].sanciones.indices {
            let turnos = reparto.turnos(para: expedientes[posicion].sanciones[sancion])
            expedientes[posicion].sanciones[sancion].turnos = turnos
            for turno in turnos {
                porPartido[turno.partido, default: []].append(
                    Baja(expediente: posicion, sancion: sancion))
            }
        }
    }
}
