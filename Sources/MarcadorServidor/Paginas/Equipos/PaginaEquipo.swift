import MarcadorApp

/// A team: its squad and its matches.
struct PaginaEquipo: Pagina {
    /// Its name.
    var nombre: String
    /// The squad, in order.
    var plantilla: [Miembro]
    /// Its matches on this page, in order.
    var partidos: [GrupoDePartidos]
    /// Its number in the tournament, for the links to further pages.
    var numero: Int = 1
    /// Where this page stands in the list of its matches.
    var hojas: Hojas = .unica

    /// A member of the squad.
    struct Miembro: Hashable, Sendable {
        /// Name of the player.
        var nombre: String
        /// Shirt number; nil when the player has none.
        var dorsal: Int?
        /// Whether this is the captain.
        var esCapitan: Bool
    }

    func titulo(_ idioma: Idioma) -> String { nombre }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(Disco.de(nombre).html)<bdi>\(nombre)</bdi>",
            vuelta: ("\(entorno.base)/equipos", .equipos))
        return """
            \(cabecera.html(idioma))<section class="tarjeta"><h2>\(.plantilla, idioma)</h2>\
            \(plantillaHTML(idioma))</section>
            \(partidosHTML(entorno))
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        partidos.flatMap(\.filas).map { Fragmento(id: $0.id, html: $0.html(entorno)) }
    }

    private func plantillaHTML(_ idioma: Idioma) -> HTML {
        guard !plantilla.isEmpty else {
            return "<p class=\"callado\">\(.sinPlantilla, idioma)</p>"
        }
        let lineas: [HTML] = plantilla.map { miembro in
            """
            <li>\(dorsal(miembro, idioma)) <bdi class="nombre">\(miembro.nombre)</bdi>\
            \(si: miembro.esCapitan, " <span class=\"brazalete\">\(.capitan, idioma)</span>")</li>\n
            """
        }
        return "<ul class=\"plantilla\">\(lineas)</ul>"
    }

    private func dorsal(_ miembro: Miembro, _ idioma: Idioma) -> HTML {
        guard let dorsal = miembro.dorsal else {
            return """
                <span class="dorsal"><span aria-hidden="true">–</span>\
                <span class="oculto">\(.sinDorsal, idioma)</span></span>
                """
        }
        return """
            <span class="dorsal"><span aria-hidden="true">\(dorsal)</span>\
            <span class="oculto">\(.dorsal(dorsal), idioma)</span></span>
            """
    }

    private func partidosHTML(_ entorno: Entorno) -> HTML {
        guard partidos.contains(where: { !$0.filas.isEmpty }) else { return .nada }
        return """
            <h2 class="rotulo">\(.partidos, entorno.idioma)</h2>\
            <div class="lista">\(partidos.map { $0.html(entorno) })</div>\
            \(hojas.html(ruta: "\(entorno.base)/equipos/\(numero)", entorno.idioma))\
            <p><a id="ver-calendario" type="text/calendar" \
            href="\(entorno.base)/calendario.ics?equipo=\(numero)">\
            \(.calendarioParaSuscribirse, entorno.idioma)</a></p>
            """
    }
}
