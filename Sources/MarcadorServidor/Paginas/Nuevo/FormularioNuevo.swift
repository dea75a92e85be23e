import MarcadorApp

/// The fields of each step of a new tournament.
struct FormularioNuevo {
    private let pagina: PaginaNuevo
    private let idioma: Idioma
    private let campos: CamposDeMesa

    /// The fields of a page.
    init(_ pagina: PaginaNuevo, _ idioma: Idioma) {
        self.pagina = pagina
        self.idioma = idioma
        campos = CamposDeMesa(
            idioma: idioma,
            faltas: Dictionary(
                uniqueKeysWithValues: pagina.faltas.campos.map { ($0.key.rawValue, $0.value) }))
    }

    /// The zones that are offered; others can be written.
    static let zonas = [
        "Europe/Madrid", "Atlantic/Canary", "Europe/Lisbon", "Europe/London", "Europe/Paris",
        "Europe/Berlin", "Europe/Rome", "America/Mexico_City", "America/Guatemala",
        "America/Bogota", "America/Lima", "America/Caracas", "America/Santiago",
        "America/Argentina/Buenos_Aires", "America/Montevideo", "America/Sao_Paulo",
        "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles",
        "Africa/Casablanca", "Africa/Johannesburg", "Asia/Tokyo", "Asia/Kolkata",
        "Australia/Sydney", "UTC",
    ]

    private func valor(_ campo: BorradorDeTorneo.Campo) -> String { pagina.borrador[campo] }

    /// Name, dates, place and zone.
    func datos() -> HTML {
        let zonas: [HTML] = Self.zonas.map { "<option value=\"\($0)\"></option>" }
        return """
            <div class="tarjeta campos">\
            \(campos.texto("nombre", .nombreDelTorneo, valor(.nombre), "required maxlength=\"80\" autocomplete=\"off\" autofocus "))\
            <div class="en-fila">\
            \(campos.texto("desde", .primerDia, valor(.desde), "type=\"date\" "))\
            \(campos.texto("hasta", .ultimoDia, valor(.hasta), "type=\"date\" "))</div>\
            <p class="callado">\(.fechasAyuda, idioma)</p>\
            \(campos.texto("lugar", .lugar, valor(.lugar), "maxlength=\"80\" autocomplete=\"off\" ", ayuda: .lugarAyuda))\
            \(campos.texto("zona", .zonaHoraria, valor(.zona), "required list=\"zonas\" autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\" ", ayuda: .zonaHorariaAyuda))\
            <datalist id="zonas">\(zonas)</datalist></div>
            """
    }

    /// The teams: one by one, as a list, from a file.
    func equipos() -> HTML {
        let enfoque: HTML = pagina.sigueEscribiendo ? "autofocus " : .nada
        return """
            <div class="tarjeta campos"><div class="con-boton">\
            \(campos.texto("otro", .otroEquipo, "", "maxlength=\"80\" autocomplete=\"off\" autocapitalize=\"words\" enterkeyhint=\"send\" \(enfoque)"))\
            <button class="boton" id="anadir" data-id="anadir" name="ir" value="anadir" \
            formnovalidate>\(.anadir, idioma)</button></div>\
            \(campos.lineas("equipos", .listaDeEquipos, valor(.equipos), filas: 9, ayuda: .listaDeEquiposAyuda))\
            <div class="con-boton">\
            \(campos.texto("fichero", .ficheroCsv, "", "type=\"file\" accept=\".csv,.txt,text/csv,text/plain\" "))\
            <button class="boton" id="leer-fichero" data-id="leer-fichero" name="ir" value="fichero" \
            formnovalidate>\(.leerElFichero, idioma)</button></div></div>
            """
    }

    /// The teams as they were understood, and what is wrong with the list.
    func equiposLeidos() -> HTML {
        let lista = pagina.lista
        let faltas: [HTML] = lista.faltas.map { "<li>\($0, idioma)</li>" }
        let equipos: [HTML] = lista.equipos.map { equipo in
            """
            <li>\(Disco.de(equipo.nombre).html)<span class="quien"><bdi class="nombre">\
            \(equipo.nombre)</bdi>\(si: equipo.jugadores > 0, "<span class=\"callado\">\(.jugadores(equipo.jugadores), idioma)</span>")\
            </span></li>
            """
        }
        let resumen: Texto =
            lista.equipos.isEmpty
            ? .sinEquiposTodavia
            : .tamanoDeLaLista(
                equipos: lista.equipos.count,
                jugadores: lista.equipos.reduce(0) { $0 + $1.jugadores })
        return """
            <p class="resumen" role="status">\(resumen, idioma)</p>\
            \(si: !faltas.isEmpty, "<ul class=\"faltas\">\(faltas)</ul>")\
            <ol class="inscritos">\(equipos)</ol>
            """
    }

