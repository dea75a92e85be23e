package import Torneo

nonisolated extension PartidoDTO {
    /// The score as the server tells it: live when the match is played there, else as written down;
    /// nil while there is none.
    package var marcadorDelServidor: Marcador? { (directo?.marcador ?? marcador)?.marcador }

    /// The score with the marks that the server does not count yet, and without those that were taken
    /// back and that it still counts.
    ///
    /// - Parameter marcas: marks of this device for this match, waiting or just sent.
    /// - Returns: the score; nil when there is none and nothing was marked.
    /// - Complexity: O(marks).
    package func marcador(con marcas: some Sequence<MarcaPendiente>) -> Marcador? {
        let validas = marcas.filter { $0.rechazo == nil }
        let deshechas = validas.filter { $0.anula != nil }
        let anuladas = Set(deshechas.compactMap(\.anula))
        let delServidor = Set(self.marcas ?? [])
        var contadas = delServidor.union(anuladas)
        let nuevas = validas.filter { $0.anula == nil && contadas.insert($0.id).inserted }
        var restadas: Set<Identificador> = []
        let menos = deshechas.filter { marca in
            guard let gol = marca.anula, delServidor.contains(gol) else { return false }
            return restadas.insert(gol).inserted
        }
        guard let base = marcadorDelServidor ?? (nuevas.isEmpty ? nil : .aCero) else { return nil }
        let total = { (lado: Lado, goles: Int) in
            let mas = nuevas.count { $0.lado == lado }
            return max(0, goles + mas - menos.count { $0.lado == lado })
        }
        return Marcador(
            local: total(.local, base.local), visitante: total(.visitante, base.visitante))
    }

    /// The minute it is in, some time after it was told.
    ///
    /// - Parameter ms: how long ago it was told, in milliseconds.
    /// - Returns: the minute; nil when the match is not played on the server.
    package func minuto(tras ms: Int64) -> Int? {
        guard let directo else { return nil }
        guard directo.corriendo, directo.msPorMinuto > 0, ms > 0 else { return directo.minuto }
        let pasados = Int(min(ms / Int64(directo.msPorMinuto), 1000))
        return min(max(directo.duracion, directo.minuto), directo.minuto + pasados)
    }
}
