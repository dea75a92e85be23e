import MarcadorApp

/// The published reports.
struct PaginaCronicas: Pagina {
    /// The reports, newest first.
    var cronicas: [Fila]

    /// A report in the list.
    struct Fila: Hashable, Sendable {
        /// The number it was given.
        var numero: Int
        /// Its title.
        var titular: String
    }

    func titulo(_ idioma: Idioma) -> String { Texto.cronicas.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.cronicas, idioma)", vuelta: ("\(entorno.base)/mas", .mas))
        return "\(cabecera.html(idioma))\(lista(entorno))"
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [Fragmento(id: "cronicas", html: lista(entorno))]
    }

    private func lista(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        guard !cronicas.isEmpty else {
            let vacio = Vacio(titulo: .sinCronicas, ayuda: .sinCronicasAyuda).html(idioma)
            return "<div id=\"cronicas\" data-id=\"cronicas\">\(vacio)</div>"
        }
        let lineas: [HTML] = cronicas.map { cronica in
            """
            <li><a href="\(entorno.base)/cronicas/\(cronica.numero)"><span class="quien">\
            <bdi class="nombre">\(cronica.titular)</bdi> \
            <span class="callado">\(.cronica(cronica.numero), idioma)</span></span>\
            \(Icono.flecha.html)</a></li>\n
            """
        }
        return """
            <div id="cronicas" data-id="cronicas"><ul class="enlaces tarjeta">\(lineas)</ul></div>
            """
    }
}

/// One published report.
struct PaginaCronicaPublicada: Pagina {
    /// The number it was given.
    var numero: Int
    /// Its title.
    var titular: String
    /// Its lines, in Spanish as they were published; none for a match without goals.
    var lineas: [String]

    func titulo(_ idioma: Idioma) -> String { titular }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.cronica(numero), idioma)",
            vuelta: ("\(entorno.base)/cronicas", .cronicas))
        return """
            \(cabecera.html(idioma))\
            \(PaginaCronica.hoja(
                id: "texto-cronica", titular: titular, lineas: lineas.map { "\($0)" },
                lengua: idioma == .es ? .nada : " lang=\"es\"", idioma))
            """
    }
}
