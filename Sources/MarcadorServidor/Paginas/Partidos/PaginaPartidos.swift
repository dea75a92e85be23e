import MarcadorApp

/// The list of matches.
struct PaginaPartidos: Pagina {
    /// The matches of this page under their headings, at most a hundred.
    var grupos: [GrupoDePartidos]
    /// Where this page stands in the whole list.
    var hojas: Hojas
    /// Whether the next round of a Swiss tournament is to be paired.
    var faltaEmparejar = false

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - grupos: the matches of this page under their headings.
    ///   - hojas: where this page stands in the whole list.
    init(grupos: [GrupoDePartidos], hojas: Hojas = .unica) {
        self.grupos = grupos
        self.hojas = hojas
    }

    func titulo(_ idioma: Idioma) -> String { Texto.partidos.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        guard grupos.contains(where: { !$0.filas.isEmpty }) else {
            return """
                \(CabeceraDePagina(titulo: "\(.partidos, idioma)").html(idioma))\
                \(Vacio(titulo: .sinPartidos, ayuda: .sinPartidosAyuda).html(idioma))
                """
        }
        return """
            \(CabeceraDePagina(titulo: "\(.partidos, idioma)").html(idioma))\
            <div class="lista">\(grupos.map { $0.html(entorno) })</div>\
            \(emparejar(entorno))\
            \(hojas.html(ruta: "\(entorno.base)/partidos", idioma))
            """
    }

    /// The button that pairs the next round, for who may.
    private func emparejar(_ entorno: Entorno) -> HTML {
        guard faltaEmparejar, !entorno.soloLectura else { return .nada }
        return """
            <form method="post" action="\(entorno.base)/rondas">\
            <button class="principal" id="emparejar" data-id="emparejar">\
            \(.emparejarLaSiguienteRonda, entorno.idioma)</button></form>
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        grupos.flatMap(\.filas).map { Fragmento(id: $0.id, html: $0.html(entorno)) }
    }
}
