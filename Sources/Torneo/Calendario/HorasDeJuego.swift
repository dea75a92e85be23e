/// When and where a competition can be played, as an organiser says it: the same hours of some days,
/// on some pitches.
public struct HorasDeJuego: Hashable, Sendable {
    /// The most days that are tried where nobody says how many there are.
    public static let diasMaximos = 366

    /// The first day.
    public var primerDia: Fecha
    /// From when to when the pitches are open, in minutes from midnight.
    public var horas: Range<Int>
    /// The time zone of the place, such as `Europe/Madrid`; nil when it is not known.
    public var zona: String?
    /// The names of the pitches, one at least.
    public var campos: [String]
    /// How long a pitch is taken by a match, in minutes.
    public var duracion: Int
    /// How long a pitch is free between two matches, in minutes.
    public var pausa = 0
    /// How long a team rests between two matches, in minutes.
    public var descanso = 0
    /// How many days there are; nil for as few as are needed.
    public var dias: Int?
    /// Every how many days there is a round; nil when rounds follow at once.
    public var cada: Int?
    /// How many referees there are; nil when nobody minds.
    public var cuantosArbitros: Int?
    /// The names of the referees, if they have any.
    public var arbitros: [String] = []

    /// Says it.
    ///
    /// - Parameters:
    ///   - primerDia: the first day.
    ///   - horas: from when to when the pitches are open, in minutes from midnight.
    ///   - zona: the time zone of the place.
    ///   - campos: the names of the pitches, one at least.
    ///   - duracion: how long a pitch is taken by a match, in minutes.
    public init(
        primerDia: Fecha, horas: Range<Int>, zona: String?, campos: [String], duracion: Int
    ) {
        self.primerDia = primerDia
        self.horas = horas
        self.zona = zona
        self.campos = campos
        self.duracion = duracion
    }

    /// Gives every match its place.
    ///
    /// - Parameters:
    ///   - plan: the matches.
    ///   - deseos: what is wished.
    /// - Returns: the places.
    /// - Throws: `ErrorDeHorario`.
    /// - Complexity: that of `Programador.programar`, a dozen times where the days are not given.
    public func situar(
        _ plan: Plan<Equipo>, deseos: [Deseo<Equipo>] = []
    ) throws(ErrorDeHorario) -> Sede {
        Sede(
            horario: try horario(plan, deseos), primerDia: primerDia, zona: zona, campos: campos,
            arbitros: arbitros)
    }

    private func horario(
        _ plan: Plan<Equipo>, _ deseos: [Deseo<Equipo>]
    ) throws(ErrorDeHorario) -> Horario {
        if cada != nil {
            let jornadas = dias ?? plan.jornadasEnTotal
            return try programador(plan, deseos, dias: jornadas).programar()
        }
        if let dias { return try programador(plan, deseos, dias: dias).programar() }
        let alDia = campos.count * max(1, (horas.count + pausa) / max(1, duracion + pausa))
        var cuantos = max(1, (plan.encuentros.count + alDia - 1) / alDia)
        while cuantos < Self.diasMaximos {
            if let horario = try programador(plan, deseos, dias: cuantos).intentar() {
                return horario
            }
            cuantos += max(1, cuantos / 4)
        }
        return try programador(plan, deseos, dias: Self.diasMaximos).programar()
    }

    private func programador(
        _ plan: Plan<Equipo>, _ deseos: [Deseo<Equipo>], dias: Int
    ) throws(ErrorDeHorario) -> Programador<Equipo> {
        let paso = cada ?? 1
        let campo = Campo(dias: stride(from: 0, to: dias * paso, by: paso), horas: horas)
        return try Programador(
            plan,
            Condiciones(
                campos: Array(repeating: campo, count: campos.count), duracion: duracion,
                pausa: pausa, descanso: descanso, arbitros: cuantosArbitros, deseos: deseos,
                diasEntreJornadas: cada))
    }
}
