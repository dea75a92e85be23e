/// A goal as the source tells it.
struct GolAjeno {
    /// The scorer; nil when the source does not know.
    var autor: PersonaAjena?
    /// The minute; nil when the source does not know.
    let minuto: Int?
    let anadido: Int
    let clase: ClaseDeGol
    /// Its place in the source, where that is the order in which things were written down.
    var orden: Int?

    /// The scorer's name for sentences.
    var nombre: String { autor?.nombre ?? "?" }
}

/// A match as the source tells it.
struct PartidoAjeno {
    let numero: Int
    /// The line where it stands; nil where lines mean nothing.
    var linea: Int?
    var local: String
    var visitante: String
    var ficha = Ficha()
    /// What the score says, extra time included; nil when there is none.
    var marcador: Marcador?
    /// The goals of each side; nil when the source has no list.
    var golesLocal: [GolAjeno]?
    var golesVisitante: [GolAjeno]?
    /// Cards and substitutions.
    var sucesos: [SucesoAjeno] = []
    var acta = ActaAjena()
    /// What is wrong with it.
    var faltas: [String] = []

    var lugar: String {
        let partido = "(\(local) - \(visitante))"
        return linea.map { "línea \($0) \(partido)" } ?? "partido \(numero) \(partido)"
    }

    /// The score that the lists of goals make, if there are lists.
    var marcadorDeLosGoles: Marcador? {
        guard golesLocal != nil || golesVisitante != nil else { return nil }
        return Marcador(local: golesLocal?.count ?? 0, visitante: golesVisitante?.count ?? 0)
    }

    func nombre(_ lado: Bando) -> String { lado == .local ? local : visitante }

    mutating func avisar(_ frase: String) { faltas.append(frase) }
}
