import MarcadorApp

/// How a phone finds this tournament: its address, as a QR code and in letters.
struct PaginaMovil: Pagina {
    /// Addresses of the server that a phone can reach, without path.
    var direcciones: [String]

    func titulo(_ idioma: Idioma) -> String { Texto.enElMovil.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.enElMovil, idioma)", vuelta: ("\(entorno.base)/mas", .mas))
        return "\(cabecera.html(idioma))\(cuerpo(entorno))"
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [Fragmento(id: "movil", html: cuerpo(entorno))]
    }

    private func cuerpo(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        guard !direcciones.isEmpty else {
            let vacio = Vacio(titulo: .soloEnEsteOrdenador, ayuda: .soloEnEsteOrdenadorAyuda)
            return "<div id=\"movil\" data-id=\"movil\">\(vacio.html(idioma))</div>"
        }
        let tarjetas = direcciones.map { tarjeta("\($0)\(entorno.base)", idioma) }
        return """
            <div id="movil" data-id="movil"><p>\(.enElMovilAyuda, idioma)</p>\(tarjetas)</div>
            """
    }

    private func tarjeta(_ enlace: String, _ idioma: Idioma) -> HTML {
        // The application's own links: `marcador` stands for `http`, `marcadors` for `https`.
        let boton: HTML = """
            <p><a class="boton" href="marcador\(String(enlace.dropFirst(4)))" \
            data-id="enlace-app">\(.abrirEnLaApp, idioma)</a></p>
            """
        return """
            <section class="tarjeta">\(DibujoQR(enlace)?.html(idioma) ?? .nada)\
            <p><a href="\(enlace)" data-id="enlace-movil"><bdi>\(enlace)</bdi></a></p>\(boton)\
            </section>\n
            """
    }
}
