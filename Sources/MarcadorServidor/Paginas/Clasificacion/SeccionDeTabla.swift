import MarcadorApp

/// One table: of the league, or of one group.
struct SeccionDeTabla: Hashable, Sendable {
    /// Name of the group; nil for the only one.
    var titulo: String?
    /// The place of their groups in which all of them stand; nil for a table of a league or group.
    var puestoComparado: Int?
    /// The teams, in order.
    var filas: [FilaDeTabla]
    /// Points added or deducted.
    var ajustes: [AjusteEnPagina]
    /// The teams that wait for the organiser's word or lots, each list with whole names.
    var porDecidir: [[String]] = []
    /// Whether it cannot be told what each team still needs.
    var sinNecesidades = false
    /// The places round by round; nil when there is nothing to draw.
    var grafica: GraficaDePuestos?

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - titulo: name of the group.
    ///   - puestoComparado: the place of their groups in which all of them stand.
    ///   - filas: the teams, in order.
    ///   - ajustes: points added or deducted.
    ///   - grafica: the places round by round.
    init(
        titulo: String? = nil, puestoComparado: Int? = nil, filas: [FilaDeTabla],
        ajustes: [AjusteEnPagina] = [], grafica: GraficaDePuestos? = nil
    ) {
        self.titulo = titulo
        self.puestoComparado = puestoComparado
        self.filas = filas
        self.ajustes = ajustes
        self.grafica = grafica
    }

    /// The table; it scrolls sideways where it does not fit, with the team always in sight.
    ///
    /// - Parameters:
    ///   - id: id of the element, unique on the page.
    ///   - entorno: language and links.
    ///   - enCorto: whether only place, team, played, difference and points are shown.
    /// - Returns: one element.
    /// - Complexity: O(n) in the teams.
    func html(id: String, _ entorno: Entorno, enCorto: Bool = false) -> HTML {
        let idioma = entorno.idioma
        var cabeceras: [HTML] = []
        for columna in ColumnaDeTabla.allCases where columna.esCorta || !enCorto {
            cabeceras.append(
                """
                <th scope="col"><abbr title="\(columna.nombre.1, idioma)">\
                \(columna.nombre.0, idioma)</abbr></th>
                """)
        }
        if !enCorto {
            cabeceras.append(
                """
                <th scope="col" class="de-forma"><abbr title="\(.formaEntera, idioma)">\
                \(.forma, idioma)</abbr></th>
                """)
        }
        return """
            <div id="\(id)" data-id="\(id)" class="tabla tarjeta\(si: enCorto, " corta")" \
            role="region" aria-label="\(rotulo(idioma) ?? Texto.tablaDePosiciones.en(idioma))" tabindex="0">\
            <table>\(leyenda(idioma))<thead><tr><th scope="col" class="equipo">\
            \(.columnaEquipo, idioma)</th>\(cabeceras)</tr></thead>\
            <tbody>\(filas.map { $0.html(entorno, enCorto: enCorto) })</tbody></table>\
            \(enCorto ? .nada : pie(entorno))</div>
            """
    }

    private func pie(_ entorno: Entorno) -> HTML {
        "\(notas(entorno.idioma))\(decisiones(entorno))\(loQueNoSeSabe(entorno.idioma))"
    }

    /// The adjustments that the marks beside the points refer to.
    private func notas(_ idioma: Idioma) -> HTML {
        guard !ajustes.isEmpty else { return .nada }
        return """
            <div class="notas-de-tabla"><p class="callado"><span aria-hidden="true">* </span>\
            \(.ajustesDePuntos, idioma)</p>\
            <ul class="ajustes">\(ajustes.map { $0.html(idioma) })</ul></div>
            """
    }

    /// Who waits for a decision, and for who may decide, where that is done.
    private func decisiones(_ entorno: Entorno) -> HTML {
        guard !porDecidir.isEmpty else { return .nada }
        let idioma = entorno.idioma
        let listas: [HTML] = porDecidir.map { equipos in
            """
            <p class="falta"><strong>\(.esperaDecision, idioma)</strong> \
            \(.empatadosPorDecidir(equipos.map { NombreCorto.abreviado($0, a: 40) }), idioma)</p>
            """
        }
        let enlace: HTML = """
            <p><a class="boton" href="\(entorno.base)/ajustes/reglas">\(.decidirElOrden, idioma)</a></p>
            """
        return """
            <div class="notas-de-tabla por-decidir">\(listas)\
            \(si: entorno.puede(.ajustar), enlace)</div>
            """
    }

    private func loQueNoSeSabe(_ idioma: Idioma) -> HTML {
        let nota: HTML = """
            <div class="notas-de-tabla"><p class="callado">\(.sinNecesidades, idioma)</p></div>
            """
        return sinNecesidades ? nota : .nada
    }

    private func rotulo(_ idioma: Idioma) -> String? {
        puestoComparado.map { Texto.comparacionDelPuesto($0).en(idioma) }
            ?? titulo.map { Texto.grupo($0).en(idioma) }
    }

    private func leyenda(_ idioma: Idioma) -> HTML {
        guard let titulo = rotulo(idioma) else {
            return "<caption class=\"oculto\">\(.tablaDePosiciones, idioma)</caption>"
        }
        return "<caption><bdi>\(titulo)</bdi></caption>"
    }
}

/// The columns of numbers, in order.
enum ColumnaDeTabla: CaseIterable {
    case jugados, ganados, empatados, perdidos, aFavor, enContra, diferencia, puntos

    /// Short and full name.
    var nombre: (Texto, Texto) {
        switch self {
        case .jugados: Texto.jugados
        case .ganados: Texto.ganados
        case .empatados: Texto.empatados
        case .perdidos: Texto.perdidos
        case .aFavor: Texto.golesAFavor
        case .enContra: Texto.golesEnContra
        case .diferencia: Texto.diferencia
        case .puntos: Texto.puntos
        }
    }

    /// Whether it remains in the short table.
    var esCorta: Bool { self == .jugados || self == .diferencia || self == .puntos }
}
