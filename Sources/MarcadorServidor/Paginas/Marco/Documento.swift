import MarcadorApp

/// The whole document of a page.
///
/// - Parameters:
///   - pagina: what it shows.
///   - marco: what is around.
/// - Returns: the document, from `<!doctype html>` on.
/// - Complexity: O(n) in the rows of the page.
func documento(_ pagina: some Pagina, marco: Marco) -> HTML {
    let idioma = marco.entorno.idioma
    return """
        <!doctype html>
        <html lang="\(idioma.rawValue)">
        \(cabezaDelDocumento(pagina, marco))
        <body data-flujo="\(marco.flujo ?? "")" data-version="\(marco.version)"\
        \(si: marco.callado, " data-callado")>
        <a class="salto" href="#contenido">\(.irAlContenido, idioma)</a>
        \(cintaDelDocumento(marco))\(dentroDelDocumento(marco))
        <div class="campo\(si: marco.lateral != nil, " doble")">
        <main id="contenido" tabindex="-1">
        \(avisoDelDocumento(marco))
        \(pagina.contenido(marco.entorno))
        </main>
        \(marco.lateral?.html(marco.entorno))
        </div>
        \(BarraDelPartido.html(marco.barra, marco.entorno))
        \(navegacionDelDocumento(marco))
        \(vocesDelDocumento(idioma))
        </body>
        </html>

        """
}

private func cabezaDelDocumento(_ pagina: some Pagina, _ marco: Marco) -> HTML {
    let titulo = [pagina.titulo(marco.entorno.idioma), marco.torneo, "Marcador"]
        .filter { !$0.isEmpty }.joined(separator: " · ")
    let guiones: [HTML] = ([.directo, .formularios] + pagina.guiones).map { (guion: Recurso) in
        "<script type=\"module\" src=\"\(guion.direccion)\"></script>\n"
    }
    let estilos: [HTML] = pagina.estilos.map { (estilo: Recurso) in
        "<link rel=\"stylesheet\" href=\"\(estilo.direccion)\">\n"
    }
    let otraVez: HTML = """
        <noscript><meta http-equiv="refresh" content="2"></noscript>

        """
    return """
        <head>
        <meta charset="utf-8">
        <title>\(titulo)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <meta name="theme-color" content="#12291c">
        <link rel="stylesheet" href="\(Recurso.estilo.direccion)">
        \(estilos)<link rel="icon" type="image/svg+xml" href="\(Recurso.icono.direccion)">
        <link rel="modulepreload" href="\(Recurso.pagina.direccion)">
        <link rel="manifest" href="\(Recurso.manifiesto.direccion)">
        \(guiones)\(si: pagina.estaALaEspera, otraVez)</head>
        """
}

/// The strip on top: where we are and the language; nothing that is needed during a match.
private func cintaDelDocumento(_ marco: Marco) -> HTML {
    let otro: Idioma = marco.entorno.idioma == .es ? .en : .es
    let inicio = marco.entorno.base.isEmpty ? "/torneos" : "\(marco.entorno.base)/partidos"
    return """
        <header class="cinta"><a class="marca" href="\(inicio)">\(Icono.balon.html)\
        <bdi>\(NombreCorto.abreviado(marco.torneo.isEmpty ? "Marcador" : marco.torneo, a: 40))</bdi></a>\
        <form method="post" action="/idioma"><input type="hidden" name="volver" value="\(marco.ruta)">\
        <button name="idioma" value="\(otro.rawValue)" lang="\(otro.rawValue)">\(otro.nombre)</button>\
        </form></header>
        """
}

/// As whom the reader is in, and the way out; nothing for whoever did not come in.
private func dentroDelDocumento(_ marco: Marco) -> HTML {
    let idioma = marco.entorno.idioma
    guard !marco.sesionPerdida else {
        return """
            <form class="dentro" data-id="sesion-perdida" method="post" action="/salir" data-sin-guion \
            aria-label="\(.sesionPerdida, idioma)">\
            <p>\(.sesionPerdida, idioma)</p>\
            <input type="hidden" name="volver" value="\(marco.ruta)">\
            <button class="boton" id="salir" data-id="salir">\(.entendido, idioma)</button></form>
            """
    }
    guard let papel = marco.dentroComo else { return .nada }
    return """
        <form class="dentro" data-id="dentro" method="post" action="/salir" data-sin-guion \
        aria-label="\(.dentroComo, idioma) \(.papel(papel), idioma)">\
        <p>\(.dentroComo, idioma) <b>\(.papel(papel), idioma)</b></p>\
        <input type="hidden" name="volver" value="\(marco.ruta)">\
        <button class="boton" id="salir" data-id="salir">\(.salir, idioma)</button></form>
        """
}

private func avisoDelDocumento(_ marco: Marco) -> HTML {
    guard let aviso = marco.aviso else { return "<div id=\"aviso\" data-id=\"aviso\"></div>" }
    return """
        <div id="aviso" data-id="aviso"><p class="mensaje\(si: aviso.esError, " malo")" role="alert">\(Icono.aviso.html)\
        <span>\(aviso.texto, marco.entorno.idioma)</span></p></div>
        """
}

private func navegacionDelDocumento(_ marco: Marco) -> HTML {
    guard !marco.entorno.base.isEmpty else { return .nada }
    let idioma = marco.entorno.idioma
    let enlaces: [HTML] = Seccion.allCases.map { seccion in
        """
        <a href="\(marco.entorno.base)/\(seccion.ruta)"\
        \(si: seccion == marco.seccion, " aria-current=\"page\"")>\
        \(seccion.icono.html)<span>\(seccion.nombre, idioma)</span></a>
        """
    }
    return "<nav class=\"secciones\" aria-label=\"\(.navegacion, idioma)\">\(enlaces)</nav>"
}

/// The places where scripts speak: to screen readers, of the connection, of a refused form.
private func vocesDelDocumento(_ idioma: Idioma) -> HTML {
    """
    <p id="locutor" class="oculto" aria-live="polite"></p>
    <p id="conexion" class="conexion" role="status" data-sin="\(.sinConexionDesde, idioma)" \
    data-con="\(.conexionRecuperada, idioma)" data-propio hidden></p>
    <div id="voz" class="voz" role="alert" data-fallo="\(.noSePudoEnviar, idioma)" \
    data-cerrar="\(.cerrar, idioma)"></div>
    """
}
