import MarcadorApp

/// A team: where it stands, what comes next, its squad, its suspensions and its matches.
struct PaginaEquipo: Pagina {
    /// Its name.
    var nombre: String
    /// The squad, in order.
    var plantilla: [MiembroDePlantilla]
    /// Its matches on this page, in order.
    var partidos: [GrupoDePartidos]
    /// Its number in the tournament, for the links to further pages.
    var numero: Int = 1
    /// Where this page stands in the list of its matches.
    var hojas: Hojas = .unica
    /// Where it stands in its table; nil when it is in none.
    var puesto: PuestoDeEquipo?
    /// Its next match; nil when there is none.
    var proximo: ProximoPartido?
    /// Suspensions of its players, those still to be served first.
    var sanciones: [SancionEnPagina] = []
    /// Who is one caution away from a suspension.
    var apercibidos: [MiembroDePlantilla] = []
    /// What cards cost, in words.
    var regla: Texto?

    typealias Miembro = MiembroDePlantilla

    func titulo(_ idioma: Idioma) -> String { nombre }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(Disco.de(nombre).html)<bdi>\(nombre)</bdi>",
            vuelta: ("\(entorno.base)/equipos", .equipos))
        return """
            \(cabecera.html(idioma))\(puesto?.html(entorno))\
            \(proximoHTML(entorno))\(sancionesHTML(entorno))\(plantillaHTML(entorno))
            \(partidosHTML(entorno))
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        var regiones: [Fragmento] = []
        if let puesto { regiones.append(Fragmento(id: "puesto", html: puesto.html(entorno))) }
        regiones.append(Fragmento(id: "proximo", html: proximoHTML(entorno)))
        regiones.append(Fragmento(id: "sanciones", html: sancionesHTML(entorno)))
        regiones.append(Fragmento(id: "plantilla", html: plantillaHTML(entorno)))
        return regiones
            + partidos.flatMap(\.filas).map { Fragmento(id: $0.id, html: $0.html(entorno)) }
    }

    private func proximoHTML(_ entorno: Entorno) -> HTML {
        "<div id=\"proximo\">\(proximo?.html(entorno))</div>"
    }

    private func plantillaHTML(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        var interior: HTML = "<p class=\"callado\">\(.sinPlantilla, idioma)</p>"
        if !plantilla.isEmpty {
            interior = """
                \(goleadoresHTML(entorno))\
                <ul class="plantilla">\(plantilla.map { $0.html(entorno) })</ul>
                """
        }
        let cambiar: HTML = """
            <p><a class="boton" id="cambiar-plantilla" data-id="cambiar-plantilla" \
            href="\(entorno.base)/equipos/\(numero)/plantilla">\(.cambiarLaPlantilla, idioma)</a></p>
            """
        return """
            <section id="plantilla" class="tarjeta"><h2>\(.plantilla, idioma)</h2>\(interior)\
            \(si: entorno.puede(.inscribir), cambiar)</section>
            """
    }

    /// Who has scored, most goals first, in one paragraph.
    private func goleadoresHTML(_ entorno: Entorno) -> HTML {
        let goleadores = plantilla.filter { $0.goles > 0 }.sorted { $0.goles > $1.goles }
        guard !goleadores.isEmpty else { return .nada }
        let nombres: [HTML] = goleadores.map { miembro in
            """
            <span class="goleador">\(miembro.lugar.enlace(NombreCorto.deJugador(miembro.nombre), entorno)) \
            <strong>\(miembro.goles)</strong></span>
            """
        }
        return """
            <p class="goleadores-de">\(Icono.balon.html)\(.goleadores, entorno.idioma): \
            \(nombres.unidos(por: ", "))</p>
            """
    }

    private func sancionesHTML(_ entorno: Entorno) -> HTML {
        guard !sanciones.isEmpty || !apercibidos.isEmpty else {
            return "<div id=\"sanciones\"></div>"
        }
        let idioma = entorno.idioma
        let lineas: [HTML] =
            sanciones.map { $0.html(entorno) } + apercibidos.map { apercibido($0, entorno) }
        var pie = HTML.nada
        if let regla { pie = "<p class=\"callado\">\(regla, idioma)</p>" }
        return """
            <section id="sanciones" class="tarjeta sanciones"><h2>\(.sanciones, idioma)</h2>\
            <ul>\(lineas)</ul>\(pie)</section>
            """
    }

    private func apercibido(_ miembro: MiembroDePlantilla, _ entorno: Entorno) -> HTML {
        """
        <li><span class="signo amarilla">\(Icono.tarjeta.html)</span>\
        <p>\(miembro.lugar.enlace(NombreCorto.deJugador(miembro.nombre), entorno)): \
        \(.apercibido, entorno.idioma)</p></li>\n
        """
    }

    private func partidosHTML(_ entorno: Entorno) -> HTML {
        guard partidos.contains(where: { !$0.filas.isEmpty }) else { return .nada }
        return """
            <h2 class="rotulo">\(.partidos, entorno.idioma)</h2>\
            <div class="lista">\(partidos.map { $0.html(entorno) })</div>\
            \(hojas.html(ruta: "\(entorno.base)/equipos/\(numero)", entorno.idioma))\
            <p><a class="boton" id="ver-calendario" type="text/calendar" \
            href="\(entorno.base)/calendario.ics?equipo=\(numero)">\
            \(.calendarioParaSuscribirse, entorno.idioma)</a></p>
            """
    }
}
