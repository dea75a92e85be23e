import MarcadorApp

/// One table: of the league, or of one group.
struct SeccionDeTabla: Hashable, Sendable {
    /// Name of the group; nil for the only one.
    var titulo: String?
    /// The teams, in order.
    var filas: [FilaDeTabla]
    /// Why level teams stand in this order; nil when none are level.
    var porque: PorqueDeTabla?

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - titulo: name of the group.
    ///   - filas: the teams, in order.
    ///   - porque: why level teams stand in this order.
    init(titulo: String? = nil, filas: [FilaDeTabla], porque: PorqueDeTabla? = nil) {
        self.titulo = titulo
        self.filas = filas
        self.porque = porque
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
        return """
            <div id="\(id)" data-id="\(id)" class="tabla tarjeta\(si: enCorto, " corta")" \
            role="region" aria-label="\(titulo ?? Texto.tablaDePosiciones.en(idioma))" tabindex="0">\
            <table>\(leyenda(idioma))<thead><tr><th scope="col" class="equipo">\
            \(.columnaEquipo, idioma)</th>\(cabeceras)</tr></thead>\
            <tbody>\(filas.map { $0.html(entorno, enCorto: enCorto) })</tbody></table>\
            \(enCorto ? .nada : porque?.html(idioma) ?? .nada)</div>
            """
    }

    private func leyenda(_ idioma: Idioma) -> HTML {
        guard let titulo else {
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
