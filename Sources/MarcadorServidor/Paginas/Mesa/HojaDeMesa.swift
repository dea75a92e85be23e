import MarcadorApp

/// What every page of the desk has besides its own: what was seen when it was made, what has just
/// been done, and what was typed and could not be done.
struct HojaDeMesa: Hashable, Sendable {
    /// How many entries the journal had when the page was made: its forms say so, and what others
    /// change meanwhile is noticed.
    var visto = 0
    /// What has just been done from here.
    var hecho: Hecho?
    /// What was written down last about the same, newest first.
    var ultimos: [Apuntado] = []
    /// What was typed and could not be done.
    var escrito = Escrito()

    /// An entry that was made from the page.
    struct Hecho: Hashable, Sendable {
        /// Its number.
        var numero: Int
        /// What it says.
        var texto: Texto
        /// Whether it undoes something, so that undoing it does that again.
        var esAnulacion = false
        /// Whether it can be undone right here.
        var sePuedeDeshacer = true
    }

    /// An entry that somebody made.
    struct Apuntado: Hashable, Sendable {
        /// When.
        var cuando: FechaEnPagina
        /// Who.
        var autor: Texto
        /// What it says.
        var texto: Texto
    }

    /// What has just been done, with the button that undoes it; nothing when nothing was.
    ///
    /// - Parameters:
    ///   - entorno: for whom the page is.
    ///   - camino: the page, to which undoing leads back.
    /// - Returns: one element, or none.
    func hechoHTML(_ entorno: Entorno, _ camino: String) -> HTML {
        guard let hecho else { return .nada }
        let idioma = entorno.idioma
        let rotulo: Texto = hecho.esAnulacion ? .rehacer : .deshacer
        let boton: HTML = """
            <form method="post" action="\(entorno.base)/historial/\(hecho.numero)/deshacer" \
            data-sin-guion><input type="hidden" name="volver" value="\(camino)">\
            <button class="boton" id="deshacer-hecho" data-id="deshacer-hecho">\
            \(rotulo, idioma)</button></form>
            """
        return """
            <div class="mensaje bueno hecho" id="hecho" data-id="hecho" role="status">\
            \(Icono.balon.html)<span>\(.hechoEsto(hecho.texto), idioma)</span>\
            \(si: hecho.sePuedeDeshacer, boton)</div>
            """
    }

    /// What was written down last about the same; nothing when nothing was.
    func ultimosHTML(_ entorno: Entorno) -> HTML {
        guard !ultimos.isEmpty else { return .nada }
        let idioma = entorno.idioma
        let lineas: [HTML] = ultimos.map {
            """
            <li><span>\($0.texto, idioma)</span> <span class="callado">\($0.cuando.corta(idioma)) · \
            \($0.autor, idioma)</span></li>
            """
        }
        return """
            <section class="tarjeta ultimos" id="ultimos"><h2>\(.loUltimoApuntado, idioma)</h2>\
            <ol>\(lineas)</ol></section>
            """
    }

    /// What a form carries along: what it asks for, and what was seen.
    ///
    /// - Parameter que: what it asks for.
    /// - Returns: hidden fields.
    func ocultos(_ que: String) -> HTML {
        """
        <input type="hidden" name="que" value="\(que)"><input type="hidden" name="visto" \
        value="\(visto)">
        """
    }
}
