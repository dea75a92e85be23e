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
    /// The ties of which it is not known yet who plays them, by their place in the bracket.
    var cruces: [Cruce] = []
    /// What all pages of the desk have.
    var hoja = HojaDeMesa()

    var escrito: Escrito { hoja.escrito }

    /// A round.
    struct Ronda: Hashable, Sendable {
        /// Its label as the document has it; empty for matches of none.
        var rotulo: String
        /// Its matches.
        var partidos: [Fila]
    }

    /// A tie.
    struct Cruce: Hashable, Sendable {
        /// Its place in the bracket, from 1.
        var numero: Int
        /// Round, who is to play it, and what is known of day, time and pitch.
        var texto: Texto
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
        /// Whether its result waits for somebody to stand by it.
        var esProvisional = false
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
            \(cabecera.html(idioma))\(hoja.hechoHTML(entorno, "\(entorno.base)/mesa/calendario"))\
            \(confirmarTodos(entorno))\(mover(entorno))\(moverCruce(entorno))\
            \(si: admiteNuevos, nuevo(entorno))\
            <div class="plan">\(lista)</div>
            """
    }

    private func ronda(_ ronda: Ronda, _ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let filas: [HTML] = ronda.partidos.map { fila($0, entorno) }
        let titulo: HTML =
            ronda.rotulo.isEmpty ? .nada : "<h2>\(.rotulo(ronda.rotulo), idioma)</h2>"
        let suyos = ronda.partidos.filter(\.esProvisional).map(\.numero)
        return """
            <section class="grupo">\(titulo)<ul>\(filas)</ul>\
            \(confirmar(suyos, .confirmarLosDeLaJornada(suyos.count), entorno))</section>
            """
    }

    /// The button that stands by all results, where they are of several rounds.
    private func confirmarTodos(_ entorno: Entorno) -> HTML {
        let con = rondas.filter { $0.partidos.contains(where: \.esProvisional) }
        guard con.count > 1 else { return .nada }
        let todos = con.flatMap(\.partidos).filter(\.esProvisional).map(\.numero)
        return confirmar(todos, .confirmarTodosLosResultados(todos.count), entorno)
    }

    private func confirmar(_ suyos: [Int], _ palabras: Texto, _ entorno: Entorno) -> HTML {
        guard let primero = suyos.first else { return .nada }
        let lista = suyos.map { "\($0)" }.joined(separator: ",")
        return """
            <form class="confirmar-varios" method="post" \
            action="\(entorno.base)/mesa/calendario" data-sin-guion>\(hoja.ocultos("confirmar"))\
            <input type="hidden" name="partidos" value="\(lista)">\
            <button class="boton" data-id="confirmar-\(primero)-y-\(suyos.count)">\
            \(palabras, entorno.idioma)</button></form>
            """
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
}
