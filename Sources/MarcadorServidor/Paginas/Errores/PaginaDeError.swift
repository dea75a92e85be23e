import MarcadorApp

/// Something that could not be shown or done.
struct PaginaDeError: Pagina {
    /// HTTP status.
    var codigo: Int
    /// What happened exactly; nil for the usual words of that status.
    var frase: Texto?
    /// Where to go on: path and name; nil for the matches or the tournaments.
    var salida: Salida?

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - codigo: HTTP status.
    ///   - frase: what happened exactly.
    ///   - salida: where to go on.
    init(codigo: Int, frase: Texto? = nil, salida: Salida? = nil) {
        self.codigo = codigo
        self.frase = frase
        self.salida = salida
    }

    /// A way out of an error.
    struct Salida: Hashable, Sendable {
        /// Path.
        var ruta: String
        /// Name of the link.
        var nombre: Texto
    }

    func titulo(_ idioma: Idioma) -> String { Texto.errorDePagina(codigo).en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let enTorneo = !entorno.base.isEmpty
        let ruta = salida?.ruta ?? (enTorneo ? "\(entorno.base)/partidos" : "/torneos")
        let nombre = salida?.nombre ?? (enTorneo ? .verTodosLosPartidos : .torneos)
        return Self.cuerpo(
            titular: .errorDePagina(codigo), ayuda: frase ?? .ayudaDeError(codigo),
            salida: (ruta, nombre), codigo: codigo, entorno.idioma)
    }

    /// What every error looks like.
    ///
    /// - Parameters:
    ///   - titular: what happened, in a few words.
    ///   - ayuda: that nothing is lost, and what to do.
    ///   - salida: path and name of the way out.
    ///   - codigo: HTTP status.
    ///   - idioma: the reader's language.
    /// - Returns: the content of `<main>`.
    static func cuerpo(
        titular: Texto, ayuda: Texto, salida: (ruta: String, nombre: Texto), codigo: Int,
        _ idioma: Idioma
    ) -> HTML {
        """
        <div class="fallo" data-id="error"><p class="pizarra" aria-hidden="true">\(codigo)</p>\
        <h1>\(titular, idioma)</h1><p class="ayuda">\(ayuda, idioma)</p>\
        <p class="callado oculto">\(.error(codigo), idioma)</p>\
        <p><a class="principal" href="\(salida.ruta)">\(salida.nombre, idioma)</a></p></div>
        """
    }
}
