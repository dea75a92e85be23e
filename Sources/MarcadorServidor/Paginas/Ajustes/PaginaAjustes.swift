import MarcadorApp

/// The settings: length of matches, language, goal alerts.
struct PaginaAjustes: Pagina {
    /// Chosen length of a match, minutes.
    var duracion: Int
    /// The lengths there are to choose from, minutes.
    var duraciones: [Int]
    /// The name of the rules of the tables in documents.
    var reglamento: String

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - duracion: chosen length of a match, minutes.
    ///   - duraciones: the lengths there are to choose from, minutes.
    ///   - reglamento: the name of the rules of the tables in documents.
    init(duracion: Int, duraciones: [Int] = [90, 60], reglamento: String = "liga") {
        self.reglamento = reglamento
        self.duracion = duracion
        self.duraciones = duraciones
    }

    var guiones: [Recurso] { [.avisos] }

    func titulo(_ idioma: Idioma) -> String { Texto.ajustes.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.ajustes, idioma)", vuelta: ("\(entorno.base)/mas", .mas))
        return """
            \(cabecera.html(idioma))\(duracionHTML(entorno))\(reglasHTML(entorno))
            <section class="tarjeta"><h2>\(.idioma, idioma)</h2>\(idiomas(entorno))</section>
            <section class="tarjeta"><h2>\(.avisosDeGol, idioma)</h2>\
            <p class="callado">\(.avisosAyuda, idioma)</p>\(BotonDeAvisos.html(idioma))</section>
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [
            Fragmento(id: "ajuste-duracion", html: duracionHTML(entorno)),
            Fragmento(id: "ajuste-reglas", html: reglasHTML(entorno)),
        ]
    }

    private func reglasHTML(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        guard entorno.puede(.ajustar) else {
            return """
                <section class="tarjeta" id="ajuste-reglas"><h2>\(.reglasDeLaTabla, idioma)</h2>\
                <p><a href="\(entorno.base)/reglamento">\
                <bdi>\(.nombreDeReglamento(reglamento), idioma)</bdi></a></p></section>
                """
        }
        return """
            <section class="tarjeta" id="ajuste-reglas"><h2>\(.reglasDeLaTabla, idioma)</h2>\
            <p><bdi>\(.nombreDeReglamento(reglamento), idioma)</bdi></p>\
            <p><a class="boton" id="cambiar-reglas" data-id="cambiar-reglas" \
            href="\(entorno.base)/ajustes/reglas">\(.cambiarLasReglas, idioma)</a></p></section>
            """
    }

    private func duracionHTML(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let selector = SelectorDeDuracion(
            elegida: duracion, opciones: duraciones, apagado: !entorno.puede(.ajustar))
        let accion: HTML = "\(entorno.base)/ajustes"
        let campo = selector.html(accion: accion, idioma)
        let formulario: HTML =
            entorno.puede(.ajustar)
            ? "<form method=\"post\" action=\"\(accion)\">\(campo)</form>" : campo
        return """
            <section class="tarjeta" id="ajuste-duracion">\(formulario)\
            <p class="callado">\(.duracionAyuda, idioma)</p></section>
            """
    }

    private func idiomas(_ entorno: Entorno) -> HTML {
        let botones: [HTML] = Idioma.allCases.map { idioma in
            """
            <button class="boton" name="idioma" value="\(idioma.rawValue)" lang="\(idioma.rawValue)" \
            aria-pressed="\(idioma == entorno.idioma ? "true" : "false")">\(idioma.nombre)</button>
            """
        }
        return """
            <form method="post" action="/idioma" class="acciones">\
            <input type="hidden" name="volver" value="\(entorno.base)/ajustes">\(botones)</form>
            """
    }
}
