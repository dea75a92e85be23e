import MarcadorApp

/// The picker «Duración del partido»: radio buttons, so that it works without scripts.
///
/// It stands inside a form. A script sends the choice at once to `accion`; without scripts there is a button.
struct SelectorDeDuracion {
    /// The chosen length, minutes.
    let elegida: Int
    /// The lengths there are to choose from, minutes.
    let opciones: [Int]
    /// Whether it cannot be changed now.
    let apagado: Bool

    /// The element.
    ///
    /// - Parameters:
    ///   - accion: address the choice is sent to.
    ///   - idioma: the reader's language.
    /// - Returns: a field set with id `duracion`.
    func html(accion: HTML, _ idioma: Idioma) -> HTML {
        let todas = opciones.contains(elegida) ? opciones : opciones + [elegida]
        let botones: [HTML] = todas.map { n in
            """
            <label><input type="radio" name="duracion" value="\(n)" id="duracion-\(n)" \
            data-id="duracion-\(n)"\(si: n == elegida, " checked")>\
            <span>\(.minutos(n), idioma)</span></label>
            """
        }
        return """
            <fieldset id="duracion" data-id="duracion" class="selector" data-alcambiar="\(accion)"\
            \(si: apagado, " disabled")><legend>\(.duracionDelPartido, idioma)</legend>\
            <div class="opciones">\(botones)</div>\
            <noscript><button formaction="\(accion)">\(.cambiar, idioma)</button></noscript></fieldset>
            """
    }
}

/// The button that asks for permission to notify; scripts show it, since only they can use it.
enum BotonDeAvisos {
    /// The element, hidden until a script takes it over.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: a button with id `activar-avisos`.
    static func html(_ idioma: Idioma) -> HTML {
        """
        <button type="button" class="boton" id="activar-avisos" data-id="activar-avisos" \
        data-activados="\(.avisosActivados, idioma)" data-bloqueados="\(.avisosBloqueados, idioma)" \
        data-imposible="\(.avisosNoDisponibles, idioma)" \
        data-inseguro="\(.avisosSinHttps, idioma)" hidden>\(Icono.campana.html)\
        <span>\(.activarAvisos, idioma)</span></button>
        """
    }
}
