/// A goal that no entry tells of, as it came with a document, was in another minute.
public struct MinutoCorregido: SucesoDePartido {
    static let tipo = "minuto"

    /// The number of the match, from 1.
    public let partido: Int
    /// The identity of the goal, which it keeps.
    public let gol: Identificador
    /// The minute it was in.
    public let minuto: Int

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partido: the number of the match.
    ///   - gol: the identity of the goal.
    ///   - minuto: the minute it was in, 0…130.
    public init(partido: Int, gol: Identificador, minuto: Int) {
        self.partido = partido
        self.gol = gol
        self.minuto = minuto
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        gol = try lector.identificador(.gol)
        minuto = try lector.entero(.minuto)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.gol, gol.description)
        json.entero(.minuto, minuto)
        json.entero(.partido, partido)
    }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        guard let antes = encuentro.incidencias.first(where: { $0.id == gol }) else {
            throw .noExisteElGol(gol)
        }
        let corregido = antes.en(minuto: minuto)
        do throws(ErrorDeTorneo) {
            try encuentro.validar(corregido)
        } catch {
            throw .noVale(error)
        }
        encuentro.corregir(corregido)
    }
}
