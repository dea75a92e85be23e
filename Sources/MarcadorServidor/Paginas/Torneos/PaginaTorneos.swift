import MarcadorApp

/// The tournaments, and the ways to begin another one.
struct PaginaTorneos: Pagina {
    /// The tournaments, in order.
    var torneos: [Fila]
    /// The ways to begin another one.
    var puertas = PuertasDeEntrada()

    var estilos: [Recurso] { [.mesa] }

    /// A tournament in the list.
    struct Fila: Hashable, Sendable {
        /// Its name.
        var nombre: String
        /// Its path without a trailing slash, like `/torneos/copa-barrio`.
        var base: String
        /// How many teams it has.
        var equipos: Int
        /// How many matches it has.
        var partidos: Int
        /// Whether a match of it is being played.
        var enJuego = false
    }

    func titulo(_ idioma: Idioma) -> String { Texto.torneos.en(idioma) }

    private func vivo(_ idioma: Idioma) -> HTML {
        " <span class=\"nota vivo\">\(.enJuego, idioma)</span>"
    }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(titulo: "\(.torneos, idioma)").html(idioma)
        guard !torneos.isEmpty else {
            return """
                \(cabecera)\(Vacio(titulo: .sinTorneos, ayuda: .sinTorneosAyuda).html(idioma))\
                \(otro(entorno))
                """
        }
        let lineas: [HTML] = torneos.map { torneo in
            """
            <li><a href="\(torneo.base)/partidos"><span class="quien">\
            <bdi class="nombre">\(torneo.nombre)</bdi> <span class="callado">\
            \(.tamano(equipos: torneo.equipos, partidos: torneo.partidos), idioma)</span>\
            \(si: torneo.enJuego, vivo(idioma))</span>\
            \(Icono.flecha.html)</a></li>\n
            """
        }
        return "\(cabecera)<ul class=\"enlaces tarjeta\">\(lineas)</ul>\(otro(entorno))"
    }

    private func otro(_ entorno: Entorno) -> HTML {
        guard entorno.puede(.organizar) else { return .nada }
        return "<h2 class=\"rotulo\">\(.otroTorneo, entorno.idioma)</h2>\(puertas.html(entorno))"
    }
}
