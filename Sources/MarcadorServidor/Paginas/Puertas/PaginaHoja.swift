import MarcadorApp

/// The page of codes, to be printed: the public page and every link whose secret is still known.
struct PaginaHoja: Pagina {
    /// The address of the server that stands in the codes, without path.
    var direccion: String
    /// The other addresses, and their numbers.
    var otras: [Otra]
    /// The links with their secrets.
    var codigos: [Codigo]

    /// Another address of the server.
    struct Otra: Hashable, Sendable {
        /// Its number among the addresses, from 0.
        var numero: Int
        /// Without path.
        var direccion: String
    }

    /// A link with its secret.
    struct Codigo: Hashable, Sendable {
        /// The link.
        var enlace: EnlaceEnPagina
        /// Its path, with the secret behind `#`.
        var camino: String
    }

    var estilos: [Recurso] { [.tabla] }

    var guiones: [Recurso] { [.imprimir] }

    func titulo(_ idioma: Idioma) -> String { Texto.hojaDeCodigos.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.hojaDeCodigos, idioma)", vuelta: ("\(entorno.base)/enlaces", .enlaces))
        let vacio = Vacio(titulo: .sinCodigosALaVista, ayuda: .soloAlHacerlo)
        return """
            \(cabecera.html(idioma))\
            <p class="sin-imprimir">\(.hojaDeCodigosAyuda, idioma)</p>\
            <p class="sin-imprimir"><button type="button" class="boton" id="imprimir" \
            data-id="imprimir" hidden>\(.imprimir, idioma)</button></p>\
            \(si: codigos.isEmpty, vacio.html(idioma))\
            <div class="codigos">\(publica(entorno))\(codigos.map { tarjeta($0, idioma) })</div>\
            \(si: !otras.isEmpty, conOtra(entorno))
            """
    }

    private func publica(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let quien: HTML = """
            <b>\(.paginaDelPublico, idioma)</b>\
            <span class="callado">\(.paginaDelPublicoAyuda, idioma)</span>
            """
        return tarjeta(quien, "\(direccion)\(entorno.base)", idioma)
    }

    private func tarjeta(_ codigo: Codigo, _ idioma: Idioma) -> HTML {
        tarjeta(codigo.enlace.renglones(idioma), "\(direccion)\(codigo.camino)", idioma)
    }

    private func tarjeta(_ quien: HTML, _ enlace: String, _ idioma: Idioma) -> HTML {
        """
        <section class="tarjeta"><div class="quien">\(quien)</div>\
        \(DibujoQR(enlace)?.html(idioma) ?? .nada)\
        <p class="enlace-escrito"><a href="\(enlace)" data-id="enlace-escrito"><bdi>\(enlace)</bdi></a></p>\
        </section>\n
        """
    }

    private func conOtra(_ entorno: Entorno) -> HTML {
        let lista: [HTML] = otras.map { otra in
            """
            <a class="boton" href="\(entorno.base)/enlaces/hoja?red=\(otra.numero)">\
            <bdi>\(otra.direccion)</bdi></a>
            """
        }
        return """
            <nav class="acciones sin-imprimir" aria-label="\(.otraRed, entorno.idioma)">\(lista)</nav>
            """
    }
}
