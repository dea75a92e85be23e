import MarcadorApp

/// The referees: what is saved, at once; the notice of a failed refresh above it.
struct PaginaArbitros: Pagina {
    /// The saved list, in order.
    var arbitros: [Fila]
    /// Whether the server is being asked.
    var refrescando: Bool
    /// Why the last refresh failed; nil when it did not.
    var error: Texto?

    /// A referee.
    struct Fila: Hashable, Sendable {
        /// Name of the referee.
        var nombre: String
        /// Where the referee lives.
        var ciudad: String
    }

    var guiones: [Recurso] { [.tirar] }

    var estaALaEspera: Bool { refrescando }

    func titulo(_ idioma: Idioma) -> String { Texto.arbitros.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.arbitros, idioma)", vuelta: ("\(entorno.base)/mas", .mas))
        return """
            \(cabecera.html(idioma))<p class="tirador" id="tirador" aria-hidden="true" \
            data-tira="\(.tiraParaActualizar, idioma)" data-suelta="\(.sueltaParaActualizar, idioma)" \
            hidden></p>\(region(entorno))
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [Fragmento(id: "arbitros", html: region(entorno))]
    }

    private func region(_ entorno: Entorno) -> HTML {
        """
        <div id="arbitros" data-id="arbitros" aria-busy="\(refrescando ? "true" : "false")">\
        \(arbitros.isEmpty ? vacia(entorno) : llena(entorno))</div>
        """
    }

    private func llena(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        var aviso = HTML.nada
        if let error {
            aviso = """
                <p class="mensaje" role="alert" id="aviso-arbitros" data-id="aviso-arbitros">\
                \(Icono.aviso.html)<span>\(error, idioma). \(.listaGuardada, idioma)</span></p>
                """
        }
        let lineas: [HTML] = arbitros.map { arbitro in
            "<li><bdi>\(arbitro.nombre)</bdi> · <bdi class=\"callado\">\(arbitro.ciudad)</bdi></li>\n"
        }
        return """
            \(aviso)\(boton(.actualizar, id: "actualizar", clase: "boton", entorno))\
            <ul class="arbitros tarjeta">\(lineas)</ul>
            """
    }

    private func vacia(_ entorno: Entorno) -> HTML {
        guard let error, !refrescando else {
            let espera = Vacio(titulo: .buscandoArbitros, ayuda: nil).html(entorno.idioma)
            let boton = boton(.actualizar, id: "actualizar", clase: "boton", entorno)
            return "\(espera)\(boton)"
        }
        return Vacio(
            titulo: error,
            ayuda: error == .servidorSinArbitros ? .compruebaElServicio : .compruebaLaConexion,
            paso: boton(.reintentar, id: "reintentar", clase: "principal", entorno)
        ).html(entorno.idioma)
    }

    private func boton(_ texto: Texto, id: HTML, clase: HTML, _ entorno: Entorno) -> HTML {
        guard entorno.puede(.refrescar) else { return .nada }
        return """
            <form method="post" action="\(entorno.base)/arbitros/refrescar" class="al-lado">\
            <button class="\(clase)" id="\(id)" data-id="\(id)"\(si: refrescando, " disabled")>\
            \(texto, entorno.idioma)</button></form>
            """
    }
}
