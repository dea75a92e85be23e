import MarcadorApp
import Torneo

/// The squad of a team, to be changed: what a captain sees first.
struct PaginaPlantilla: Pagina {
    /// The name of the team.
    var nombre: String
    /// Its number in the tournament.
    var numero: Int
    /// The squad, in order.
    var fichas: [Ficha]

    /// A player as whoever may change him sees him.
    struct Ficha: Hashable, Sendable {
        /// The place in the squad, from 1.
        var plaza: Int
        /// The name that everybody sees.
        var mostrado: String
        /// The name.
        var nombre: String
        /// The number.
        var dorsal: Int?
        /// Whether he is captain.
        var esCapitan: Bool
        /// What everybody sees of the name.
        var vista: VistaDelNombre
    }

    var estilos: [Recurso] { [.tabla] }

    func titulo(_ idioma: Idioma) -> String { Texto.plantillaDe(nombre).en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(Disco.de(nombre).html)<bdi>\(nombre)</bdi>",
            vuelta: ("\(entorno.base)/equipos/\(numero)", .verElEquipo))
        return """
            \(cabecera.html(idioma))<p>\(.plantillaAyuda, idioma)</p>\(alta(entorno))\
            <section class="tarjeta"><h2>\(.plantilla, idioma)</h2>\
            \(si: fichas.isEmpty, "<p class=\"callado\">\(.sinPlantilla, idioma)</p>")\
            <ul class="renglones plantel">\(fichas.map { $0.html(camino(entorno), entorno) })</ul></section>\
            \(si: entorno.puede(.borrarNombres), ausente(entorno))
            """
    }

    /// Erasing the name of somebody who is in the squad no more.
    private func ausente(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            <section class="tarjeta plantel"><details class="borrar" data-id="ausente">\
            <summary>\(.borrarElNombreDeQuienNoEsta, idioma)</summary>\
            <form class="campos" method="post" action="\(camino(entorno))/borrar-nombre">\
            <p class="callado">\(.borrarElNombreAyuda, idioma)</p>\
            <label class="campo-con-nombre"><span>\(.nombreDelJugador, idioma)</span>\
            <input name="ausente" required maxlength="\(Jugador.largoDelNombre)" autocomplete="off">\
            </label><label><input type="checkbox" name="confirmado" value="si" required> \
            \(.siBorrarlo, idioma)</label>\
            <button class="boton" data-id="borrar-ausente">\(.borrarElNombre, idioma)</button></form>\
            </details></section>
            """
    }

    private func camino(_ entorno: Entorno) -> HTML {
        "\(entorno.base)/equipos/\(numero)"
    }

    private func alta(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            <section class="tarjeta"><h2>\(.inscribirAAlguien, idioma)</h2>\
            <form class="campos" data-id="alta" method="post" action="\(camino(entorno))/plantilla">\
            <input type="hidden" name="accion" value="alta">\
            \(CamposDeJugador(nombre: "", dorsal: nil).html(idioma))\
            <button class="principal" id="inscribir" data-id="inscribir">\(.inscribir, idioma)</button>\
            </form></section>
            """
    }
}

extension PaginaPlantilla.Ficha {
    /// The row, which opens to what can be changed.
    fileprivate func html(_ camino: HTML, _ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        var resumen: HTML = dorsal.map { "<span class=\"dorsal\">\($0)</span> " } ?? .nada
        resumen += "<bdi>\(nombre)</bdi>"
        if esCapitan { resumen += " <span class=\"callado\">\(.capitan, idioma)</span>" }
        if vista != .entero {
            resumen += " <span class=\"callado\">\(.seVe(mostrado), idioma)</span>"
        }
        return """
            <li id="ficha-\(plaza)" data-id="ficha"><details class="uno"><summary>\(resumen)</summary>\
            \(formulario("ficha", camino, datos(idioma)))\
            \(formulario("mostrar", camino, vistas(idioma)))\
            <div class="acciones">\(si: !esCapitan, suelto("capitan", .nombrarCapitan, camino, idioma))\
            \(suelto("baja", .quitarDeLaPlantilla, camino, idioma))</div>\
            \(si: entorno.puede(.borrarNombres), borrar(camino, idioma))</details></li>\n
            """
    }

    private func formulario(_ accion: String, _ camino: HTML, _ campos: HTML) -> HTML {
        """
        <form class="campos" data-id="\(accion)" method="post" action="\(camino)/plantilla">\
        \(ocultos(accion))\(campos)</form>
        """
    }

    private func ocultos(_ accion: String) -> HTML {
        """
        <input type="hidden" name="accion" value="\(accion)">\
        <input type="hidden" name="jugador" value="\(plaza)">\
        <input type="hidden" name="antes" value="\(mostrado)">
        """
    }

    private func datos(_ idioma: Idioma) -> HTML {
        """
        \(CamposDeJugador(nombre: nombre, dorsal: dorsal).html(idioma))\
        <button class="boton" data-id="guardar-ficha" aria-label="\(.guardar, idioma): \(nombre)">\
        \(.guardar, idioma)</button>
        """
    }

    private func vistas(_ idioma: Idioma) -> HTML {
        let opciones: [HTML] = VistaDelNombre.allCases.map { otra in
            """
            <option value="\(otra.rawValue)"\(si: otra == vista, " selected")>\
            \(.vista(otra), idioma): \(otra.mostrado(nombre))</option>
            """
        }
        return """
            <label class="campo-con-nombre"><span>\(.queSeVeDelNombre, idioma)</span>\
            <select name="vista">\(opciones)</select></label>\
            <button class="boton" data-id="guardar-vista" \
            aria-label="\(.guardar, idioma): \(.queSeVeDelNombre, idioma), \(nombre)">\
            \(.guardar, idioma)</button>
            """
    }

    private func borrar(_ camino: HTML, _ idioma: Idioma) -> HTML {
        """
        <details class="borrar"><summary>\(.borrarElNombre, idioma)</summary>\
        <form class="campos" data-id="borrar" method="post" action="\(camino)/borrar-nombre">\
        \(ocultos("borrar"))<p class="callado">\(.borrarElNombreAyuda, idioma)</p>\
        <label><input type="checkbox" name="confirmado" value="si" required> \
        \(.siBorrarlo, idioma)</label>\
        <button class="boton" data-id="borrar-nombre" aria-label="\(.borrarElNombre, idioma): \(nombre)">\
        \(.borrarElNombre, idioma)</button></form></details>
        """
    }

    private func suelto(
        _ accion: String, _ rotulo: Texto, _ camino: HTML, _ idioma: Idioma
    ) -> HTML {
        """
        <form method="post" action="\(camino)/plantilla">\(ocultos(accion))\
        <button class="boton" data-id="\(accion)" aria-label="\(rotulo, idioma): \(nombre)">\
        \(rotulo, idioma)</button></form>
        """
    }
}

/// The fields for name and number.
private struct CamposDeJugador {
    let nombre: String
    let dorsal: Int?

    func html(_ idioma: Idioma) -> HTML {
        let numero: HTML = dorsal.map { " value=\"\($0)\"" } ?? .nada
        return """
            <label class="campo-con-nombre"><span>\(.nombreDelJugador, idioma)</span>\
            <input name="nombre" required maxlength="\(Jugador.largoDelNombre)" autocomplete="off" \
            value="\(nombre)"></label>\
            <label class="campo-con-nombre"><span>\(.dorsalSiLlevas, idioma)</span>\
            <input type="number" name="dorsal" min="0" max="999" inputmode="numeric"\(numero)></label>
            """
    }
}
