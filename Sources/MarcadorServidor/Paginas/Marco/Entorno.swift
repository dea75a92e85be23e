import MarcadorApp

/// What a page needs to know about its reader to be put into words and links.
///
/// Together with the page model it decides every byte of a page, so it serves as a cache key.
struct Entorno: Hashable, Sendable {
    /// The reader's language.
    var idioma: Idioma
    /// Path of the tournament without a trailing slash, like `/torneos/copa-barrio`; empty outside one.
    var base: String
    /// Whether actions are left out.
    var soloLectura: Bool

    /// Makes an environment.
    ///
    /// - Parameters:
    ///   - idioma: the reader's language.
    ///   - base: path of the tournament without a trailing slash.
    ///   - soloLectura: whether actions are left out.
    init(idioma: Idioma = .es, base: String, soloLectura: Bool = false) {
        self.idioma = idioma
        self.base = base
        self.soloLectura = soloLectura
    }
}
