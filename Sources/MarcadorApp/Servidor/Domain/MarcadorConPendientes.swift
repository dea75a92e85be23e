package import Torneo

nonisolated extension PartidoDTO {
    /// The score as the server tells it: live when the match is played there, else as written down;
    /// nil while there is none.
    package var marcadorDelServidor: Marcador? { (directo?.marcador ?? marcador)?.marcador }

    /// The score with the marks that the server does not count yet.
    ///
    /// - Parameter marcas: marks of this device for this match, waiting or just sent.
    /// - Returns: the score; nil when there is none and nothing was marked.
    /// - Complexity: O(marks).
    package func marcador(con marcas: some Sequence<MarcaPendiente>) -> Marcador? {
        var contadas = Set(self.marcas ?? [])
        let nuevas = marcas.filter { $0.rechazo == nil && contadas.insert($0.id).inserted }
        guard let base = marcadorDelServidor ?? (nuevas.isEmpty ? nil : .aCero) else { return nil }
        return Marcador(
            local: base.local + nuevas.count { $0.lado == .local },
            visitante: base.visitante + nuevas.count { $0.lado == .visitante })
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
