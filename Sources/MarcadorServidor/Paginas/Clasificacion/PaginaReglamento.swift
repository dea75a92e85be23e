import MarcadorApp
import Torneo

/// The rules of the tables in words: what decides, where it is published, what was decided about teams.
struct PaginaReglamento: Pagina {
    /// What decides.
    var reglamento: ReglamentoDeCompeticion
    /// Points added or deducted.
    var ajustes: [AjusteEnPagina]
    /// The teams that withdrew, and what happens with their matches.
    var retirados: [Retirado] = []
    /// Teams in the order that was decided.
    var orden: [String] = []
    /// What the places lead to.
    var zonas: [ZonaEnPagina] = []

    /// A team that withdrew.
    struct Retirado: Hashable, Sendable {
        /// Its name.
        var equipo: String
        /// What happens with its matches.
        var norma: NormaDeRetirados
    }

    var estilos: [Recurso] { [.tabla] }

    func titulo(_ idioma: Idioma) -> String { Texto.reglamentoDeLaTabla.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.reglamentoDeLaTabla, idioma)", vuelta: ("\(entorno.base)/tabla", .tabla))
        let enlace: HTML = """
            <p><a class="boton" id="cambiar-reglas" data-id="cambiar-reglas" \
            href="\(entorno.base)/ajustes/reglas">\(.cambiarLasReglas, idioma)</a></p>\n
            """
        return """
            \(cabecera.html(idioma))\(reglas(idioma))\(si: entorno.puede(.ajustar), enlace)
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [Fragmento(id: "reglamento", html: reglas(entorno.idioma))]
    }

    private func reglas(_ idioma: Idioma) -> HTML {
        """
        <div class="reglamento" id="reglamento" data-id="reglamento">\(presentacion(idioma))\
        \(criterios(idioma))\(seccionDeAjustes(idioma))\(deEquipos(idioma))\(casos(idioma))\
        \(LeyendaDeZonas(zonas: zonas).html(idioma))</div>
        """
    }

    private func presentacion(_ idioma: Idioma) -> HTML {
        var fuente = HTML.nada
        if let suya = Texto.fuenteDelReglamento(reglamento.nombre) {
            fuente = "<p class=\"callado\">\(.fuente, idioma): \(suya, idioma)</p>"
        }
        return """
            <section class="tarjeta"><h2><bdi>\(.nombreDeReglamento(reglamento.nombre), idioma)</bdi>\
            </h2>\(fuente)<p><strong>\(.puntosPorPartido, idioma):</strong> \
            \(.puntosDelReglamento(reglamento), idioma).</p></section>
            """
    }

    private func criterios(_ idioma: Idioma) -> HTML {
        let lineas: [HTML] = reglamento.criterios.map { criterio in
            let detalles: [HTML] = Texto.detalles(de: criterio, en: reglamento).map {
                "<span class=\"callado\">\($0, idioma)</span>"
            }
            return
                "<li><span class=\"que-decide\">\(.criterio(criterio), idioma)</span>\(detalles)</li>"
        }
        return """
            <section class="tarjeta"><h2>\(.ordenDeLaTabla, idioma)</h2>\
            <ol class="criterios">\(lineas)</ol>\
            <p class="callado">\(.compartenPuesto, idioma)</p></section>
            """
    }

    private func seccionDeAjustes(_ idioma: Idioma) -> HTML {
        let lista: HTML =
            ajustes.isEmpty
            ? "<p class=\"callado\">\(.sinAjustes, idioma)</p>"
            : "<ul class=\"ajustes\">\(ajustes.map { $0.html(idioma) })</ul>"
        return """
            <section class="tarjeta" id="ajustes-de-puntos"><h2>\(.ajustesDePuntos, idioma)</h2>\
            \(lista)</section>
            """
    }

    private func deEquipos(_ idioma: Idioma) -> HTML {
        let filas: [HTML] = retirados.map {
            "<li><bdi class=\"quien\">\($0.equipo)</bdi><span>\(.retirados($0.norma), idioma)</span></li>"
        }
        let puestos: [HTML] = orden.map { "<li><bdi>\($0)</bdi></li>" }
        let deRetirados: HTML = """
            <section class="tarjeta"><h2>\(.equiposRetirados, idioma)</h2>\
            <ul class="ajustes">\(filas)</ul></section>
            """
        let deOrden: HTML = """
            <section class="tarjeta"><h2>\(.ordenDecidido, idioma)</h2>\
            <ol class="criterios">\(puestos)</ol></section>
            """
        return "\(si: !filas.isEmpty, deRetirados)\(si: !puestos.isEmpty, deOrden)"
    }

    private func casos(_ idioma: Idioma) -> HTML {
        """
        <section class="tarjeta"><h2>\(.casosEspeciales, idioma)</h2><ul class="casos">\
        <li>\(.adjudicados(reglamento.adjudicados), idioma)</li>\
        <li>\(.suspendidos(reglamento.suspendidos), idioma)</li>\
        <li>\(.retirados(reglamento.retirados), idioma)</li></ul></section>
        """
    }
}
