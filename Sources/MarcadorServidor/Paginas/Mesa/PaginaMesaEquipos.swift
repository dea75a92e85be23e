import MarcadorApp

/// The teams as the organiser changes them.
struct PaginaMesaEquipos: Pagina {
    /// The teams, in the order of entry.
    var equipos: [Fila]
    /// The groups, if there are any.
    var grupos: [String]
    /// Whether teams can be entered: not where a bracket is made.
    var admiteNuevos: Bool
    /// What all pages of the desk have.
    var hoja = HojaDeMesa()

    private var escrito: Escrito { hoja.escrito }

    /// A team.
    struct Fila: Hashable, Sendable {
        /// Its name.
        var nombre: String
        /// How many players it has.
        var jugadores: Int
        /// Whether it has withdrawn.
        var retirado = false
    }

    var estilos: [Recurso] { [.tabla, .mesa] }

    func titulo(_ idioma: Idioma) -> String { Texto.equipos.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.equipos, idioma)", vuelta: ("\(entorno.base)/mesa", .mesaDelOrganizador))
        let filas: [HTML] = equipos.enumerated().map { lugar, equipo in
            """
            <li><a href="\(entorno.base)/mesa/equipos/\(lugar + 1)" id="equipo-\(lugar + 1)" \
            data-id="equipo-\(lugar + 1)">\(Disco.de(equipo.nombre).html)<span class="quien">\
            <bdi class="nombre">\(equipo.nombre)</bdi> <span class="callado">\
            \(.jugadores(equipo.jugadores), idioma)\(si: equipo.retirado, " · \(.retirado, idioma)")\
            </span></span>\(Icono.flecha.html)</a></li>
            """
        }
        return """
            \(cabecera.html(idioma))\(hoja.hechoHTML(entorno, "\(entorno.base)/mesa/equipos"))\
            <ul class="enlaces tarjeta">\(filas)</ul>\
            \(si: admiteNuevos, nuevo(entorno))
            """
    }

    private func nuevo(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let campos = escrito.campos(de: "alta", idioma)
        let deGrupos: HTML =
            grupos.isEmpty
            ? .nada
            : campos.seleccion(
                "grupo", .grupo, grupos.map { ($0, "\(.rotulo($0), idioma)") },
                elegida: escrito["grupo"])
        return """
            <section class="tarjeta"><h2>\(.equipoNuevo, idioma)</h2>\
            <form class="campos" method="post" action="\(entorno.base)/mesa/equipos" data-sin-guion>\
            \(hoja.ocultos("alta"))\
            \(campos.texto("nombre", .nombreDelEquipo, escrito["nombre"], "required maxlength=\"80\" autocomplete=\"off\" autocapitalize=\"words\" "))\
            \(deGrupos)<button class="boton" id="probar-alta" data-id="probar-alta">\
            \(.verQuePasaria, idioma)</button></form></section>
            """
    }
}
