import MarcadorApp

/// The knock-out: a column a round, neighbours meeting in the next one.
///
/// On a phone the columns are swiped one by one; on a wide screen they stand side by side.
struct PaginaEliminatoria: Pagina {
    /// A round.
    struct Ronda: Hashable, Sendable {
        /// Its name.
        var nombre: String
        /// Its ties from top to bottom.
        var llaves: [LlaveEnPagina]
    }

    /// The rounds, the first one first.
    var rondas: [Ronda]
    /// Whose time the kick-offs are said in; nil when that is not known.
    var horas: Texto?

    /// Whether a tie refers to another by its number.
    private var conNumeros: Bool { rondas.flatMap(\.llaves).contains(where: \.esperaEquipo) }

    var estilos: [Recurso] { [.tabla] }

    func titulo(_ idioma: Idioma) -> String { Texto.eliminatoria.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.eliminatoria, idioma)", vuelta: ("\(entorno.base)/tabla", .tabla)
        ).html(idioma)
        guard !rondas.isEmpty else {
            return """
                \(cabecera)\(Vacio(titulo: .sinEliminatoria, ayuda: .sinEliminatoriaAyuda)
                    .html(idioma))
                """
        }
        let atajos: [HTML] = rondas.enumerated().map { n, ronda in
            "<li><a href=\"#ronda-\(n + 1)\"><bdi>\(.rotulo(ronda.nombre), idioma)</bdi></a></li>"
        }
        let columnas: [HTML] = rondas.enumerated().map { n, ronda in
            columna(n + 1, ronda, entorno)
        }
        return """
            \(cabecera)<nav aria-label="\(.rondas, idioma)"><ul class="atajos">\(atajos)</ul></nav>
            \(PaginaPartidos.nota(horas, idioma))\
            <div class="cuadro" id="cuadro" role="region" aria-label="\(.eliminatoria, idioma)" \
            tabindex="0">\(columnas)</div>
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        rondas.flatMap(\.llaves).map {
            Fragmento(id: $0.id, html: $0.html(entorno, conNumero: conNumeros))
        }
    }

    private func columna(_ numero: Int, _ ronda: Ronda, _ entorno: Entorno) -> HTML {
        let llaves: [HTML] = ronda.llaves.map {
            "<li>\($0.html(entorno, conNumero: conNumeros))</li>\n"
        }
        return """
            <section class="ronda" id="ronda-\(numero)" aria-labelledby="titulo-ronda-\(numero)">\
            <h2 id="titulo-ronda-\(numero)"><bdi>\(.rotulo(ronda.nombre), entorno.idioma)</bdi></h2><ol>\(llaves)</ol></section>
            """
    }
}
