/// A match was given its referees.
public struct ArbitrosAsignados: SucesoDePartido {
    static let tipo = "arbitros"

    /// The most referees a match has.
    public static let maximo = 6

    /// The number of the match, from 1.
    public let partido: Int
    /// The names of the referees; none takes them away.
    public let arbitros: [String]

    /// Who referees is no result.
    var valeConfirmado: Bool { true }

    var esDelResultado: Bool { false }

    /// Gives a match its referees.
    ///
    /// - Parameters:
    ///   - partido: the number of the match, from 1.
    ///   - arbitros: their names.
    public init(partido: Int, arbitros: [String]) {
        self.partido = partido
        self.arbitros = arbitros
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        var leidos: [String] = []
        for suyo in try lector.lista(.arbitros) { leidos.append(try suyo.texto(.nombre)) }
        arbitros = leidos
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.lista(.arbitros, arbitros) { json, nombre in json.texto(.nombre, nombre) }
        json.entero(.partido, partido)
    }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        guard arbitros.count <= Self.maximo, Set(arbitros).count == arbitros.count else {
            throw .demasiadosArbitros
        }
        for nombre in arbitros where !nombre.esNombrePosible { throw .textoImposible(nombre) }
        encuentro.ficha.acta.arbitros = arbitros
    }
}

extension String {
    /// Whether it can name a team, a pitch, a referee: 1 to 80 letters in one line.
    var esNombrePosible: Bool {
        contains { !$0.isWhitespace } && count <= Jugador.largoDelNombre
            && !contains(where: \.isNewline)
    }
}
