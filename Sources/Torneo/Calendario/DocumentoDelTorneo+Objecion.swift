/// Why a result cannot be: what is wrong, and in which match.
public struct ObjecionDelTorneo: Hashable, Sendable {
    /// The number of the match that could not have ended so, from 1; another leg than the one whose
    /// result was to change when that would become impossible.
    public let partido: Int
    /// What is wrong.
    public let objecion: ObjecionAlResultado
}

extension DocumentoDelTorneo {
    /// Why a match cannot end so, as far as extra time and the shoot-out go.
    ///
    /// A match of a tie is judged with its other leg, one outside ties by itself; where another match of
    /// the same two teams may be its first leg nothing is said.
    ///
    /// - Parameters:
    ///   - resultado: the result.
    ///   - numero: the number of the match, from 1.
    /// - Returns: the reason; nil when it can be.
    /// - Complexity: O(ties + events of the two legs), O(matches) outside a bracket.
    public func objecion(
        a resultado: ResultadoAMano, en numero: Int
    ) -> ObjecionDelTorneo? {
        let cuadro = cuadro ?? CuadroDelTorneo(deducidoDe: partidos)
        let despues = partidos[numero - 1].terminando(con: resultado).estadoEnElPlan?.resultado
        let llave = cuadro?.cruces.first { $0.partido == numero }?.llave
        guard let cuadro, let llave else { return objecionSuelta(despues, en: numero) }
        let suyos = cuadro.cruces.filter { $0.llave == llave }
        let piernas = suyos.map { cruce -> ResultadoDeEncuentro? in
            guard let suyo = cruce.partido else { return nil }
            return suyo == numero ? despues : partidos[suyo - 1].estadoEnElPlan?.resultado
        }
        return cuadro.reglas.objecion(piernas).flatMap { pierna, objecion in
            suyos[pierna - 1].partido.map { ObjecionDelTorneo(partido: $0, objecion: objecion) }
        }
    }

    /// The same for a match of no tie.
    private func objecionSuelta(
        _ resultado: ResultadoDeEncuentro?, en numero: Int
    ) -> ObjecionDelTorneo? {
        guard case .jugado(_, let prorroga, let tanda)? = resultado,
            prorroga != nil || tanda != nil
        else { return nil }
        let suyo = partidos[numero - 1]
        let pareja: Set = [suyo.local, suyo.visitante]
        let esElUnico = !partidos.enumerated().contains { posicion, otro in
            posicion != numero - 1 && pareja == [otro.local, otro.visitante]
        }
        guard esElUnico else { return nil }
        return ReglasDeEliminatoria().objecion([resultado]).map {
            ObjecionDelTorneo(partido: numero, objecion: $0.objecion)
        }
    }
}
