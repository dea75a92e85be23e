/// A match was put off to another day: it has no result.
public struct AplazamientoApuntado: SucesoDePartido {
    static let tipo = "aplazado"

    /// The number of the match, from 1.
    public let partido: Int

    /// Puts a match off.
    ///
    /// - Parameter partido: its number.
    public init(partido: Int) { self.partido = partido }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
    }

    func escribir(en json: inout EscritorDeApunte) { json.entero(.partido, partido) }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        guard !encuentro.ficha.estado.tieneMarcador else { throw .yaTieneMarcador(partido) }
        encuentro.ficha.estado = .aplazado
    }
}
