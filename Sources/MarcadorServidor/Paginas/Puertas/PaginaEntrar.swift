import MarcadorApp

/// Where one comes in: with a link, or with the organiser's password.
struct PaginaEntrar: Pagina {
    /// Whether there is a password.
    var hayContrasena: Bool

    var guiones: [Recurso] { [.entrar] }

    var estilos: [Recurso] { [.tabla] }

    func titulo(_ idioma: Idioma) -> String { Texto.entrar.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            \(CabeceraDePagina(titulo: "\(.entrar, idioma)").html(idioma))\
            <p>\(.entrarAyuda, idioma)</p>\
            <p id="abrir-en-la-app" data-id="abrir-en-la-app" hidden>\
            <a class="boton">\(.abrirEnLaApp, idioma)</a> \(.abrirEnLaAppAyuda, idioma)</p>\
            <form id="abrir-enlace" data-id="abrir-enlace" class="tarjeta campos" method="post" \
            action="/entrar" data-sin-guion data-abriendo="\(.abriendoElEnlace, idioma)">\
            <label class="campo-con-nombre"><span>\(.enlaceRecibido, idioma)</span>\
            <input name="enlace" required autocomplete="off" autocapitalize="none" spellcheck="false" \
            maxlength="500"></label><p class="callado" role="status">\(.enlaceRecibidoAyuda, idioma)</p>\
            <button class="boton" id="entrar" data-id="entrar">\(.entrar, idioma)</button></form>\
            \(si: hayContrasena, conContrasena(idioma))
            """
    }

    private func conContrasena(_ idioma: Idioma) -> HTML {
        """
        <form data-id="con-contrasena" class="tarjeta campos" method="post" action="/entrar" \
        data-sin-guion><label class="campo-con-nombre"><span>\(.contrasenaDelOrganizador, idioma)</span>\
        <input type="password" name="contrasena" required autocomplete="current-password" \
        maxlength="1024"></label>\
        <button class="boton" id="entrar-con-contrasena" data-id="entrar-con-contrasena">\
        \(.entrar, idioma)</button></form>
        """
    }
}
