@testable import Torneo

extension Partido {
    /// A copy that has ended with a result.
    func fin(
        _ local: Int, _ visitante: Int, prorroga: Marcador? = nil, tanda: Marcador? = nil
    ) -> Partido {
        terminando(
            con: ResultadoAMano(
                Marcador(local: local, visitante: visitante), prorroga: prorroga, tanda: tanda))
    }
}

extension DocumentoDelTorneo {
    /// A match ends, and the bracket follows.
    mutating func acaba(
        _ numero: Int, _ local: Int, _ visitante: Int, prorroga: Marcador? = nil,
        tanda: Marcador? = nil
    ) throws {
        let partido = partidos[numero - 1].fin(local, visitante, prorroga: prorroga, tanda: tanda)
        self = try cambiando(numero, por: partido)
    }
}
