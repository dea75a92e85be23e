/// An entry of the journal: something that happened to a tournament, said once and never
/// overwritten.
public struct Apunte: Hashable, Sendable {
    /// Its identity, made by whoever acted; a UUID of version 7.
    public let id: Identificador
    /// When it was said, in milliseconds since 1970, by the clock of whoever wrote it down.
    ///
    /// For people only: entries are ordered by their place, so a clock that is set back changes
    /// nothing.
    public let instante: Int64
    /// Who said it.
    public let autor: Autor
    /// What happened.
    public let suceso: Suceso

    /// Makes one.
    ///
    /// - Parameters:
    ///   - id: its identity.
    ///   - instante: milliseconds since 1970.
    ///   - autor: who says it.
    ///   - suceso: what happened.
    public init(id: Identificador, instante: Int64, autor: Autor, suceso: Suceso) {
        self.id = id
        self.instante = instante
        self.autor = autor
        self.suceso = suceso
    }
}

/// Who made an entry.
public struct Autor: Hashable, Sendable {
    /// The word that the journal keeps.
    public let clave: String

    /// Somebody known by a word.
    ///
    /// - Parameter clave: the word.
    public init(clave: String) { self.clave = clave }

    /// Whoever sits at the computer that keeps the journal.
    public static let esteOrdenador = Autor(clave: "este-ordenador")
}
