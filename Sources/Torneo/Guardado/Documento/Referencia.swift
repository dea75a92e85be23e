/// How the document refers to somebody of a squad: the name and, where the name alone says
/// somebody else, what tells the namesakes apart.
///
/// The name alone means the first of that name, as it always did. With a number, an id or «no
/// number» all three must be right.
struct Referencia {
    var nombre = ""
    /// Where the name stands; nil when there is none.
    var desde: Int?
    var dorsal: Int?
    var id: String?
    var sinDorsal = false

    /// Whether the name alone is not enough.
    var esExacta: Bool { dorsal != nil || id != nil || sinDorsal }

    /// Whether this is the one that is meant, the name being right already.
    func es(_ jugador: Jugador) -> Bool {
        !esExacta || (jugador.dorsal == dorsal && jugador.id == id)
    }
}
