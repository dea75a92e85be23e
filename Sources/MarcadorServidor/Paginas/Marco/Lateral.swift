import MarcadorApp

/// What stands beside the content on a wide screen; a phone does not show it.
///
/// The ids of rows and tables must be unique on a page, so a page with matches takes `.tabla` here,
/// and a page with tables takes `.partidos`.
enum Lateral: Hashable, Sendable {
    /// The matches, with the one the page shows marked.
    case partidos([GrupoDePartidos], este: Int?)
    /// The tables, in short: place, team, played, points.
    case tabla([SeccionDeTabla])

    /// The element beside the content.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: one element.
    /// - Complexity: O(n) in the rows.
    func html(_ entorno: Entorno) -> HTML {
        """
        <aside class="lateral" aria-label="\(nombre, entorno.idioma)">\
        <p class="rotulo"><a href="\(entorno.base)/\(seccion.ruta)">\(nombre, entorno.idioma)\
        \(Icono.flecha.html)</a></p>\(interior(entorno))</aside>
        """
    }

    /// The live regions in it.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: the rows or the tables.
    /// - Complexity: O(n) in the rows.
    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        switch self {
        case .partidos(let grupos, let este):
            grupos.flatMap(\.filas).map {
                Fragmento(id: $0.id, html: $0.html(entorno, esEste: $0.numero == este))
            }
        case .tabla(let secciones):
            secciones.enumerated().map { n, seccion in
                let id = "tabla-\(n + 1)"
                return Fragmento(id: id, html: seccion.html(id: id, entorno, enCorto: true))
            }
        }
    }

    private func interior(_ entorno: Entorno) -> [HTML] {
        switch self {
        case .partidos(let grupos, let este): grupos.map { $0.html(entorno, este: este) }
        case .tabla: fragmentos(entorno).map(\.html)
        }
    }

    private var seccion: Seccion {
        switch self {
        case .partidos: .partidos
        case .tabla: .tabla
        }
    }

    private var nombre: Texto { seccion.nombre }
}
