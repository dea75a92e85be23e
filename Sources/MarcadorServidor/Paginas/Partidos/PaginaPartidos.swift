import MarcadorApp

/// The list of matches, of everybody or of a team or pitch, by round, day, team or pitch.
struct PaginaPartidos: Pagina {
    /// The matches of this page under their headings, at most a hundred.
    var grupos: [GrupoDePartidos]
    /// Where this page stands in the whole list.
    var hojas: Hojas
    /// Whether the next round of a Swiss tournament is to be paired.
    var faltaEmparejar = false
    /// What stands above; nil when there is nothing to choose.
    var barra: BarraDeVistas?
    /// Whose time the kick-offs are said in; nil when that is not known.
    var horas: Texto?
    /// The teams to choose from; empty when matches are shown.
    var equipos: [EquipoEnPagina]

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - grupos: the matches of this page under their headings.
    ///   - hojas: where this page stands in the whole list.
    ///   - barra: what stands above.
    ///   - equipos: the teams to choose from.
    init(
        grupos: [GrupoDePartidos], hojas: Hojas = .unica, barra: BarraDeVistas? = nil,
        equipos: [EquipoEnPagina] = []
    ) {
        self.grupos = grupos
        self.hojas = hojas
        self.barra = barra
        self.equipos = equipos
    }

    func titulo(_ idioma: Idioma) -> String { Texto.partidos.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(titulo: "\(.partidos, idioma)").html(idioma)
        let arriba = barra?.html(entorno) ?? .nada
        if !equipos.isEmpty { return "\(cabecera)\(arriba)\(eleccion(entorno))" }
        guard grupos.contains(where: { !$0.filas.isEmpty }) else {
            return """
                \(cabecera)\(si: esDeAlguien, arriba)\
                \(Vacio(titulo: .sinPartidos, ayuda: .sinPartidosAyuda).html(idioma))
                """
        }
        let ruta = (barra?.vista ?? .entera).ruta(entorno.base)
        return """
            \(cabecera)\(arriba)\(Self.nota(horas, idioma))<div class="lista">\(grupos.map { $0.html(entorno) })</div>\
            \(emparejar(entorno))\(hojas.html(ruta: ruta, idioma))\(barra?.calendario(entorno))
            """
    }

    /// Whose time the kick-offs below are said in.
    ///
    /// - Parameters:
    ///   - horas: the sentence; nil for none.
    ///   - idioma: the reader's language.
    /// - Returns: one paragraph or nothing.
    static func nota(_ horas: Texto?, _ idioma: Idioma) -> HTML {
        guard let horas else { return .nada }
        return "<p class=\"callado horas\" data-id=\"horas\">\(horas, idioma)</p>"
    }

    /// The button that pairs the next round, for who may.
    private func emparejar(_ entorno: Entorno) -> HTML {
        guard faltaEmparejar, entorno.puede(.emparejar) else { return .nada }
        return """
            <form method="post" action="\(entorno.base)/rondas">\
            <button class="principal" id="emparejar" data-id="emparejar">\
            \(.emparejarLaSiguienteRonda, entorno.idioma)</button></form>
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        let filas = grupos.flatMap(\.filas).map { Fragmento(id: $0.id, html: $0.html(entorno)) }
        guard let barra, !filas.isEmpty else { return filas }
        return [Fragmento(id: "vistas", html: barra.html(entorno))] + filas
    }

    private var esDeAlguien: Bool { barra.map { $0.vista != .entera } ?? false }

    private func eleccion(_ entorno: Entorno) -> HTML {
        let lineas: [HTML] = equipos.map { equipo in
            var vista = barra?.vista ?? .entera
            (vista.por, vista.equipo) = (nil, equipo.numero)
            return """
                <li><a href="\(vista.ruta(entorno.base))">\(Disco.de(equipo.nombre).html)\
                <span class="quien">\(equipo.nombre(a: 60))</span>\(Icono.flecha.html)</a></li>\n
                """
        }
        return "<ul class=\"enlaces tarjeta\">\(lineas)</ul>"
    }
}
