import MarcadorApp

/// The ways to begin: a new tournament, one from a file, the sample.
struct PuertasDeEntrada: Hashable, Sendable {
    /// Where the sample is; nil when it has to be made.
    var ejemplo: String?

    /// The ways that a reader has.
    func html(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        var puertas: [HTML] = []
        if entorno.puede(.organizar) {
            puertas.append(
                enlace("/nuevo", "nuevo-torneo", .nuevoTorneo, .nuevoTorneoAyuda, idioma))
            puertas.append(
                enlace(
                    "/importar", "importar-torneo", .importarUnTorneo, .importarUnTorneoAyuda,
                    idioma))
        }
        if let ejemplo {
            puertas.append(
                enlace(ejemplo, "ver-ejemplo", .verElDeEjemplo, .verElDeEjemploAyuda, idioma))
        } else if entorno.puede(.organizar) {
            puertas.append(
                """
                <li><form method="post" action="/ejemplo"><button id="ver-ejemplo" \
                data-id="ver-ejemplo"><span class="quien">\(.verElDeEjemplo, idioma) \
                <span class="callado">\(.verElDeEjemploAyuda, idioma)</span></span>\
                \(Icono.flecha.html)</button></form></li>
                """)
        }
        return puertas.isEmpty ? .nada : "<ul class=\"enlaces tarjeta puertas\">\(puertas)</ul>"
    }

    private func enlace(
        _ ruta: String, _ id: String, _ nombre: Texto, _ ayuda: Texto, _ idioma: Idioma
    ) -> HTML {
        """
        <li><a href="\(ruta)" id="\(id)" data-id="\(id)"><span class="quien">\(nombre, idioma) \
        <span class="callado">\(ayuda, idioma)</span></span>\(Icono.flecha.html)</a></li>
        """
    }
}

/// The first page of a server without a tournament of its own.
struct PaginaInicio: Pagina {
    /// The ways to begin.
    var puertas: PuertasDeEntrada

    var estilos: [Recurso] { [.mesa] }

    func titulo(_ idioma: Idioma) -> String { Texto.bienvenida.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let ayuda: Texto =
            entorno.puede(.organizar) ? .bienvenidaAyuda : .bienvenidaSoloMirar
        let entrar: HTML = """
            <p><a class="boton" id="ver-entrar" data-id="ver-entrar" href="/entrar">\
            \(.entrar, idioma)</a></p>
            """
        return """
            <div class="bienvenida">\(Icono.balon.html)<h1>\(.bienvenida, idioma)</h1>\
            <p>\(ayuda, idioma)</p></div>\(puertas.html(entorno))\
            \(si: !entorno.puede(.organizar), entrar)
            """
    }
}
