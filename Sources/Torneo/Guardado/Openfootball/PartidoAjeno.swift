/// A goal as the source tells it.
struct GolAjeno {
    /// The scorer; nil when the source does not know.
    var nombre: String?
    /// The minute; nil when the source does not know.
    let minuto: Int?
    let anadido: Int
    let clase: ClaseDeGol
}

/// A match as the source tells it.
struct PartidoAjeno {
    let numero: Int
    var local: String
    var visitante: String
    var ficha = Ficha()
    /// What the score says, extra time included; nil when there is none.
    var marcador: Marcador?
    var descanso: Marcador?
    /// The goals of each side; nil when the source has no list.
    var golesLocal: [GolAjeno]?
    var golesVisitante: [GolAjeno]?
    /// What is wrong with it.
    var faltas: [String] = []

    var lugar: String { "partido \(numero) (\(local) - \(visitante))" }

    /// The score that the lists of goals make, if there are lists.
    var marcadorDeLosGoles: Marcador? {
        guard golesLocal != nil || golesVisitante != nil else { return nil }
        return Marcador(local: golesLocal?.count ?? 0, visitante: golesVisitante?.count ?? 0)
    }

    mutating func avisar(_ frase: String) { faltas.append(frase) }
}
