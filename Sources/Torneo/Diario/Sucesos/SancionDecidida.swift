/// The organiser added matches of suspension for somebody, or lifted some that are still to be served.
public struct SancionDecidida: SucesoDelTorneo {
    static let tipo = "sancion"

    /// The place of the team in the order of entry, from 1.
    public let equipo: Int
    /// Who.
    public let jugador: Jugador
    /// How many matches; negative when they are lifted.
    public let partidos: Int
    /// Why; everybody can read it.
    public let motivo: String

    /// Makes one.
    ///
    /// - Parameters:
    ///   - equipo: the place of the team in the order of entry, from 1.
    ///   - jugador: somebody of its squad.
    ///   - partidos: how many matches; negative when they are lifted.
    ///   - motivo: why.
    public init(equipo: Int, jugador: Jugador, partidos: Int, motivo: String) {
        self.equipo = equipo
        self.jugador = jugador
        self.partidos = partidos
        self.motivo = motivo
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        equipo = try lector.entero(.equipo)
        jugador = try Jugador(lector.objeto(.jugador))
        partidos = try lector.entero(.cuantos)
        motivo = try lector.texto(.motivo)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.entero(.cuantos, partidos)
        json.entero(.equipo, equipo)
        json.objeto(.jugador) { jugador.escribir(en: &$0) }
        json.texto(.motivo, motivo)
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        let suyo = try torneo.equipo(numero: equipo)
        guard suyo.plantilla.contains(jugador) else {
            throw .jugadorDesconocido(jugador.nombre, equipo: suyo.nombre)
        }
        guard motivo.esUnMotivo else { throw .faltaElMotivo }
        guard DecisionDisciplinaria<Equipo, Jugador>.partidosPosibles.contains(abs(partidos)) else {
            throw .sancionImposible
        }
        if partidos < 0 {
            let expediente = torneo.disciplina().expediente(de: jugador, en: suyo)
            let pendientes = expediente?.pendientes.reduce(0) { $0 + $1.partidos - $1.cumplidos }
            guard pendientes ?? 0 >= -partidos else {
                throw .menosPorCumplir(jugador.nombre, pendientes ?? 0)
            }
        }
        let ultimo = torneo.partidos.ordenDeCalendario.last {
            torneo.partidos[$0].ficha.estado.estaDecidido
        }
        torneo.reglas.decisiones.append(
            DecisionDisciplinaria(
                equipo: suyo, persona: jugador, partidos: partidos, motivo: motivo,
                tras: ultimo.map { $0 + 1 }))
    }
}
