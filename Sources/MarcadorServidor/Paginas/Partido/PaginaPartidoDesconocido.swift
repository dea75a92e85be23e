import MarcadorApp

/// The match that does not exist: says so, and leads back.
struct PaginaPartidoDesconocido: Pagina {
    /// The number asked for.
    var numero: Int

    func titulo(_ idioma: Idioma) -> String { Texto.noExisteElPartido(numero).en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        PaginaDeError.cuerpo(
            titular: .noExisteElPartido(numero), ayuda: .noExisteElPartidoAyuda,
            salida: ("\(entorno.base)/partidos", .verTodosLosPartidos), codigo: 404, entorno.idioma)
    }
}
