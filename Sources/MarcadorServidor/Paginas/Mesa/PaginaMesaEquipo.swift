import MarcadorApp

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
    /// What all pages of the desk have.
    var hoja = HojaDeMesa()

    private var escrito: Escrito { hoja.escrito }

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
            \(hoja.hechoHTML(entorno, "\(entorno.base)/mesa/equipos/\(numero)"))\
            \(llamar(entorno))\(unir(entorno))\(traspasar(entorno))\(sancionar(entorno))\
            \(si: !retirado, retirar(entorno))\(hoja.ultimosHTML(entorno))
            """
    }

    private func formulario(
        _ que: String, _ titulo: Texto, _ dentro: HTML, _ entorno: Entorno
    ) -> HTML {
        """
        <section class="tarjeta"><h2>\(titulo, entorno.idioma)</h2>\
        <form class="campos" data-id="\(que)" method="post" \
        action="\(entorno.base)/mesa/equipos/\(numero)" data-sin-guion>\
        \(hoja.ocultos(que))\(dentro)\
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

    private func sancionar(_ entorno: Entorno) -> HTML {
        guard !jugadores.isEmpty else { return .nada }
        let idioma = entorno.idioma
        let campos = escrito.campos(de: "sancion", idioma, antes: "sancion-")
        let sentidos: [(valor: String, palabras: HTML)] = [
            ("anadir", "\(.anadirPartidos, idioma)"), ("quitar", "\(.quitarPartidos, idioma)"),
        ]
        return formulario(
            "sancion", .cambiarUnaSancion,
            """
            <p class="callado">\(.cambiarUnaSancionAyuda, idioma)</p><div class="en-fila">\
            \(campos.seleccion("jugador", .quien, opciones, elegida: escrito.en("sancion", "jugador")))\
            \(campos.seleccion("sentido", .quePasaConLaSancion, sentidos, elegida: escrito.en("sancion", "sentido")))\
            \(campos.numero("cuantos", .cuantosPartidos, escrito.en("sancion", "cuantos", o: "1"), 1...50))</div>\
            \(campos.texto("motivo", .motivo, escrito.en("sancion", "motivo"), "required maxlength=\"200\" autocomplete=\"off\" "))
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
