import MarcadorApp

/// The report of a match, before and after it is published.
struct PaginaCronica: Pagina {
    /// Number of the match.
    var partido: Int
    /// Title of the report, like `Rayo FC 2-1 Toros`.
    var titular: String
    /// One line per goal, like `12' Ana (Rayo FC)`; empty for none.
    var goles: [Texto]
    /// Whether it is being published.
    var publicando: Bool
    /// What came of it, for who published it and nobody else; nil before.
    var mensaje: Mensaje?

    /// What came of publishing.
    enum Mensaje: Hashable, Sendable {
        /// It was given this number.
        case publicada(Int)
        /// It failed, and this is why.
        case error(Texto)
    }

    var estaALaEspera: Bool { publicando }

    func titulo(_ idioma: Idioma) -> String { Texto.cronicaDelPartido.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.cronicaDelPartido, idioma)",
            vuelta: ("\(entorno.base)/partidos/\(partido)", .partido(partido)))
        return "\(cabecera.html(idioma))\(texto(idioma))\(accion(entorno))\(mensajeHTML(entorno))"
    }

    /// The message is no live region: what one visitor did is no news for the others.

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [
            Fragmento(id: "texto-cronica", html: texto(entorno.idioma)),
            Fragmento(id: "accion-cronica", html: accion(entorno)),
        ]
    }

    private func texto(_ idioma: Idioma) -> HTML {
        Self.hoja(
            id: "texto-cronica", titular: titular, lineas: goles.map { "\($0, idioma)" }, idioma)
    }

    private func accion(_ entorno: Entorno) -> HTML {
        var boton = HTML.nada
        if entorno.puede(.publicar) {
            boton = """
                <form method="post" action="\(entorno.base)/partidos/\(partido)/cronica" \
                data-responde="pagina"><button class="principal" id="publicar" data-id="publicar"\
                \(si: publicando, " disabled")>\(.publicar, entorno.idioma)</button></form>
                """
        }
        return """
            <div id="accion-cronica" aria-busy="\(publicando ? "true" : "false")">\(boton)</div>
            """
    }

    private func mensajeHTML(_ entorno: Entorno) -> HTML {
        switch mensaje {
        case nil:
            "<p id=\"mensaje-cronica\" data-id=\"mensaje-cronica\" role=\"status\" hidden></p>"
        case .publicada(let n):
            """
            <p class="mensaje bueno" id="mensaje-cronica" data-id="mensaje-cronica" role="status">\
            <a href="\(entorno.base)/cronicas/\(n)">\(.cronicaPublicada(n), entorno.idioma)</a></p>
            """
        case .error(let porque):
            """
            <p class="mensaje malo" id="mensaje-cronica" data-id="mensaje-cronica" role="alert">\
            <span>\(porque, entorno.idioma)</span></p>
            """
        }
    }

    /// A report as it is read.
    ///
    /// - Parameters:
    ///   - id: id of the element.
    ///   - titular: title of the report.
    ///   - lineas: its lines; none for a match without goals.
    ///   - lengua: the attribute that says in which language it was written, when it was not put
    ///     into the reader's.
    ///   - idioma: the reader's language.
    /// - Returns: one element.
    static func hoja(
        id: HTML, titular: String, lineas: [HTML], lengua: HTML = .nada, _ idioma: Idioma
    ) -> HTML {
        var cuerpo: HTML = "<p class=\"callado\">\(.sinGoles, idioma)</p>"
        if !lineas.isEmpty {
            let renglones: [HTML] = lineas.map { (linea: HTML) in
                "<li><bdi>\(linea)</bdi></li>\n"
            }
            cuerpo = "<ul class=\"renglones\"\(lengua)>\(renglones)</ul>"
        }
        return """
            <article id="\(id)" data-id="\(id)" class="tarjeta hoja"><h2><bdi>\(titular)</bdi></h2>\
            \(cuerpo)</article>
            """
    }
}
