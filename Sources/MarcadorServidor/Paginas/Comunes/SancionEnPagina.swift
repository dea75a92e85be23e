import MarcadorApp

/// A suspension in words: who, why, and which matches serve it.
struct SancionEnPagina: Hashable, Sendable {
    /// A match that serves it.
    struct Turno: Hashable, Sendable {
        /// The number of the match.
        var partido: Int
        /// The other team.
        var rival: String
        /// Whether it has been played.
        var cumplido: Bool
    }

    /// The player.
    var jugador: String
    /// The player's page.
    var lugar: LugarDeJugador?
    /// Why.
    var causa: Texto
    /// Whether a dismissal, rather than cautions that added up.
    var esExpulsion: Bool
    /// The number of the match of the last card; nil when the organiser decided it.
    var partidoDeOrigen: Int?
    /// The other team of that match.
    var rivalDeOrigen = ""
    /// The matches that serve it.
    var turnos: [Turno]
    /// Matches that are to be served and are not known yet.
    var faltan: Int
    /// How many matches were lifted, and why; nil for none.
    var perdonado: Texto?

    /// The sentences.
    ///
    /// - Parameters:
    ///   - entorno: language and links.
    ///   - conNombre: whether the player is named.
    /// - Returns: a list item.
    func html(_ entorno: Entorno, conNombre: Bool = true) -> HTML {
        let idioma = entorno.idioma
        var frases: HTML = "\(causa, idioma)."
        if let partidoDeOrigen {
            frases = """
                \(causa, idioma) \(.contra, idioma) \
                \(partido(partidoDeOrigen, rivalDeOrigen, entorno)).
                """
        }
        if conNombre {
            frases =
                "\(lugar.enlace("<bdi>\(NombreCorto.abreviado(jugador, a: 44))</bdi>", entorno)): \(frases)"
        }
        let (cumplidos, pendientes) = (turnos.filter(\.cumplido), turnos.filter { !$0.cumplido })
        if !cumplidos.isEmpty {
            frases += " \(.cumplioContra, idioma) \(lista(cumplidos, entorno))."
        }
        if !pendientes.isEmpty {
            frases += """
                 <strong>\(.sePierdeElPartidoContra(pendientes.count), idioma) \
                \(lista(pendientes, entorno)).</strong>
                """
        }
        if faltan > 0 { frases += " <strong>\(.quedaPorCumplir(faltan), idioma)</strong>" }
        if let perdonado { frases += " \(perdonado, idioma)" }
        let color: HTML = esExpulsion ? "roja" : "amarilla"
        return """
            <li><span class="signo \(color)">\(Icono.tarjeta.html)</span><p>\(frases)</p></li>\n
            """
    }

    private func lista(_ turnos: [Turno], _ entorno: Entorno) -> HTML {
        turnos.map { partido($0.partido, $0.rival, entorno) }.unidos(por: ", ")
    }

    private func partido(_ numero: Int, _ rival: String, _ entorno: Entorno) -> HTML {
        "<a href=\"\(entorno.base)/partidos/\(numero)\"><bdi>\(NombreCorto.abreviado(rival, a: 32))</bdi></a>"
    }
}
