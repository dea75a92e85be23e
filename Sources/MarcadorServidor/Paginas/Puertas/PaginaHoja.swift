import MarcadorApp

/// The page of codes, to be printed: the public page and the scorekeepers' links whose secrets are still
/// known; or one link of another kind, the one time it is shown.
struct PaginaHoja: Pagina {
    /// The address of the server that stands in the codes, without path.
    var direccion: String
    /// The other addresses, and their numbers.
    var otras: [Otra]
    /// The links with their secrets.
    var codigos: [Codigo]
    /// Whether others can open the addresses: a code that leads to this computer alone is of no use.
    var alcanzable: Bool
    /// Whether it is the one link that was just made, which is not shown again.
    var unaVez = false

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

    func titulo(_ idioma: Idioma) -> String { nombre.en(idioma) }

    private var nombre: Texto { unaVez ? .enlaceRecienHecho : .hojaDeCodigos }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(nombre, idioma)", vuelta: ("\(entorno.base)/enlaces", .enlaces))
        let vacio = Vacio(
            titulo: .sinCodigosALaVista, ayuda: unaVez ? .yaSeEnseno : .soloAlHacerlo)
        let ayuda: Texto = unaVez ? .seEnsenaUnaVez : .hojaDeCodigosAyuda
        return """
            \(cabecera.html(idioma))\(si: !alcanzable, aviso(idioma))\
            <p class="sin-imprimir">\(ayuda, idioma)</p>\
            <p class="sin-imprimir"><button type="button" class="boton" id="imprimir" \
            data-id="imprimir" hidden>\(.imprimir, idioma)</button></p>\
            \(si: codigos.isEmpty, vacio.html(idioma))\
            <div class="codigos">\(si: !unaVez, publica(entorno))\
            \(codigos.map { tarjeta($0, idioma) })</div>\
            \(si: !otras.isEmpty && !unaVez, conOtra(entorno))
            """
    }

    /// Why there is nothing to point a phone at.
    private func aviso(_ idioma: Idioma) -> HTML {
        """
        <p class="mensaje" data-id="solo-aqui">\(Icono.aviso.html)<span>\
        \(.soloEsteOrdenadorLaAbre(direccion), idioma) \
        \(Texto.soloEnEsteOrdenadorAyuda.conOpcionesEnteras(idioma))</span></p>
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
        tarjeta(
            codigo.enlace.renglones(idioma), "\(direccion)\(codigo.camino)", idioma,
            ademas: unaVez ? otras.map { "\($0.direccion)\(codigo.camino)" } : [])
    }

    private func tarjeta(
        _ quien: HTML, _ enlace: String, _ idioma: Idioma, ademas otros: [String] = []
    ) -> HTML {
        let dibujo = alcanzable ? DibujoQR(enlace)?.html(idioma) ?? .nada : .nada
        let escritos: [HTML] = ([enlace] + otros).map { escrito in
            """
            <p class="enlace-escrito"><a href="\(escrito)" data-id="enlace-escrito">\
            <bdi>\(escrito)</bdi></a></p>
            """
        }
        return """
            <section class="tarjeta"><div class="quien">\(quien)</div>\(dibujo)\(escritos)</section>\n
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
