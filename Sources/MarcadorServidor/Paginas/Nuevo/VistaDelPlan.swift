import MarcadorApp

/// The matches that a draft would make, round by round.
struct VistaDelPlan: Hashable, Sendable {
    /// How much there is to play.
    var resumen: Texto
    /// The rounds, in order.
    var rondas: [Ronda]
    /// How many matches are left out because the list is too long.
    var ocultos = 0

    /// A round.
    struct Ronda: Hashable, Sendable {
        /// Its name.
        var nombre: Texto
        /// Its matches.
        var partidos: [Fila]
        /// The teams that do not play.
        var descansan: [String] = []
    }

    /// A match.
    struct Fila: Hashable, Sendable {
        /// When it begins, if that is known.
        var cuando: FechaEnPagina?
        /// The pitch, if that is known.
        var campo: String?
        /// Its group, if there are several.
        var grupo: String?
        /// Who plays at home, or where they will come from.
        var local: Texto
        /// The visitors.
        var visitante: Texto
    }

    /// The list.
    func html(_ idioma: Idioma) -> HTML {
        let grupos: [HTML] = rondas.map { ronda in
            let filas: [HTML] = ronda.partidos.map { fila($0, idioma) }
            var descansan = HTML.nada
            if !ronda.descansan.isEmpty {
                descansan = """
                    <li class="callado">\(.descansaEnLaJornada, idioma): \
                    \(ronda.descansan.joined(separator: ", "))</li>
                    """
            }
            return """
                <section class="grupo"><h3>\(ronda.nombre, idioma)</h3>\
                <ul>\(filas)\(descansan)</ul></section>
                """
        }
        let mas: HTML = "<p class=\"callado\">\(.yPartidosMas(ocultos), idioma).</p>"
        return """
            <p class="resumen" role="status">\(resumen, idioma)</p>\
            <div class="plan">\(grupos)</div>\(si: ocultos > 0, mas)
            """
    }

    private func fila(_ fila: Fila, _ idioma: Idioma) -> HTML {
        let donde = [fila.grupo.map { Texto.rotulo($0).en(idioma) }, fila.campo]
            .compactMap(\.self).joined(separator: " · ")
        return """
            <li class="cruce">\(fila.cuando?.corta(idioma) ?? .nada)<span class="quienes">\
            <bdi>\(fila.local, idioma)</bdi> – <bdi>\(fila.visitante, idioma)</bdi></span>\
            <span class="callado">\(donde)</span></li>
            """
    }
}
