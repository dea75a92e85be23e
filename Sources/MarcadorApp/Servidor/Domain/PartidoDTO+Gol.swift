import Torneo

/// A goal that a server told of.
nonisolated struct GolSeguido: Hashable, Sendable {
    /// Who scored.
    let lado: Lado
    /// The score with it.
    let marcador: Marcador
    /// The mark it comes from; nil when the server tells of none.
    let marca: Identificador?
}

nonisolated extension PartidoDTO {
    /// The goal that has fallen since the match stood otherwise; nil when none has.
    ///
    /// - Parameter antes: the match as it stood.
    /// - Returns: the goal; the last one when several have.
    func gol(desde antes: PartidoDTO) -> GolSeguido? {
        guard let ahora = marcadorDelServidor, let antiguo = antes.marcadorDelServidor,
            ahora.goles > antiguo.goles
        else { return nil }
        let conocidas = Set(antes.marcas ?? [])
        return GolSeguido(
            lado: ahora.local > antiguo.local ? .local : .visitante, marcador: ahora,
            marca: marcas?.last { !conocidas.contains($0) })
    }

    /// A goal as people are told of it.
    ///
    /// - Parameters:
    ///   - gol: the goal.
    ///   - sucesos: what happened in the match, in order, as far as it is known.
    /// - Returns: the goal, with its scorer when somebody wrote that down.
    func aviso(de gol: GolSeguido, sucesos: [EventoDTO]) -> GolAvisado {
        let equipo = gol.lado == .local ? local : visitante
        let minuto = directo?.minuto
        let escrito = sucesos.last {
            $0.tipo == "gol" && $0.equipo == equipo && (minuto == nil || $0.minuto == minuto)
        }
        return GolAvisado(
            partidoId: numero, minuto: minuto ?? escrito?.minuto ?? 0,
            jugador: escrito?.jugador ?? "", equipo: equipo, marcador: gol.marcador,
            id: gol.marca)
    }
}
