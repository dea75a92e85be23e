import MarcadorApp

/// The league table, or one table per group.
struct PaginaTabla: Pagina {
    /// The tables, in order.
    var secciones: [SeccionDeTabla]
    /// Whether a knock-out follows, to which a link leads.
    var tieneEliminatoria = false
    /// The name of the rules in documents.
    var reglamento = "liga"
    /// What the places lead to.
    var zonas: [ZonaEnPagina] = []
    /// How many of the results may still change.
    var provisionales = 0
    /// Which part is shown, and what else can be.
    var vistas = VistasDeTabla(actual: .entera, hayEnJuego: false)

    var estilos: [Recurso] { [.tabla] }

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
            let vacio =
                tieneEliminatoria
                ? Vacio(titulo: .esEliminatoria, ayuda: .esEliminatoriaAyuda)
                : Vacio(titulo: .sinTabla, ayuda: .sinTablaAyuda)
            return "\(cabecera)\(vacio.html(idioma))"
        }
        return """
            \(cabecera)\(lineaDeReglas(entorno))\(vistas.html(entorno))\
            <div class="tablas">\(tablas(entorno).map(\.html))</div>\
            \(LeyendaDeZonas(zonas: zonas).html(idioma))\(provisionalesHTML(idioma))\
            <div class="graficas">\(graficas(idioma).map(\.html))</div>
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [
            Fragmento(id: "reglas", html: lineaDeReglas(entorno)),
            Fragmento(id: "vistas", html: vistas.html(entorno)),
            Fragmento(id: "provisionales", html: provisionalesHTML(entorno.idioma)),
        ] + tablas(entorno) + leyenda(entorno.idioma) + graficas(entorno.idioma)
    }

    private func lineaDeReglas(_ entorno: Entorno) -> HTML {
        """
        <p class="reglas" id="reglas" data-id="reglas"><a id="ver-reglamento" \
        data-id="ver-reglamento" href="\(entorno.base)/reglamento">\
        <span>\(.reglamentoDeLaTabla, entorno.idioma): \
        <bdi>\(.nombreDeReglamento(reglamento), entorno.idioma)</bdi></span>\(Icono.flecha.html)\
        </a></p>
        """
    }

    private func tablas(_ entorno: Entorno) -> [Fragmento] {
        secciones.enumerated().map { n, seccion in
            let id = "tabla-\(n + 1)"
            return Fragmento(id: id, html: seccion.html(id: id, entorno))
        }
    }

    private func provisionalesHTML(_ idioma: Idioma) -> HTML {
        guard provisionales > 0 else { return "<p id=\"provisionales\" hidden></p>" }
        return """
            <p id="provisionales" class="callado">\(.resultadosProvisionales(provisionales), idioma)</p>
            """
    }

    private func leyenda(_ idioma: Idioma) -> [Fragmento] {
        zonas.isEmpty
            ? [] : [Fragmento(id: "leyenda", html: LeyendaDeZonas(zonas: zonas).html(idioma))]
    }

    private func graficas(_ idioma: Idioma) -> [Fragmento] {
        secciones.enumerated().compactMap { n, seccion in
            let id = "grafica-\(n + 1)"
            return seccion.grafica.map { Fragmento(id: id, html: $0.html(id: id, idioma)) }
        }
    }
}
