import MarcadorApp

/// The league table, or one table per group.
struct PaginaTabla: Pagina {
    /// The tables, in order.
    var secciones: [SeccionDeTabla]
    /// Whether a knock-out follows, to which a link leads.
    var tieneEliminatoria = false

    func titulo(_ idioma: Idioma) -> String { Texto.tabla.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let titular = CabeceraDePagina(titulo: "\(.tablaDePosiciones, idioma)").html(idioma)
        let enlace: HTML = """
            <p><a class="boton" id="ver-eliminatoria" data-id="ver-eliminatoria" \
            href="\(entorno.base)/eliminatoria">\(.eliminatoria, idioma)</a></p>\n
            """
        let cabecera: HTML = "\(titular)\(si: tieneEliminatoria, enlace)"
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
