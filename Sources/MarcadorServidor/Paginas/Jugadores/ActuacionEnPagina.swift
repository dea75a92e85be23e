import MarcadorApp

/// A match of a player: the match, and what the player did in it.
struct ActuacionEnPagina: Hashable, Sendable {
    /// Something that happened with the player.
    struct Hecho: Hashable, Sendable {
        /// What can happen.
        enum Clase: Hashable, Sendable {
            case titular, entra, sale
            case gol(dePenalti: Bool)
            case enPropia
            case amarilla, roja
        }

        /// What it was.
        var clase: Clase
        /// When, such as `45+2'`; nil when that is not known, or from the beginning.
        var cuando: String?

        func html(_ idioma: Idioma) -> HTML {
            let minuto: HTML = cuando.map { " \($0)" } ?? .nada
            return switch clase {
            case .titular: "<li>\(.titular, idioma)</li>"
            case .entra: "<li>\(Icono.cambio.html)\(.saleAJugar, idioma)\(minuto)</li>"
            case .sale: "<li>\(Icono.cambio.html)\(.seRetira, idioma)\(minuto)</li>"
            case .gol(let dePenalti):
                """
                <li class="tanto">\(Icono.balon.html)\(.unGol, idioma)\(minuto)\
                \(si: dePenalti, " <abbr title=\"\(.dePenalti, idioma)\">\(.dePenaltiCorto, idioma)</abbr>")</li>
                """
            case .enPropia:
                "<li>\(Icono.balon.html)\(.golEnPropia, idioma)\(minuto)</li>"
            case .amarilla:
                """
                <li class="amarilla">\(Icono.tarjeta.html)<span class="oculto">\(.tarjetaAmarilla, idioma)\
                </span>\(minuto)</li>
                """
            case .roja:
                """
                <li class="roja">\(Icono.tarjeta.html)<span class="oculto">\(.tarjetaRoja, idioma)</span>\
                \(minuto)</li>
                """
            }
        }
    }

    /// The match.
    var fila: FilaDePartido
    /// What happened, in order.
    var hechos: [Hecho]

    /// The match, and under it what happened.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: a list item.
    func html(_ entorno: Entorno) -> HTML {
        let lineas: [HTML] = hechos.map { $0.html(entorno.idioma) }
        return """
            <li>\(fila.html(entorno))\
            \(si: !lineas.isEmpty, "<ul class=\"hechos\">\(lineas)</ul>")</li>\n
            """
    }
}
