/// A match began; a match with a result that is played again keeps it.
public struct SaqueApuntado: SucesoDePartido {
    static let tipo = "saque"

    /// The number of the match, from 1.
    public let partido: Int
    /// Minutes it is to last; nil when nobody said.
    public let duracion: Int?
    /// The identity that whoever began it gave the kick-off; nil when nobody did.
    public let marca: Identificador?

    /// Begins a match.
    ///
    /// - Parameters:
    ///   - partido: its number.
    ///   - duracion: minutes it is to last.
    ///   - marca: the identity of the kick-off.
    public init(partido: Int, duracion: Int? = nil, marca: Identificador? = nil) {
        self.partido = partido
        self.duracion = duracion
        self.marca = marca
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        duracion = lector.tiene(.duracion) ? try lector.entero(.duracion) : nil
        marca = lector.tiene(.marca) ? try lector.identificador(.marca) : nil
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.entero(.duracion, duracion)
        json.texto(.marca, marca?.description)
        json.entero(.partido, partido)
    }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        encuentro.ficha.saque = marca
        if !encuentro.ficha.estado.tieneMarcador { encuentro.ficha.estado = .enJuego }
    }
}
