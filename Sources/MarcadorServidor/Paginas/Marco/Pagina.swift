import MarcadorApp

/// What a page shows, as a value, and how it looks, as pure functions.
///
/// Two equal models give the same bytes in the same environment. When a model changes, the live regions
/// that differ are sent to whoever is looking; if the list of regions itself differs (a row more, other
/// headings), the page has to be loaded again.
protocol Pagina: Equatable, Sendable {
    /// The title, without the tournament.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: a few words.
    func titulo(_ idioma: Idioma) -> String

    /// What goes inside `<main>`.
    ///
    /// - Parameter entorno: language, links and rights of the reader.
    /// - Returns: the markup.
    /// - Complexity: O(n) in the rows of the page.
    func contenido(_ entorno: Entorno) -> HTML

    /// The live regions of the page, exactly as they are inside the content.
    ///
    /// - Parameter entorno: language, links and rights of the reader.
    /// - Returns: the regions in page order; each one's root element carries its id.
    /// - Complexity: O(n) in the rows of the page.
    func fragmentos(_ entorno: Entorno) -> [Fragmento]

    /// The style sheets the page needs besides the one of every page.
    var estilos: [Recurso] { get }

    /// The scripts the page needs besides the ones of every page.
    var guiones: [Recurso] { get }

    /// Whether something is under way that ends soon and changes the page.
    ///
    /// With scripts the change is pushed; without, the page loads itself again until it has ended.
    var estaALaEspera: Bool { get }
}

extension Pagina {
    /// A page without live regions.
    func fragmentos(_ entorno: Entorno) -> [Fragmento] { [] }

    /// No style of its own.
    var estilos: [Recurso] { [] }

    /// No script of its own.
    var guiones: [Recurso] { [] }

    /// Nothing is under way.
    var estaALaEspera: Bool { false }
}

/// One live region of a page: an element that is replaced as a whole.
struct Fragmento: Hashable, Sendable {
    /// The `id` of its root element, unique on the page.
    let id: String
    /// The element.
    let html: HTML
}
