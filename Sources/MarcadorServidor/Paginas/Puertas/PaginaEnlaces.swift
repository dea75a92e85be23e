import MarcadorApp

/// The organiser's links: make, look at, revoke.
struct PaginaEnlaces: Pagina {
    /// The matches a scorekeeper may be needed for: number and teams.
    var partidos: [Opcion]
    /// The pitches.
    var campos: [String]
    /// The teams a captain may be needed for: number and name.
    var equipos: [Opcion]
    /// How many matches are still to be played.
    var porJugar: Int
    /// The links, the newest first.
    var enlaces: [EnlaceEnPagina]
    /// Whether there is a password.
    var hayContrasena: Bool
    /// Whether others can reach the server.
    var alcanzable: Bool

    /// A match or a team to choose.
    struct Opcion: Hashable, Sendable {
        /// Its number.
        var numero: Int
        /// Who plays, or what it is called.
        var equipos: String
        /// The referee a match was given.
        var arbitro: String?
    }

    /// How long a link can be good for, in days.
    static let plazos = [1, 7, 30, 365]

    var estilos: [Recurso] { [.tabla] }

    func titulo(_ idioma: Idioma) -> String { Texto.enlaces.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.enlaces, idioma)", vuelta: ("\(entorno.base)/mas", .mas))
        let ayuda = Texto.soloEnEsteOrdenadorAyuda.conOpcionesEnteras(idioma)
        let aviso: HTML = """
            <p class="mensaje">\(Icono.aviso.html)<span>\(ayuda)</span></p>
            """
        return """
            \(cabecera.html(idioma))<p>\(.enlacesAyuda, idioma)</p>\(si: !alcanzable, aviso)\
            \(nuevo(entorno))\(si: porJugar > 0, unoPorPartido(entorno))\(hechos(entorno))\
            \(contrasena(entorno))
            """
    }

    private func nuevo(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            <section class="tarjeta"><h2>\(.nuevoEnlace, idioma)</h2>\
            <form class="campos" data-id="nuevo-enlace" method="post" action="\(entorno.base)/enlaces">\
            <label class="campo-con-nombre"><span>\(.paraQueEs, idioma)</span>\
            <select name="papel">\(opciones(idioma))</select></label>\
            <label class="campo-con-nombre"><span>\(.paraQuienEs, idioma)</span>\
            <input name="nota" maxlength="80" autocomplete="off"></label>\(plazo(idioma))\
            <button class="principal" id="hacer-enlace" data-id="hacer-enlace">\
            \(.hacerElEnlace, idioma)</button></form></section>
            """
    }

    private func opciones(_ idioma: Idioma) -> HTML {
        let dePartidos: [HTML] = partidos.map { opcion in
            """
            <option value="partido:\(opcion.numero)">\(.partido(opcion.numero), idioma): \
            \(opcion.equipos)</option>
            """
        }
        let arbitrados: [HTML] = partidos.map { opcion in
            """
            <option value="arbitro:\(opcion.numero)">\(opcion.arbitro.map { "\($0) · " as HTML })\
            \(.partido(opcion.numero), idioma): \(opcion.equipos)</option>
            """
        }
        let deEquipos: [HTML] = equipos.map {
            "<option value=\"capitan:\($0.numero)\">\($0.equipos)</option>"
        }
        let deCampos: [HTML] = campos.map { "<option value=\"campo:\($0)\">\($0)</option>" }
        let grupo = { (nombre: Texto, opciones: [HTML]) -> HTML in
            opciones.isEmpty
                ? .nada : "<optgroup label=\"\(nombre, idioma)\">\(opciones)</optgroup>"
        }
        return """
            \(grupo(.anotarUnPartido, dePartidos))\(grupo(.anotarEnUnCampo, deCampos))\
            \(grupo(.arbitrarUnPartido, arbitrados))\(grupo(.capitanesDeEquipos, deEquipos))\
            <optgroup label="\(.otrosPapeles, idioma)">\
            <option value="arbitro">\(.ponerResultados, idioma)</option>\
            <option value="organizador">\(.organizarTodo, idioma)</option></optgroup>
            """
    }

    private func plazo(_ idioma: Idioma) -> HTML {
        let lista: [HTML] = Self.plazos.map { dias in
            "<option value=\"\(dias)\"\(si: dias == 7, " selected")>\(.dias(dias), idioma)</option>"
        }
        return """
            <label class="campo-con-nombre"><span>\(.cuantoVale, idioma)</span>\
            <select name="dias">\(lista)</select></label>
            """
    }

    private func unoPorPartido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            <section class="tarjeta"><h2>\(.unoPorPartido, idioma)</h2>\
            <form class="campos" method="post" action="\(entorno.base)/enlaces/partidos">\
            <p class="callado">\(.unoPorPartidoAyuda(porJugar), idioma)</p>\(plazo(idioma))\
            <button class="boton" id="uno-por-partido" data-id="uno-por-partido">\
            \(.unoPorPartido, idioma)</button></form></section>
            """
    }

    private func contrasena(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let accion: HTML = "\(entorno.base)/enlaces/contrasena"
        let quitar: HTML = """
            <form method="post" action="\(accion)"><input type="hidden" name="quitar" value="si">\
            <button class="boton" id="quitar-contrasena" data-id="quitar-contrasena">\
            \(.quitarContrasena, idioma)</button></form>
            """
        return """
            <section class="tarjeta"><h2>\(.contrasena, idioma)</h2>\
            <p class="callado" data-id="hay-contrasena">\(.contrasenaAyuda(hay: hayContrasena), idioma)</p>\
            <form class="campos" method="post" action="\(accion)">\
            <label class="campo-con-nombre"><span>\(.contrasenaNueva, idioma)</span>\
            <input type="password" name="contrasena" required minlength="10" maxlength="200" \
            autocomplete="new-password"></label>\
            <button class="boton" id="poner-contrasena" data-id="poner-contrasena">\
            \(.ponerContrasena, idioma)</button></form>\(si: hayContrasena, quitar)</section>
            """
    }
}
