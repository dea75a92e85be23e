import MarcadorApp

/// A member of a squad, with goals and cards.
struct MiembroDePlantilla: Hashable, Sendable {
    /// Name of the player.
    var nombre: String
    /// Shirt number; nil when the player has none.
    var dorsal: Int?
    /// Whether this is the captain.
    var esCapitan: Bool
    /// The player's page.
    var lugar: LugarDeJugador?
    /// Goals and cards.
    var cuentas: [Pildora] = []

    /// How many goals.
    var goles: Int { cuentas.first { $0.clase == .goles }?.cuantos ?? 0 }

    /// The line.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: a list item.
    func html(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let quien: HTML = """
            \(dorsalHTML(idioma)) <span class="quien"><bdi class="nombre">\
            \(NombreCorto.abreviado(nombre, a: 60))</bdi>\
            \(si: esCapitan, " <span class=\"brazalete\">\(.capitan, idioma)</span>")</span>\
            \(Pildora.html(cuentas, idioma))
            """
        return "<li>\(lugar.enlace(quien, entorno))</li>\n"
    }

    private func dorsalHTML(_ idioma: Idioma) -> HTML {
        guard let dorsal else {
            return """
                <span class="dorsal"><span aria-hidden="true">–</span>\
                <span class="oculto">\(.sinDorsal, idioma)</span></span>
                """
        }
        return """
            <span class="dorsal"><span aria-hidden="true">\(dorsal)</span>\
            <span class="oculto">\(.dorsal(dorsal), idioma)</span></span>
            """
    }
}
