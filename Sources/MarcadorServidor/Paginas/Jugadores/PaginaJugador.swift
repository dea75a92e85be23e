import MarcadorApp

/// A player of a team: goals, cards, suspensions, and the matches in which they happened.
struct PaginaJugador: Pagina {
    /// The player's name.
    var nombre: String
    /// Shirt number; nil when there is none.
    var dorsal: Int?
    /// Whether this is the captain.
    var esCapitan = false
    /// The team.
    var equipo: EquipoEnPagina
    /// Matches played; nil when no line-up of the team is known.
    var partidos: Int?
    /// Goals and cards, also those that are nothing.
    var goles = 0
    /// Cautions, without those that ended in a dismissal for two.
    var amarillas = 0
    /// Dismissals for two cautions.
    var dobles = 0
    /// Straight red cards.
    var rojas = 0
    /// Whether the next caution suspends.
    var apercibido = false
    /// Suspensions, those still to be served first.
    var sanciones: [SancionEnPagina] = []
    /// The matches in which something is known of the player, in order.
    var actuaciones: [ActuacionEnPagina] = []

    func titulo(_ idioma: Idioma) -> String { "\(nombre) (\(equipo.nombre))" }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(dorsalHTML(idioma))<bdi>\(nombre)</bdi>",
            vuelta: ("\(entorno.base)/equipos", .equipos))
        return """
            \(cabecera.html(idioma))\(equipoHTML(entorno))\(cuentas(idioma))\
            \(sancionesHTML(entorno))\(actuacionesHTML(entorno))
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [
            Fragmento(id: "cuentas", html: cuentas(entorno.idioma)),
            Fragmento(id: "sanciones", html: sancionesHTML(entorno)),
            Fragmento(id: "actuaciones", html: actuacionesHTML(entorno)),
        ]
    }

    private func dorsalHTML(_ idioma: Idioma) -> HTML {
        guard let dorsal else { return .nada }
        return """
            <span class="dorsal"><span aria-hidden="true">\(dorsal)</span>\
            <span class="oculto">\(.dorsal(dorsal), idioma) </span></span>
            """
    }

    private func equipoHTML(_ entorno: Entorno) -> HTML {
        let ruta = "\(entorno.base)/equipos/\(equipo.numero ?? 0)"
        return """
            <ul class="enlaces tarjeta"><li><a href="\(ruta)">\(Disco.de(equipo.nombre).html)\
            <span class="quien">\(equipo.nombre(a: 60))\
            \(si: esCapitan, " <span class=\"brazalete\">\(.capitan, entorno.idioma)</span>")</span>\
            \(Icono.flecha.html)</a></li></ul>
            """
    }

    private func cuentas(_ idioma: Idioma) -> HTML {
        var celdas: [HTML] = []
        if let partidos { celdas.append(celda(partidos, .partidosJugados, idioma)) }
        celdas.append(celda(goles, .golesMarcados, idioma))
        celdas.append(celda(amarillas, .columnaAmarillas, idioma, "amarilla"))
        if dobles > 0 { celdas.append(celda(dobles, .columnaDobles, idioma, "dos-amarillas")) }
        celdas.append(celda(rojas, .columnaRojas, idioma, "roja"))
        return "<dl class=\"cuentas tarjeta\" id=\"cuentas\">\(celdas)</dl>"
    }

    private func celda(_ n: Int, _ nombre: Texto, _ idioma: Idioma, _ color: HTML = "") -> HTML {
        """
        <div class="\(color)"><dt>\(si: !color.estaVacio, Icono.tarjeta.html)\(nombre, idioma)</dt>\
        <dd>\(n)</dd></div>
        """
    }

    private func sancionesHTML(_ entorno: Entorno) -> HTML {
        var lineas: [HTML] = sanciones.map { $0.html(entorno, conNombre: false) }
        if apercibido {
            lineas.append(
                """
                <li><span class="signo amarilla">\(Icono.tarjeta.html)</span>\
                <p>\(.apercibido, entorno.idioma)</p></li>\n
                """)
        }
        guard !lineas.isEmpty else { return "<div id=\"sanciones\"></div>" }
        return """
            <section id="sanciones" class="tarjeta sanciones"><h2>\(.sanciones, entorno.idioma)</h2>\
            <ul>\(lineas)</ul></section>
            """
    }

    private func actuacionesHTML(_ entorno: Entorno) -> HTML {
        guard !actuaciones.isEmpty else {
            let vacio = Vacio(titulo: .sinActuaciones, ayuda: .sinActuacionesAyuda)
            return "<div id=\"actuaciones\">\(vacio.html(entorno.idioma))</div>"
        }
        return """
            <section id="actuaciones" class="grupo"><h2>\(.partidos, entorno.idioma)</h2>\
            <ul>\(actuaciones.map { $0.html(entorno) })</ul></section>
            """
    }
}
