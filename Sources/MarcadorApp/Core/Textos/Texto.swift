/// One text of the interface, in every language of the product.
///
/// Spanish is the source. A screen's texts are static members in the file of that screen, with both
/// languages side by side, so that neither can be forgotten:
///
///     Texto.minuto(21).en(.es)  // «Minuto 21'»
///
/// It is a value that can be kept in a page model or a state and put into words later, once per reader.
public nonisolated struct Texto: Hashable, Sendable {
    /// The Spanish wording.
    public let espanol: String
    /// The English wording.
    public let ingles: String

    /// Makes a text from its two wordings.
    ///
    /// - Parameters:
    ///   - espanol: the Spanish wording.
    ///   - ingles: the English wording.
    public init(_ espanol: String, _ ingles: String) {
        self.espanol = espanol
        self.ingles = ingles
    }

    /// Makes a text that is the same in every language: a name, or a sentence that came ready-made.
    ///
    /// - Parameter literal: the words.
    public init(literal: String) {
        self.init(literal, literal)
    }

    /// The wording in one language.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: the words.
    public func en(_ idioma: Idioma) -> String {
        switch idioma {
        case .es: espanol
        case .en: ingles
        }
    }
}
