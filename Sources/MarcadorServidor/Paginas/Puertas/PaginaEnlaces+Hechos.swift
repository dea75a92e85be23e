import MarcadorApp

extension PaginaEnlaces {
    /// The links there are, with what can be done to each.
    func hechos(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        guard !enlaces.isEmpty else {
            return """
                <section class="tarjeta"><h2>\(.enlacesHechos, idioma)</h2>\
                <p class="callado">\(.sinEnlaces, idioma)</p></section>
                """
        }
        let hoja: HTML = """
            <p><a class="boton" id="ver-hoja" data-id="ver-hoja" href="\(entorno.base)/enlaces/hoja">\
            \(.hojaDeCodigos, idioma)</a></p>
            """
        return """
            <section class="tarjeta"><h2>\(.enlacesHechos, idioma)</h2>\
            \(si: enlaces.contains(where: \.aLaVista), hoja)\
            <p class="callado">\(.soloAlHacerlo, idioma)</p>\
            <ul class="repartidos renglones">\(enlaces.map { fila($0, entorno) })</ul></section>
            """
    }

    private func fila(_ enlace: EnlaceEnPagina, _ entorno: Entorno) -> HTML {
        let acciones: HTML = """
            <div class="acciones">\(boton("renovar", .otroCodigo, enlace, entorno))\
            \(boton("revocar", .anularElEnlace, enlace, entorno))</div>
            """
        return """
            <li id="enlace-\(enlace.id)" data-id="enlace"><div class="quien">\
            \(enlace.renglones(entorno.idioma))</div>\(si: enlace.vale, acciones)</li>\n
            """
    }

    private func boton(
        _ que: String, _ nombre: Texto, _ enlace: EnlaceEnPagina, _ entorno: Entorno
    ) -> HTML {
        let idioma = entorno.idioma
        return """
            <form method="post" action="\(entorno.base)/enlaces/\(que)">\
            <input type="hidden" name="enlace" value="\(enlace.id)">\
            <button class="boton" data-id="\(que)" \
            aria-label="\(nombre, idioma): \(enlace.papel, idioma)">\(nombre, idioma)</button></form>
            """
    }
}
