/// Somebody stands by the results of several matches at once: of a round, of a day.
public struct ResultadosConfirmados: SucesoDelTorneo {
    static let tipo = "confirmados"

    /// The numbers of the matches, from 1.
    public let partidos: [Int]

    /// Confirms results.
    ///
    /// - Parameter partidos: the numbers of the matches.
    public init(_ partidos: [Int]) { self.partidos = partidos }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        var leidos: [Int] = []
        for suyo in try lector.lista(.partidos) { leidos.append(try suyo.entero(.partido)) }
        partidos = leidos
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.lista(.partidos, partidos) { json, numero in json.entero(.partido, numero) }
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        guard !partidos.isEmpty else { throw .nadaQueCambiar }
        for numero in partidos {
            guard torneo.partidos.indices.contains(numero - 1) else {
                throw .noExisteElPartido(numero)
            }
            let ficha = torneo.partidos[numero - 1].ficha
            guard ficha.estado.tieneResultado else { throw .sinResultado(numero) }
            guard ficha.confianza != .confirmado else { throw .yaConfirmado(numero) }
            torneo.partidos[numero - 1].ficha.confianza = .confirmado
        }
    }
}
