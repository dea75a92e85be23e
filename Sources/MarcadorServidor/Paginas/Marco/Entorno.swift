import MarcadorApp
import Torneo

/// What a page needs to know about its reader to be put into words and links.
///
/// Together with the page model it decides every byte of a page, so it serves as a cache key.
struct Entorno: Hashable, Sendable {
    /// The reader's language.
    var idioma: Idioma
    /// Path of the tournament without a trailing slash, like `/torneos/copa-barrio`; empty outside one.
    var base: String
    /// What the reader may do on the page; everything else is left out.
    var acciones: Set<Accion>
    /// Whether the reader may put away the bar of a finished match.
    var cierraLaBarra: Bool
    /// The link the reader came in with; nil for none.
    var enlace: Identificador?

    /// Makes an environment.
    ///
    /// - Parameters:
    ///   - idioma: the reader's language.
    ///   - base: path of the tournament without a trailing slash.
    ///   - acciones: what the reader may do; everything by default.
    ///   - cierraLaBarra: whether he may put the bar away; by default when he may mark.
    ///   - enlace: the link the reader came in with.
    init(
        idioma: Idioma = .es, base: String, acciones: Set<Accion> = Set(Accion.allCases),
        cierraLaBarra: Bool? = nil, enlace: Identificador? = nil
    ) {
        self.enlace = enlace
        self.idioma = idioma
        self.base = base
        self.acciones = acciones
        self.cierraLaBarra = cierraLaBarra ?? acciones.contains(.marcar)
    }

    /// Whether what only the organiser may do is left out.
    var soloLectura: Bool { !puede(.repartir) }

    /// Whether the reader may undo what was written down with a link.
    func puedeDeshacer(loDe suyo: Identificador?) -> Bool {
        puede(.deshacer) || puede(.deshacerLoSuyo) && suyo != nil && suyo == enlace
    }

    /// Whether the reader may do something on the page.
    func puede(_ accion: Accion) -> Bool { acciones.contains(accion) }
}
