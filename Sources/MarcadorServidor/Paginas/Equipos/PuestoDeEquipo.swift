import MarcadorApp

/// Where a team stands in its table, and how it has done of late.
struct PuestoDeEquipo: Hashable, Sendable {
    /// The place, from 1.
    var puesto: Int
    /// The group; nil in the only table.
    var grupo: String?
    /// Points.
    var puntos: Int
    /// Matches played.
    var jugados: Int
    /// Whether it has won the tournament.
    var esCampeon = false
    /// How its last matches ended, the oldest first; five at most.
    var racha: [DesenlaceEnPagina]

    /// The element, a live region.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: one element.
    func html(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let discos: [HTML] = racha.map { "<li>\($0.html(idioma))</li>" }
        return """
            <div class="tarjeta resumen" id="puesto"><a href="\(entorno.base)/tabla">\
            <span class="cifra-grande">\(.ordinal(puesto), idioma)</span> <span class="quien">\
            <span class="nombre">\(lugar(idioma))</span> \
            \(si: esCampeon, "<strong class=\"campeon\">\(.campeon, idioma)</strong> ")\
            <span class="callado">\(.puntosYJugados(puntos, jugados), idioma)</span></span></a>\
            \(si: !racha.isEmpty, "<ol class=\"racha\" aria-label=\"\(.racha, idioma)\">\(discos)</ol>")</div>
            """
    }

    private func lugar(_ idioma: Idioma) -> HTML {
        guard let grupo else { return "\(.enLaTabla, idioma)" }
        return "<bdi>\(.grupo(grupo), idioma)</bdi>"
    }
}
