import MarcadorApp

/// The scorers of the tournament.
struct PaginaGoleadores: Pagina {
    /// The scorers of this page, in order.
    var filas: [Fila]
    /// Number of the match the page was opened from; nil when it was opened from elsewhere.
    var partido: Int?
    /// Where this page stands in the whole list.
    var hojas: Hojas

    /// Whether there are goals although nobody is in the list.
    var hayGoles: Bool

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - filas: the scorers of this page, in order.
    ///   - partido: number of the match the page was opened from.
    ///   - hojas: where this page stands in the whole list.
    ///   - hayGoles: whether there are goals although nobody is in the list.
    init(
        filas: [Fila], partido: Int? = nil, hojas: Hojas = .unica, hayGoles: Bool = false
    ) {
        self.hayGoles = hayGoles
        self.filas = filas
        self.partido = partido
        self.hojas = hojas
    }

    /// A scorer.
    struct Fila: Hashable, Sendable {
        /// Place, shared by equals: 1, 1, 3.
        var puesto: Int
        /// Name of the player.
        var nombre: String
        /// The player's team.
        var equipo: String
        /// Goals.
        var goles: Int
        /// The player's page.
        var lugar: LugarDeJugador?
    }

    func titulo(_ idioma: Idioma) -> String { Texto.goleadores.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            \(CabeceraDePagina(titulo: "\(.goleadores, idioma)").html(idioma))\(lista(entorno))\
            \(hojas.html(ruta: "\(entorno.base)/goleadores", idioma))\(vuelta(entorno))
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [Fragmento(id: "goleadores", html: lista(entorno))]
    }

    private func lista(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        guard !filas.isEmpty else {
            let vacio = Vacio(
                titulo: hayGoles ? .golesSinAutor : .sinGoleadores,
                ayuda: hayGoles ? .golesSinAutorAyuda : .sinGoleadoresAyuda
            ).html(idioma)
            return "<div id=\"goleadores\" data-id=\"goleadores\">\(vacio)</div>"
        }
        let lineas: [HTML] = filas.map { fila in
            """
            <li><span class="puesto"><span class="oculto">\(.puesto(fila.puesto), idioma) </span>\
            <span aria-hidden="true">\(fila.puesto)</span></span>\(Disco.de(fila.equipo).html)\
            <span class="quien">\(fila.lugar.enlace(nombre(fila), entorno)) \
            <bdi class="callado">\(NombreCorto.abreviado(fila.equipo, a: 44))</bdi></span> \
            <span class="goles-de">\(.goles(fila.goles), idioma)</span></li>\n
            """
        }
        return """
            <div id="goleadores" data-id="goleadores"><ol class="goleadores tarjeta">\
            \(lineas)</ol></div>
            """
    }

    private func nombre(_ fila: Fila) -> HTML {
        "<bdi class=\"nombre\">\(NombreCorto.abreviado(fila.nombre, a: 44))</bdi>"
    }

    private func vuelta(_ entorno: Entorno) -> HTML {
        guard let partido else { return .nada }
        return """
            <p class="fijo"><a class="principal" id="volver-al-partido" data-id="volver-al-partido" \
            href="\(entorno.base)/partidos/\(partido)">\(.volverAlPartido, entorno.idioma)</a></p>
            """
    }
}
