import MarcadorApp

/// Matches under one heading.
struct GrupoDePartidos: Hashable, Sendable {
    /// What stands above them.
    var encabezado: Encabezado
    /// The matches, in order.
    var filas: [FilaDePartido]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - encabezado: what stands above them.
    ///   - filas: the matches, in order.
    init(_ encabezado: Encabezado = .ninguno, filas: [FilaDePartido]) {
        self.encabezado = encabezado
        self.filas = filas
    }

    /// What can stand above a group.
    enum Encabezado: Hashable, Sendable {
        /// Nothing.
        case ninguno
        /// A round or group under its own name.
        case rotulo(String)
        /// A group of a group stage.
        case grupo(String)
        /// A numbered round.
        case jornada(Int)
        /// A day.
        case fecha(FechaEnPagina)
        /// The matches without date.
        case sinFecha
        /// A pitch, and the path of its own list.
        case campo(String, ruta: String)
        /// The matches without pitch.
        case sinCampo
        /// The matches without round.
        case sinRonda
    }

    /// The group: a heading and a list.
    ///
    /// - Parameters:
    ///   - entorno: language and links.
    ///   - este: number of the match the page shows, if any.
    /// - Returns: one element.
    /// - Complexity: O(n) in the rows.
    func html(_ entorno: Entorno, este: Int? = nil) -> HTML {
        let lineas: [HTML] = filas.map {
            "<li>\($0.html(entorno, esEste: $0.numero == este))</li>\n"
        }
        return "<section class=\"grupo\">\(titulo(entorno.idioma))<ul>\(lineas)</ul></section>\n"
    }

    private func titulo(_ idioma: Idioma) -> HTML {
        switch encabezado {
        case .ninguno: .nada
        case .rotulo(let nombre): "<h2><bdi>\(.rotulo(nombre), idioma)</bdi></h2>"
        case .grupo(let nombre): "<h2><bdi>\(.grupo(nombre), idioma)</bdi></h2>"
        case .jornada(let n): "<h2>\(.jornada(n), idioma)</h2>"
        case .fecha(let dia): "<h2>\(dia.larga(idioma))</h2>"
        case .sinFecha: "<h2>\(.sinFecha, idioma)</h2>"
        case .campo(let nombre, let ruta):
            "<h2><a href=\"\(ruta)\"><bdi>\(nombre)</bdi>\(Icono.flecha.html)</a></h2>"
        case .sinCampo: "<h2>\(.sinCampo, idioma)</h2>"
        case .sinRonda: "<h2>\(.sinRonda, idioma)</h2>"
        }
    }
}
