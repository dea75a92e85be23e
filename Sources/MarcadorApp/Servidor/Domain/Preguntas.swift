/// Questions under way, and what the stream told meanwhile: it is newer than the answers.
///
/// Of several questions at a time the one asked last counts, in whatever order they are answered.
nonisolated struct Preguntas: Sendable {
    private var ultima = 0
    private var contestada = 0
    private var llegados: [Int: [PartidoDTO]] = [:]

    /// Asks.
    ///
    /// - Returns: the question.
    mutating func nueva() -> Int {
        ultima += 1
        llegados[ultima] = []
        return ultima
    }

    /// The stream tells of a match.
    mutating func llega(_ partido: PartidoDTO) {
        for pregunta in llegados.keys { llegados[pregunta]?.append(partido) }
    }

    /// A question is answered.
    ///
    /// - Returns: what the stream told since it was asked; nil when a later question has been
    ///   answered, so that this answer is old.
    mutating func contestada(_ pregunta: Int) -> [PartidoDTO]? {
        guard pregunta > contestada else { return nil }
        contestada = pregunta
        return llegados[pregunta]
    }

    /// A question is over, answered or not.
    mutating func olvidar(_ pregunta: Int) { llegados[pregunta] = nil }
}
