/// What follows a tournament's matches: ties whose teams may not be known yet.
///
/// It stands beside the matches, so that readers who know only matches lose nothing but this.
public struct CuadroDelTorneo: Hashable, Sendable {
    /// Every match of a tie, those whose teams are known too, in order.
    public var cruces: [CruceDelCuadro]
    /// How level ties are decided.
    public var reglas: ReglasDeEliminatoria

    /// Makes one.
    ///
    /// - Parameters:
    ///   - cruces: every match of a tie, in order.
    ///   - reglas: how level ties are decided.
    public init(cruces: [CruceDelCuadro], reglas: ReglasDeEliminatoria) {
        self.cruces = cruces
        self.reglas = reglas
    }
}

/// A match of a tie, or of a round of a Swiss tournament that is not paired yet.
public struct CruceDelCuadro: Hashable, Sendable {
    /// Who is to play.
    public enum Lado: Hashable, Sendable {
        /// A team.
        case equipo(Equipo)
        /// Who wins this tie.
        case ganador(Int)
        /// Who loses this tie.
        case perdedor(Int)
        /// Who ends in this place of a group.
        case puesto(Int, grupo: String)
        /// One of the best in this place of any of these groups.
        case mejor(Int, de: [String])
        /// Whoever is paired here.
        case porEmparejar
    }

    /// The number of the tie, from 1; nil in a Swiss tournament.
    public var llave: Int?
    /// The leg: 1, or 2.
    public var pierna: Int
    /// The round as it is shown: `Semifinales`.
    public var ronda: String
    /// The home side.
    public var local: Lado
    /// The visitors.
    public var visitante: Lado
    /// The number of its match in the tournament, once both teams are known.
    public var partido: Int?
    /// When it begins, if it is known.
    public var programacion: Programacion?
    /// The pitch, if it is known.
    public var campo: String?
    /// The tie whose `visitante` must win it for this one to be played at all.
    public var soloSi: Int?
    /// Whether its match is put off because a correction left open again who plays it.
    public var enEspera = false

    /// Makes one.
    ///
    /// - Parameters:
    ///   - llave: the number of the tie, from 1; nil in a Swiss tournament.
    ///   - pierna: the leg.
    ///   - ronda: the round as it is shown.
    ///   - local: the home side.
    ///   - visitante: the visitors.
    ///   - partido: the number of its match in the tournament, once both teams are known.
    ///   - programacion: when it begins.
    ///   - campo: the pitch.
    ///   - soloSi: the tie whose `visitante` must win it for this one to be played at all.
    public init(
        llave: Int? = nil, pierna: Int = 1, ronda: String, local: Lado, visitante: Lado,
        partido: Int? = nil, programacion: Programacion? = nil, campo: String? = nil,
        soloSi: Int? = nil
    ) {
        self.llave = llave
        self.pierna = pierna
        self.ronda = ronda
        self.local = local
        self.visitante = visitante
        self.partido = partido
        self.programacion = programacion
        self.campo = campo
        self.soloSi = soloSi
    }
}

extension CruceDelCuadro.Lado {
    /// Who it is, in words: «Ganador de la llave 3».
    public var descripcion: String {
        switch self {
        case .equipo(let equipo): equipo.nombre
        case .ganador(let llave): "Ganador de la llave \(llave)"
        case .perdedor(let llave): "Perdedor de la llave \(llave)"
        case .puesto(let puesto, let grupo): "\(puesto).º del grupo \(grupo)"
        case .mejor(let puesto, let grupos): "Mejor \(puesto).º de \(grupos.joined(separator: "/"))"
        case .porEmparejar: "Por emparejar"
        }
    }
}
