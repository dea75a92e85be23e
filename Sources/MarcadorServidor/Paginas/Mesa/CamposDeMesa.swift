import MarcadorApp

/// What the organiser's forms are made of: every field with its words, its value as it was typed,
/// and beside it what is wrong with it.
struct CamposDeMesa {
    /// The reader's language.
    let idioma: Idioma
    /// What is wrong, by the name of the field.
    var faltas: [String: Texto] = [:]
    /// What the ids begin with, where two forms of a page have fields of one name.
    var antes = ""

    /// A field to write in.
    ///
    /// - Parameters:
    ///   - nombre: its name.
    ///   - palabras: what it asks.
    ///   - valor: what stands in it.
    ///   - atributos: further attributes.
    ///   - ayuda: what it is for.
    /// - Returns: one element.
    func texto(
        _ nombre: String, _ palabras: Texto, _ valor: String, _ atributos: HTML = .nada,
        ayuda: Texto? = nil
    ) -> HTML {
        campo(
            nombre, palabras,
            """
            <input id="c-\(antes)\(nombre)" name="\(nombre)" value="\(valor)" \(atributos)\
            \(relacion(nombre, ayuda))>
            """, ayuda)
    }

    /// A field for several lines.
    func lineas(
        _ nombre: String, _ palabras: Texto, _ valor: String, filas: Int, ayuda: Texto? = nil
    ) -> HTML {
        // A line break right after the tag is none of the text: one of our own goes first.
        campo(
            nombre, palabras,
            """
            <textarea id="c-\(antes)\(nombre)" name="\(nombre)" rows="\(filas)" spellcheck="false" \
            autocapitalize="words"\(relacion(nombre, ayuda))>
            \(valor)</textarea>
            """, ayuda)
    }

    /// A whole number.
    func numero(
        _ nombre: String, _ palabras: Texto, _ valor: String, _ margen: ClosedRange<Int>,
        ayuda: Texto? = nil
    ) -> HTML {
        texto(
            nombre, palabras, valor,
            """
            type="number" inputmode="numeric" step="1" min="\(margen.lowerBound)" \
            max="\(margen.upperBound)"
            """, ayuda: ayuda)
    }

    /// One of several.
    func seleccion(
        _ nombre: String, _ palabras: Texto, _ opciones: [(valor: String, palabras: HTML)],
        elegida: String, ayuda: Texto? = nil
    ) -> HTML {
        let lista: [HTML] = opciones.map { opcion in
            """
            <option value="\(opcion.valor)"\(si: opcion.valor == elegida, " selected")>\
            \(opcion.palabras)</option>
            """
        }
        return campo(
            nombre, palabras,
            "<select id=\"c-\(antes)\(nombre)\" name=\"\(nombre)\"\(relacion(nombre, ayuda))>\(lista)</select>",
            ayuda)
    }

    /// A box to tick.
    func casilla(_ nombre: String, _ palabras: Texto, marcada: Bool) -> HTML {
        """
        <label class="casilla"><input type="checkbox" id="c-\(antes)\(nombre)" name="\(nombre)" value="si"\
        \(si: marcada, " checked")><span>\(palabras, idioma)</span></label>
        """
    }

    /// Something that travels with the form.
    func oculto(_ nombre: String, _ valor: String) -> HTML {
        "<input type=\"hidden\" name=\"\(nombre)\" value=\"\(valor)\">"
    }

    private func campo(_ nombre: String, _ palabras: Texto, _ control: HTML, _ ayuda: Texto?)
        -> HTML
    {
        var suAyuda = HTML.nada
        if let ayuda {
            suAyuda = "<p class=\"callado\" id=\"a-\(antes)\(nombre)\">\(ayuda, idioma)</p>"
        }
        return """
            <div class="campo-con-nombre"><label for="c-\(antes)\(nombre)"><span>\(palabras, idioma)</span>\
            </label>\(control)\(falta(nombre))\(suAyuda)</div>
            """
    }

    /// What is wrong with a field; nothing when all is well.
    func falta(_ nombre: String) -> HTML {
        guard let falta = faltas[nombre] else { return .nada }
        return
            "<p class=\"falta\" id=\"f-\(antes)\(nombre)\">\(Icono.aviso.html)\(falta, idioma)</p>"
    }

    private func relacion(_ nombre: String, _ ayuda: Texto?) -> HTML {
        let hayFalta = faltas[nombre] != nil
        guard hayFalta || ayuda != nil else { return .nada }
        return """
             aria-describedby="\(si: hayFalta, "f-\(antes)\(nombre) ")\(si: ayuda != nil, "a-\(antes)\(nombre)")"\
            \(si: hayFalta, " aria-invalid=\"true\"")
            """
    }
}
