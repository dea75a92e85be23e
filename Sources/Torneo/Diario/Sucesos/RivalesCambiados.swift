/// A match that has not begun is between other teams, or with the sides changed.
public struct RivalesCambiados: SucesoDelTorneo {
    static let tipo = "rivales"

    /// The number of the match, from 1.
    public let partido: Int
    /// The home side: its place in the order of entry, from 1.
    public let local: Int
    /// The visitors: their place in the order of entry, from 1.
    public let visitante: Int

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partido: the number of the match, from 1.
    ///   - local: the place of the home side in the order of entry, from 1.
    ///   - visitante: the place of the visitors.
    public init(partido: Int, local: Int, visitante: Int) {
        self.partido = partido
        self.local = local
        self.visitante = visitante
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        local = try lector.entero(.local)
        visitante = try lector.entero(.visitante)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.entero(.local, local)
        json.entero(.partido, partido)
        json.entero(.visitante, visitante)
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        guard torneo.partidos[numero: partido] != nil else {
            throw .noExisteElPartido(partido)
        }
        let (uno, otro) = try torneo.rivales(local, visitante)
        let antes = torneo.partidos[partido - 1]
        guard antes.incidencias.isEmpty, !antes.ficha.estado.tieneMarcador else {
            throw .yaTieneMarcador(partido)
        }
        let cruce = torneo.cuadro?.cruces.first { $0.partido == partido }
        let mismos = Set([uno, otro]) == Set([antes.local, antes.visitante])
        guard cruce == nil || mismos && cruce?.llave == nil else { throw .losHaceElCuadro }
        torneo.partidos[partido - 1] = Partido(
            local: uno, visitante: otro, incidencias: [], ficha: antes.ficha)
    }
}