    /// System, and when and where.
    func sistema() -> HTML {
        """
        \(eleccion())\(detalles())\(horario())
        """
    }

    private func eleccion() -> HTML {
        let opciones: [(BorradorDeTorneo.Sistema, Texto, Texto)] = [
            (.liga, .sistemaLiga, .sistemaLigaAyuda),
            (.grupos, .sistemaGrupos, .sistemaGruposAyuda),
            (
                .gruposYEliminatoria, .sistemaGruposYEliminatoria,
                .sistemaGruposYEliminatoriaAyuda
            ),
            (.eliminatoria, .sistemaEliminatoria, .sistemaEliminatoriaAyuda),
            (.suizo, .sistemaSuizo, .sistemaSuizoAyuda),
        ]
        let lista: [HTML] = opciones.map { sistema, nombre, ayuda in
            """
            <label class="sistema"><input type="radio" name="sistema" value="\(sistema.rawValue)"\
            \(si: pagina.borrador.sistema == sistema, " checked")><span><b>\(nombre, idioma)</b> \
            <span class="callado">\(ayuda, idioma)</span></span></label>
            """
        }
        return """
            <fieldset class="tarjeta sistemas"><legend>\(.sistema, idioma)</legend>\(lista)\
            \(campos.falta("sistema"))</fieldset>
            """
    }

    private func detalles() -> HTML {
        let borrador = pagina.borrador
        return """
            <div class="tarjeta campos detalles">\
            <div class="de-liga de-grupos">\(campos.numero("vueltas", .vueltas, valor(.vueltas), 1...4))</div>\
            <div class="de-grupos">\(campos.numero("grupos", .cuantosGrupos, valor(.grupos), 1...32))</div>\
            <div class="de-clasificados">\(campos.numero("clasifican", .cuantosClasifican, valor(.clasifican), 1...16))</div>\
            <div class="de-suizo">\(campos.numero("rondas", .cuantasRondas, valor(.rondas), 1...64))</div>\
            <div class="de-eliminatoria">\(campos.casilla("ida-y-vuelta", .idaYVuelta, marcada: borrador.marcado(.idaYVuelta)))\
            \(campos.casilla("tercer-puesto", .tercerPuesto, marcada: borrador.marcado(.tercerPuesto)))</div>\
            \(sorteo())</div>
            """
    }

    /// The order of the list, or one by lots: the number of the draw travels along, so that what was
    /// seen is what is made.
    private func sorteo() -> HTML {
        let sorteado = !valor(.sorteo).isEmpty
        let sin: HTML = """
            <button class="boton" id="sin-sorteo" data-id="sin-sorteo" name="ir" value="sin-sorteo" \
            formnovalidate>\(.sinSorteo, idioma)</button>
            """
        return """
            <div class="sorteo">\(campos.oculto("sorteo", valor(.sorteo)))\
            <p><span class="callado">\(.ordenDeLosEquipos, idioma)</span> \
            \(sorteado ? .ordenSorteado : .ordenDeLaLista, idioma)</p>\
            <div class="botones"><button class="boton" id="sortear" data-id="sortear" name="ir" \
            value="sortear" formnovalidate>\(sorteado ? .sortearOtraVez : .sortear, idioma)</button>\
            \(si: sorteado, sin)</div>\(campos.falta("sorteo"))</div>
            """
    }

    private func horario() -> HTML {
        guard !valor(.desde).isEmpty else {
            let serie: [HTML] = [
                .campos, .inicio, .fin, .duracion, .pausa, .descanso, .cada,
            ].map { (campo: BorradorDeTorneo.Campo) in
                campos.oculto(campo.rawValue, valor(campo))
            }
            return "<p class=\"callado\">\(.sinPrimerDia, idioma)</p>\(serie)"
        }
        return """
            <fieldset class="tarjeta campos"><legend>\(.cuandoYDonde, idioma)</legend>\
            \(campos.texto("campos", .camposDeJuego, valor(.campos), "required autocomplete=\"off\" ", ayuda: .camposDeJuegoAyuda))\
            <div class="en-fila">\
            \(campos.texto("inicio", .seEmpieza, valor(.inicio), "type=\"time\" required "))\
            \(campos.texto("fin", .seAcaba, valor(.fin), "type=\"time\" required "))</div>\
            <div class="en-fila">\(campos.numero("duracion", .minutosPorPartido, valor(.duracion), 1...600))\
            \(campos.numero("pausa", .minutosDePausa, valor(.pausa), 0...600))</div>\
            <div class="en-fila">\(campos.numero("descanso", .minutosDeDescanso, valor(.descanso), 0...10_080))\
            \(campos.numero("cada", .cadaCuantosDias, valor(.cada), 1...366))</div></fieldset>
            """
    }
}
