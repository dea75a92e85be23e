/// A match in play ended: from now on its score is a result.
public struct FinalApuntado: SucesoDePartido {
    static let tipo = "final"

    /// The number of the match, from 1.
    public let partido: Int

    /// Ends a match.
    ///
    /// - Parameter partido: its number.
    public init(partido: Int) { self.partido = partido }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
    }

    func escribir(en json: inout EscritorDeApunte) { json.entero(.partido, partido) }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        guard encuentro.ficha.estado == .enJuego else { throw .noSeEstaJugando(partido) }
        encuentro.ficha.estado = .finalizado
        encuentro.ficha.confianza = .provisional
    }
}
