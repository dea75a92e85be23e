/// A round of a Swiss tournament was paired.
///
/// It says who plays whom: a result that is corrected later, or another way of pairing, does not
/// change who played.
public struct RondaEmparejada: SucesoDelTorneo {
    static let tipo = "ronda"

    /// A match of the round: the places of both teams in the order of entry, from 1.
    public struct Pareja: Hashable, Sendable {
        /// The home side.
        public let local: Int
        /// The visitors.
        public let visitante: Int

        /// Makes one.
        ///
        /// - Parameters:
        ///   - local: the home side.
        ///   - visitante: the visitors.
        public init(local: Int, visitante: Int) {
            self.local = local
            self.visitante = visitante
        }
    }

    /// The name of the round.
    public let ronda: String
    /// Its matches, by table.
    public let cruces: [Pareja]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - ronda: the name of the round.
    ///   - cruces: its matches, by table.
    public init(ronda: String, cruces: [Pareja]) {
        self.ronda = ronda
        self.cruces = cruces
    }

    /// Says who plays whom in a tournament.
    ///
    /// - Parameters:
    ///   - ronda: the name of the round.
    ///   - cruces: its matches, by table, between teams of the tournament.
    ///   - torneo: the tournament.
    /// - Complexity: O(teams).
    public init(_ ronda: String, _ cruces: [Cruce<Equipo>], de torneo: DocumentoDelTorneo) {
        let numeros = Dictionary(
            torneo.equipos.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { uno, _ in uno })
        self.init(
            ronda: ronda,
            cruces: cruces.map {
                Pareja(local: numeros[$0.local] ?? 0, visitante: numeros[$0.visitante] ?? 0)
            })
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        ronda = try lector.texto(.ronda)
        var leidos: [Pareja] = []
        for cruce in try lector.lista(.cruces) {
            leidos.append(
                Pareja(local: try cruce.entero(.local), visitante: try cruce.entero(.visitante)))
        }
        cruces = leidos
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.lista(.cruces, cruces) { json, cruce in
            json.entero(.local, cruce.local)
            json.entero(.visitante, cruce.visitante)
        }
        json.texto(.ronda, ronda)
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        guard torneo.cuadro?.rondaPorEmparejar == ronda else {
            throw .competicion(.noHayMasRondas)
        }
        var vistos: Set<Int> = []
        var suyos: [Cruce<Equipo>] = []
        for cruce in cruces {
            for numero in [cruce.local, cruce.visitante] {
                guard torneo.equipos[numero: numero] != nil, vistos.insert(numero).inserted
                else { throw .competicion(.noParticipa) }
            }
            suyos.append(
                Cruce(
                    local: torneo.equipos[cruce.local - 1],
                    visitante: torneo.equipos[cruce.visitante - 1]))
        }
        torneo.poner(suyos, enRonda: ronda)
    }
}
