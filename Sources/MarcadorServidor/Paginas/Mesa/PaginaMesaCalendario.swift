import MarcadorApp

/// The fixtures as the organiser changes them: every match, whole rounds, new matches.
struct PaginaMesaCalendario: Pagina {
    /// The matches, round by round.
    var rondas: [Ronda]
    /// The names of the teams, in the order of entry.
    var equipos: [String]
    /// The groups, if there are any.
    var grupos: [String]
    /// The pitches that are known.
    var campos: [String]
    /// Whether matches can be added: not where a bracket makes them.
    var admiteNuevos: Bool
    /// What was typed and could not be done.
    var escrito = Escrito()

    /// A round.
    struct Ronda: Hashable, Sendable {
        /// Its label as the document has it; empty for matches of none.
        var rotulo: String
        /// Its matches.
        var partidos: [Fila]
    }

    /// A match.
    struct Fila: Hashable, Sendable {
        /// Its number.
        var numero: Int
        /// When it begins.
        var cuando: FechaEnPagina?
        /// The pitch.
        var campo: String?
        /// The home side.
        var local: String
        /// The visitors.
        var visitante: String
        /// What became of it, if it is not simply to be played.
        var estado: Texto?
    }

    var estilos: [Recurso] { [.tabla, .mesa] }

    func titulo(_ idioma: Idioma) -> String { Texto.calendario.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.calendario, idioma)",
            vuelta: ("\(entorno.base)/mesa", .mesaDelOrganizador))
        let lista: [HTML] = rondas.map { ronda($0, entorno) }
        return """
            \(cabecera.html(idioma))\(mover(entorno))\(si: admiteNuevos, nuevo(entorno))\
            <div class="plan">\(lista)</div>
            """
    }

    private func ronda(_ ronda: Ronda, _ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let filas: [HTML] = ronda.partidos.map { fila($0, entorno) }
        let titulo: HTML =
            ronda.rotulo.isEmpty ? .nada : "<h2>\(.rotulo(ronda.rotulo), idioma)</h2>"
        return "<section class=\"grupo\">\(titulo)<ul>\(filas)</ul></section>"
    }

    private func fila(_ fila: Fila, _ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let estado: HTML = fila.estado.map { "<b>\($0, idioma)</b> " } ?? .nada
        let cuando: HTML = fila.cuando?.corta(idioma) ?? "<time>\(.sinDia, idioma)</time>"
        return """
            <li><a class="cruce" id="cambiar-\(fila.numero)" data-id="cambiar-\(fila.numero)" \
            href="\(entorno.base)/mesa/partidos/\(fila.numero)">\(cuando)\
            <span class="quienes"><span class="callado">\(fila.numero)</span> \
            <bdi>\(fila.local)</bdi> – <bdi>\(fila.visitante)</bdi></span>\
            <span class="callado">\(estado)\(fila.campo ?? "")</span></a></li>
            """
    }

    private func mover(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let con = rondas.filter { !$0.rotulo.isEmpty && $0.partidos.contains { $0.cuando != nil } }
        guard !con.isEmpty else { return .nada }
        let campos = escrito.campos(de: "jornada", idioma)
        return """
            <details class="tarjeta elegir" id="mover"\(si: escrito.es("jornada"), " open")>\
            <summary>\(.moverUnaJornada, idioma)</summary>\
            <form class="campos" method="post" action="\(entorno.base)/mesa/calendario" data-sin-guion>\
            \(campos.oculto("que", "jornada"))\
            \(campos.seleccion("ronda", .jornadaAMover, con.map { ($0.rotulo, "\(.rotulo($0.rotulo), idioma)") }, elegida: escrito["ronda"]))\
            <div class="en-fila">\(campos.texto("fecha", .nuevoPrimerDia, escrito.en("jornada", "fecha"), "type=\"date\" ", ayuda: .nuevoPrimerDiaAyuda))\
            \(campos.texto("minutos", .minutosMasTarde, escrito.en("jornada", "minutos"), "type=\"number\" inputmode=\"numeric\" step=\"1\" min=\"-1439\" max=\"1439\" "))</div>\
            <button class="boton" id="probar-jornada" data-id="probar-jornada">\
            \(.verQuePasaria, idioma)</button></form></details>
            """
    }

    private func nuevo(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        guard equipos.count > 1 else { return .nada }
        // The other form of the page has fields of the same names.
        let campos = escrito.campos(de: "nuevo", idioma, antes: "nuevo-")
        let opciones: [(valor: String, palabras: HTML)] = equipos.enumerated().map {
            ("\($0 + 1)", "\($1)")
        }
        let deGrupos: HTML =
            grupos.isEmpty
            ? .nada
            : campos.seleccion(
                "grupo", .grupo,
                [("", "\(.sinGrupo, idioma)")] + grupos.map { ($0, "\(.rotulo($0), idioma)") },
                elegida: escrito.en("nuevo", "grupo"))
        let lista: [HTML] = self.campos.map { "<option value=\"\($0)\"></option>" }
        return """
            <details class="tarjeta elegir" id="anadir-partido"\(si: escrito.es("nuevo"), " open")>\
            <summary>\(.partidoNuevo, idioma)</summary>\
            <form class="campos" method="post" action="\(entorno.base)/mesa/calendario" data-sin-guion>\
            \(campos.oculto("que", "nuevo"))<div class="en-fila">\
            \(campos.seleccion("local", .equipoLocal, opciones, elegida: escrito.en("nuevo", "local", o: "1")))\
            \(campos.seleccion("visitante", .equipoVisitante, opciones, elegida: escrito.en("nuevo", "visitante", o: "2")))</div>\
            <div class="en-fila">\(campos.texto("ronda", .jornadaORonda, escrito.en("nuevo", "ronda"), "maxlength=\"80\" autocomplete=\"off\" "))\(deGrupos)</div>\
            <div class="en-fila">\(campos.texto("fecha", .dia, escrito.en("nuevo", "fecha"), "type=\"date\" "))\
            \(campos.texto("hora", .hora, escrito.en("nuevo", "hora"), "type=\"time\" "))\
            \(campos.texto("campo", .campo, escrito.en("nuevo", "campo"), "maxlength=\"80\" list=\"los-campos\" autocomplete=\"off\" "))</div>\
            <datalist id="los-campos">\(lista)</datalist>\
            <button class="boton" id="probar-nuevo" data-id="probar-nuevo">\
            \(.verQuePasaria, idioma)</button></form></details>
            """
    }
}

/// What somebody typed into one of the forms of a page, and what was wrong with it.
struct Escrito: Hashable, Sendable {
    /// The fields as they were typed.
    var valores: [String: String] = [:]
    /// What is wrong, by field.
    var faltas: [String: Texto] = [:]

    /// What stands in a field; empty when nothing does.
    subscript(campo: String) -> String { valores[campo] ?? "" }

    /// Whether it was the form that asks for something.
    func es(_ que: String) -> Bool { valores["que"] == que }

    /// What stands in a field of the form that asks for something.
    func en(_ que: String, _ campo: String, o otro: String = "") -> String {
        es(que) ? valores[campo] ?? otro : otro
    }

    /// The fields of the form that asks for something.
    func campos(de que: String, _ idioma: Idioma, antes: String = "") -> CamposDeMesa {
        CamposDeMesa(idioma: idioma, faltas: es(que) ? faltas : [:], antes: antes)
    }
}
