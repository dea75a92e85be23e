import MarcadorApp

/// The league table, or one table per group.
struct PaginaTabla: Pagina {
    /// The tables, in order.
    var secciones: [SeccionDeTabla]

    func titulo(_ idioma: Idioma) -> String { Texto.tabla.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(titulo: "\(.tablaDePosiciones, idioma)").html(idioma)
        guard secciones.contains(where: { !$0.filas.isEmpty }) else {
            return "\(cabecera)\(Vacio(titulo: .sinTabla, ayuda: .sinTablaAyuda).html(idioma))"
        }
        return "\(cabecera)<div class=\"tablas\">\(fragmentos(entorno).map(\.html))</div>"
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        secciones.enumerated().map { n, seccion in
            let id = "tabla-\(n + 1)"
            return Fragmento(id: id, html: seccion.html(id: id, entorno))
        }
    }
}
