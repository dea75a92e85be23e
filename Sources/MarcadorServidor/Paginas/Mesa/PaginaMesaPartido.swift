import MarcadorApp

/// A match as the organiser changes it.
struct PaginaMesaPartido: Pagina {
    /// Its number.
    var numero: Int
    /// The names of the teams that play it.
    var local: String
    var visitante: String
    /// The day, `2027-05-30`; empty when it is not known.
    var fecha: String
    /// Kick-off, `10:30`; empty when it is not known.
    var hora: String
    /// The pitch; empty when it is not known.
    var campo: String
    /// The names of its referees.
    var arbitros: [String]
    /// Whether it has begun, so that who plays it stays.
    var empezado: Bool
    /// The names of all teams, in the order of entry; empty where the bracket says who plays.
    var equipos: [String]
    /// The pitches that are known.
    var campos: [String]
    /// The referees that are known.
    var conocidos: [String]
    /// The number of the entry that added it, if that can be undone.
    var anadido: Int?
    /// Whether its result is confirmed, so that it only changes with a reason.
    var confirmado = false
    /// What all pages of the desk have.
    var hoja = HojaDeMesa()

    private var escrito: Escrito { hoja.escrito }

    var estilos: [Recurso] { [.tabla, .mesa] }

    func titulo(_ idioma: Idioma) -> String {
        "\(Texto.cambiarElPartido.en(idioma)) · \(Texto.partido(numero).en(idioma))"
    }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.partido(numero), idioma)",
            vuelta: ("\(entorno.base)/mesa/calendario", .calendario))
        return """
            \(cabecera.html(idioma))<p class="entre"><bdi>\(local)</bdi> – <bdi>\(visitante)</bdi></p>\
            <p><a class="boton" id="ir-al-partido" data-id="ir-al-partido" \
            href="\(entorno.base)/partidos/\(numero)">\(.volverAlPartido, idioma)</a></p>\
            \(hoja.hechoHTML(entorno, "\(entorno.base)/mesa/partidos/\(numero)"))\
            \(mover(entorno))\(decidir(entorno))\(rivales(entorno))\(arbitrar(entorno))\
            \(quitar(entorno))\(hoja.ultimosHTML(entorno))
            """
    }

    private func formulario(
        _ que: String, _ titulo: Texto, _ dentro: HTML, _ entorno: Entorno
    ) -> HTML {
        let idioma = entorno.idioma
        return """
            <section class="tarjeta"><h2>\(titulo, idioma)</h2>\
            <form class="campos" data-id="\(que)" method="post" \
            action="\(entorno.base)/mesa/partidos/\(numero)" data-sin-guion>\
            \(hoja.ocultos(que))\(dentro)\
            <button class="boton" id="probar-\(que)" data-id="probar-\(que)">\
            \(.verQuePasaria, idioma)</button></form></section>
            """
    }

    private func opciones(_ nombres: [String], _ id: HTML) -> HTML {
        let lista: [HTML] = nombres.map { "<option value=\"\($0)\"></option>" }
        return "<datalist id=\"\(id)\">\(lista)</datalist>"
    }

    private func mover(_ entorno: Entorno) -> HTML {
        let campos = escrito.campos(de: "mover", entorno.idioma)
        return formulario(
            "mover", .cuandoYEnQueCampo,
            """
            <div class="en-fila">\
            \(campos.texto("fecha", .dia, escrito.en("mover", "fecha", o: fecha), "type=\"date\" "))\
            \(campos.texto("hora", .hora, escrito.en("mover", "hora", o: hora), "type=\"time\" "))\
            \(campos.texto("campo", .campo, escrito.en("mover", "campo", o: campo), "maxlength=\"80\" list=\"los-campos\" autocomplete=\"off\" "))\
            </div><p class="callado">\(.enBlancoPorSaber, entorno.idioma)</p>\
            \(opciones(self.campos, "los-campos"))
            """, entorno)
    }

    private func decidir(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let campos = escrito.campos(de: "estado", idioma)
        let decisiones: [(String, Texto, Texto)] = [
            ("aplazado", .aplazarlo, .aplazarloAyuda),
            ("suspendido", .suspenderlo, .suspenderloAyuda),
            ("adjudicado", .adjudicarlo, .adjudicarloAyuda),
            ("anulado", .anularlo, .anularloAyuda),
            ("nadie", .noSePresentaron, .noSePresentaronAyuda),
            ("por-jugar", .volverAJugarlo, .volverAJugarloAyuda),
        ]
        let lista: [HTML] = decisiones.map { valor, nombre, ayuda in
            """
            <label class="sistema"><input type="radio" name="decision" value="\(valor)"\
            \(si: escrito.en("estado", "decision") == valor, " checked") required><span>\
            <b>\(nombre, idioma)</b> <span class="callado">\(ayuda, idioma)</span></span></label>
            """
        }
        let atributos: HTML = "type=\"number\" inputmode=\"numeric\" min=\"0\" max=\"99\" "
        return formulario(
            "estado", .quePasaConElPartido,
            """
            <fieldset class="sistemas"><legend>\(.decision, idioma)</legend>\(lista)\
            \(campos.falta("decision"))</fieldset><div class="en-fila de-goles">\
            \(campos.texto("goles-local", .golesDelEquipo(local), escrito.en("estado", "goles-local"), atributos))\
            \(campos.texto("goles-visitante", .golesDelEquipo(visitante), escrito.en("estado", "goles-visitante"), atributos))\
            </div>\
            \(campos.texto("motivo", .motivo, escrito.en("estado", "motivo"), "maxlength=\"200\" autocomplete=\"off\"\(si: confirmado, " required") ", ayuda: confirmado ? .motivoDeLoConfirmado : .motivoAyuda))
            """, entorno)
    }

    private func rivales(_ entorno: Entorno) -> HTML {
        guard !equipos.isEmpty, !empezado else { return .nada }
        let campos = escrito.campos(de: "rivales", entorno.idioma)
        let opciones: [(valor: String, palabras: HTML)] = equipos.enumerated().map {
            ("\($0 + 1)", "\($1)")
        }
        let suyos = [local, visitante].map { nombre in
            equipos.firstIndex(of: nombre).map { "\($0 + 1)" } ?? ""
        }
        return formulario(
            "rivales", .quienJuega,
            """
            <div class="en-fila">\
            \(campos.seleccion("local", .equipoLocal, opciones, elegida: escrito.en("rivales", "local", o: suyos[0])))\
            \(campos.seleccion("visitante", .equipoVisitante, opciones, elegida: escrito.en("rivales", "visitante", o: suyos[1])))\
            </div>
            """, entorno)
    }

    private func arbitrar(_ entorno: Entorno) -> HTML {
        let campos = escrito.campos(de: "arbitros", entorno.idioma)
        return formulario(
            "arbitros", .arbitrosDelPartido,
            """
            \(campos.texto("arbitros", .arbitros, escrito.en("arbitros", "arbitros", o: arbitros.joined(separator: ", ")), "list=\"los-arbitros\" autocomplete=\"off\" maxlength=\"500\" ", ayuda: .arbitrosDelPartidoAyuda))\
            \(opciones(conocidos, "los-arbitros"))
            """, entorno)
    }

    private func quitar(_ entorno: Entorno) -> HTML {
        guard let anadido else { return .nada }
        let idioma = entorno.idioma
        return """
            <section class="tarjeta"><h2>\(.quitarElPartido, idioma)</h2>\
            <form class="campos" method="post" \
            action="\(entorno.base)/historial/\(anadido)/deshacer" data-sin-guion>\
            <p class="callado">\(.quitarElPartidoAyuda, idioma)</p>\
            <button class="boton" id="quitar-partido" data-id="quitar-partido">\
            \(.quitarElPartido, idioma)</button></form></section>
            """
    }
}
