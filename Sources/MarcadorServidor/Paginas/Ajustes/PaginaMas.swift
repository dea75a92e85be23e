import MarcadorApp

/// Everything that is not one of the first three sections.
struct PaginaMas: Pagina {
    /// Whether there are other tournaments to go to.
    var hayOtrosTorneos: Bool

    func titulo(_ idioma: Idioma) -> String { Texto.mas.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        var enlaces: [(ruta: String, id: String, nombre: Texto)] = []
        if entorno.puede(.organizar) {
            enlaces.append(("\(entorno.base)/mesa", "ver-mesa", .mesaDelOrganizador))
        }
        enlaces += [
            ("\(entorno.base)/equipos", "ver-equipos", .equipos),
            ("\(entorno.base)/arbitros", "ver-arbitros", .arbitros),
            ("\(entorno.base)/cronicas", "ver-cronicas", .cronicas),
            ("\(entorno.base)/calendario.ics", "ver-calendario", .calendarioParaSuscribirse),
            ("\(entorno.base)/movil", "ver-movil", .enElMovil),
            ("\(entorno.base)/ajustes", "ver-ajustes", .ajustes),
        ]
        if entorno.puede(.verHistorial) {
            enlaces.append(("\(entorno.base)/historial", "ver-historial", .historial))
        }
        if entorno.soloLectura {
            enlaces.append(("\(entorno.base)/entrar", "ver-entrar", .entrar))
        } else {
            enlaces.append(("\(entorno.base)/enlaces", "ver-enlaces", .enlaces))
        }
        if hayOtrosTorneos || entorno.puede(.organizar) {
            let nombre: Texto = hayOtrosTorneos ? .otrosTorneos : .nuevoTorneo
            enlaces.append(("/torneos", "ver-torneos", nombre))
        }
        let lineas: [HTML] = enlaces.map { enlace in
            """
            <li><a href="\(enlace.ruta)" id="\(enlace.id)" data-id="\(enlace.id)">\
            <span class="quien">\(enlace.nombre, idioma)</span>\(Icono.flecha.html)</a></li>\n
            """
        }
        return """
            \(CabeceraDePagina(titulo: "\(.mas, idioma)").html(idioma))\
            <ul class="enlaces tarjeta">\(lineas)</ul>
            """
    }
}
