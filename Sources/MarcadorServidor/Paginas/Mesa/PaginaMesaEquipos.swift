import MarcadorApp

/// The teams as the organiser changes them.
struct PaginaMesaEquipos: Pagina {
    /// The teams, in the order of entry.
    var equipos: [Fila]
    /// The groups, if there are any.
    var grupos: [String]
    /// Whether teams can be entered: not where a bracket is made.
    var admiteNuevos: Bool
    /// What was typed and could not be done.
    var escrito = Escrito()

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
            \(cabecera.html(idioma))<ul class="enlaces tarjeta">\(filas)</ul>\
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
            \(campos.oculto("que", "alta"))\
            \(campos.texto("nombre", .nombreDelEquipo, escrito["nombre"], "required maxlength=\"80\" autocomplete=\"off\" autocapitalize=\"words\" "))\
            \(deGrupos)<button class="boton" id="probar-alta" data-id="probar-alta">\
            \(.verQuePasaria, idioma)</button></form></section>
            """
    }
}

/// A team as the organiser changes it.
struct PaginaMesaEquipo: Pagina {
    /// Its number.
    var numero: Int
    /// The names of all teams, in the order of entry.
    var equipos: [String]
    /// Its players, with their numbers, in the order of the squad.
    var jugadores: [String]
    /// Whether it has withdrawn.
    var retirado: Bool
    /// What was typed and could not be done.
    var escrito = Escrito()

    var estilos: [Recurso] { [.tabla, .mesa] }

    func titulo(_ idioma: Idioma) -> String { nombre }

    private var nombre: String { equipos[numero - 1] }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(Disco.de(nombre).html)<bdi>\(nombre)</bdi>",
            vuelta: ("\(entorno.base)/mesa/equipos", .equipos))
        return """
            \(cabecera.html(idioma))<p><a class="boton" id="ir-al-equipo" data-id="ir-al-equipo" \
            href="\(entorno.base)/equipos/\(numero)">\(.verLaPlantilla, idioma)</a></p>\
            \(llamar(entorno))\(unir(entorno))\(traspasar(entorno))\
            \(si: !retirado, retirar(entorno))
            """
    }

    private func formulario(
        _ que: String, _ titulo: Texto, _ dentro: HTML, _ entorno: Entorno
    ) -> HTML {
        """
        <section class="tarjeta"><h2>\(titulo, entorno.idioma)</h2>\
        <form class="campos" data-id="\(que)" method="post" \
        action="\(entorno.base)/mesa/equipos/\(numero)" data-sin-guion>\
        <input type="hidden" name="que" value="\(que)">\(dentro)\
        <button class="boton" id="probar-\(que)" data-id="probar-\(que)">\
        \(.verQuePasaria, entorno.idioma)</button></form></section>
        """
    }

    private func llamar(_ entorno: Entorno) -> HTML {
        let campos = escrito.campos(de: "nombre", entorno.idioma)
        return formulario(
            "nombre", .cambiarElNombre,
            campos.texto(
                "nombre", .nombreDelEquipo, escrito.en("nombre", "nombre", o: nombre),
                "required maxlength=\"80\" autocomplete=\"off\" autocapitalize=\"words\" "),
            entorno)
    }

    private var opciones: [(valor: String, palabras: HTML)] {
        jugadores.enumerated().map { ("\($0 + 1)", "\($1)") }
    }

    private func unir(_ entorno: Entorno) -> HTML {
        guard jugadores.count > 1 else { return .nada }
        let campos = escrito.campos(de: "union", entorno.idioma, antes: "union-")
        return formulario(
            "union", .dosSonUno,
            """
            <div class="en-fila">\
            \(campos.seleccion("jugador", .estaFicha, opciones, elegida: escrito.en("union", "jugador", o: "2")))\
            \(campos.seleccion("otro", .esLaMisma, opciones, elegida: escrito.en("union", "otro", o: "1")))</div>
            """, entorno)
    }

    private func traspasar(_ entorno: Entorno) -> HTML {
        guard !jugadores.isEmpty, equipos.count > 1 else { return .nada }
        let campos = escrito.campos(de: "traspaso", entorno.idioma)
        let otros: [(valor: String, palabras: HTML)] = equipos.enumerated()
            .filter { $0.offset != numero - 1 }.map { ("\($0 + 1)", "\($1)") }
        return formulario(
            "traspaso", .cambiaDeEquipo,
            """
            <div class="en-fila">\
            \(campos.seleccion("jugador", .quien, opciones, elegida: escrito.en("traspaso", "jugador")))\
            \(campos.seleccion("destino", .aQueEquipo, otros, elegida: escrito.en("traspaso", "destino")))\
            \(campos.numero("dorsal", .dorsalNuevo, escrito.en("traspaso", "dorsal"), 0...999))</div>\
            <p class="callado">\(.cambiaDeEquipoAyuda, entorno.idioma)</p>
            """, entorno)
    }

    private func retirar(_ entorno: Entorno) -> HTML {
        let campos = escrito.campos(de: "retirada", entorno.idioma)
        return formulario(
            "retirada", .retirarElEquipo,
            """
            <p class="callado">\(.retirarElEquipoAyuda, entorno.idioma)</p>\
            \(campos.numero("goles", .golesDeLosPerdidos, escrito.en("retirada", "goles", o: "3"), 1...20))
            """, entorno)
    }
}
