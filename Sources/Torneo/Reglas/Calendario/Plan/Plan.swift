/// A whole competition before it is played: every match with whoever is to play it.
///
/// A value made by `Plan.liga`, `.grupos`, `.eliminatoria`, `.dobleEliminacion` or `.suizo`. What is
/// played lives in a `Competicion`.
public struct Plan<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// How many teams a plan can have.
    public static var equiposMaximos: Int { 1024 }

    /// The teams, in the order in which they were given: the strongest first where that matters.
    public internal(set) var equipos: [Participante]
    /// The groups; a league is one group.
    public internal(set) var grupos: [[Participante]] = []
    /// The matches; the number of each is its position + 1.
    public internal(set) var encuentros: [Encuentro<Participante>] = []
    /// The ties; the number of each is its position + 1.
    public internal(set) var llaves: [Llave<Participante>] = []
    /// Who rests when.
    public internal(set) var descansos: [Descanso<Participante>] = []
    /// Where the best of the next places go, if any go on.
    public internal(set) var reparto: Reparto?
    /// How ties are played.
    public internal(set) var reglas: ReglasDeEliminatoria

    init(equipos: [Participante], reglas: ReglasDeEliminatoria = ReglasDeEliminatoria()) {
        self.equipos = equipos
        self.reglas = reglas
    }

    /// Adds a match.
    ///
    /// - Returns: its number.
    @discardableResult
    mutating func anadir(
        _ fase: Fase, jornada: Int, grupo: Int? = nil, llave: Int? = nil, pierna: Int = 1,
        _ local: Plaza<Participante>, _ visitante: Plaza<Participante>
    ) -> Int {
        let numero = encuentros.count + 1
        encuentros.append(
            Encuentro(
                numero: numero, fase: fase, jornada: jornada, grupo: grupo, llave: llave,
                pierna: pierna, local: local, visitante: visitante))
        return numero
    }

    /// Adds a tie with its matches.
    ///
    /// - Returns: its number.
    mutating func anadirLlave(
        _ fase: Fase, jornada: Int, _ uno: Plaza<Participante>, _ otro: Plaza<Participante>,
        soloSiGanaElOtroDe condicion: Int? = nil
    ) -> Int {
        let numero = llaves.count + 1
        var suyos: [Int] = []
        if reglas.piernas(fase) == 2 {
            suyos.append(anadir(fase, jornada: jornada, llave: numero, otro, uno))
            suyos.append(anadir(fase, jornada: jornada, llave: numero, pierna: 2, uno, otro))
        } else {
            suyos.append(anadir(fase, jornada: jornada, llave: numero, uno, otro))
        }
        llaves.append(
            Llave(
                numero: numero, fase: fase, uno: uno, otro: otro, encuentros: suyos,
                soloSiGanaElOtroDe: condicion))
        return numero
    }
}
