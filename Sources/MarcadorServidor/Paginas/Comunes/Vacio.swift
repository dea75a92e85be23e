import MarcadorApp

/// What a page says when it has nothing to show: what will be there, and the next step.
struct Vacio {
    /// In a few words.
    let titulo: Texto
    /// What will be there, or what to do.
    let ayuda: Texto?
    /// The next step.
    var paso: HTML = .nada

    /// The element.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: one element.
    func html(_ idioma: Idioma) -> HTML {
        var parrafo = HTML.nada
        if let ayuda { parrafo = "<p>\(ayuda.conOpcionesEnteras(idioma))</p>" }
        return """
            <div class="vacio">\(Icono.balon.html)<p class="grande">\(titulo, idioma)</p>\
            \(parrafo)\(paso)</div>
            """
    }
}

/// The heading of a page and the way back from it.
struct CabeceraDePagina {
    /// The heading.
    let titulo: HTML
    /// Where the page hangs from: path and name.
    var vuelta: (ruta: String, nombre: Texto)?

    /// The element.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: one element.
    func html(_ idioma: Idioma) -> HTML {
        var enlace = HTML.nada
        if let vuelta {
            enlace = """
                <a class="vuelta" href="\(vuelta.ruta)">\(Icono.atras.html)\(vuelta.nombre, idioma)</a>
                """
        }
        return "<header class=\"titular\">\(enlace)<h1>\(titulo)</h1></header>\n"
    }
}
