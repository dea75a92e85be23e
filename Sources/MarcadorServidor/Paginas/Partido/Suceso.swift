import MarcadorApp

/// Something that happened in a match.
struct Suceso: Hashable, Sendable {
    /// Minute of play; nil when it is not known.
    var minuto: Int?
    /// Added time, minutes; 0 for none.
    var anadido: Int
    /// The side it counts for: an own goal stands with the team that benefits.
    var lado: LadoEnPagina
    /// What it was.
    var clase: Clase
    /// The score after a goal; nil for anything else.
    var parcial: Resultado?
    /// The page of whoever scored, was shown the card or went off.
    var lugar: LugarDeJugador?
    /// The page of whoever came on.
    var lugarDelQueEntra: LugarDeJugador?

    /// Makes an occurrence.
    ///
    /// - Parameters:
    ///   - minuto: minute of play.
    ///   - anadido: added time, minutes.
    ///   - lado: the side it counts for.
    ///   - clase: what it was.
    ///   - parcial: the score after a goal.
    init(
        minuto: Int?, anadido: Int = 0, lado: LadoEnPagina, clase: Clase, parcial: Resultado? = nil
    ) {
        self.minuto = minuto
        self.anadido = anadido
        self.lado = lado
        self.clase = clase
        self.parcial = parcial
    }

    /// What can happen.
    enum Clase: Hashable, Sendable {
        /// A goal; the scorer is nil when nobody knows.
        case gol(String?, dePenalti: Bool = false, enPropia: Bool = false)
        /// A yellow card.
        case amarilla(String)
        /// A red card.
        case roja(String)
        /// A substitution.
        case cambio(sale: String, entra: String)
    }

    /// «45+2'»; «–» when the minute is not known.
    private func cuando(_ idioma: Idioma) -> HTML {
        guard let minuto else {
            return
                "<span aria-hidden=\"true\">–</span><span class=\"oculto\">\(.minutoDesconocido, idioma)</span>"
        }
        return anadido > 0 ? "\(minuto)+\(anadido)'" : "\(minuto)'"
    }

    /// The line: the minute in the middle, the rest on its team's side.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: a list item.
    func html(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            <li class="\(lado == .local ? "de-local" : "de-visitante")\(si: esGol, " tanto")">\
            <span class="cuando">\(cuando(idioma))</span> <span class="que">\(que(entorno))</span></li>\n
            """
    }

    private var esGol: Bool {
        if case .gol = clase { return true }
        return false
    }

    private func que(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return switch clase {
        case .gol(let quien, let dePenalti, let enPropia):
            """
            \(signo(.balon, .unGol, idioma))<span class="hecho">\(nombre(quien, entorno))\
            \(si: dePenalti, marca(.dePenaltiCorto, .dePenalti, idioma))\
            \(si: enPropia, marca(.enPropiaCorto, .enPropia, idioma))\(trasElGol)</span>
            """
        case .amarilla(let quien):
            "\(signo(.tarjeta, .tarjetaAmarilla, idioma, "amarilla"))\(amonestado(quien, entorno))"
        case .roja(let quien):
            "\(signo(.tarjeta, .tarjetaRoja, idioma, "roja"))\(amonestado(quien, entorno))"
        case .cambio(let sale, let entra):
            """
            \(signo(.cambio, .cambio, idioma))<span class="hecho relevo"><span>\
            <span class="oculto">\(.entra, idioma) </span>\
            \(lugarDelQueEntra.enlace(NombreCorto.deJugador(entra), entorno))</span> \
            <span class="sale"><span class="oculto">\(.sale, idioma) </span>\
            \(lugar.enlace(NombreCorto.deJugador(sale), entorno))</span></span>
            """
        }
    }

    private var trasElGol: HTML {
        guard let parcial else { return .nada }
        return " <span class=\"parcial\">\(parcial.local)-\(parcial.visitante)</span>"
    }

    private func nombre(_ quien: String?, _ entorno: Entorno) -> HTML {
        guard let quien else { return "<i>\(.goleadorDesconocido, entorno.idioma)</i>" }
        return lugar.enlace(NombreCorto.deJugador(quien), entorno)
    }

    private func amonestado(_ quien: String, _ entorno: Entorno) -> HTML {
        "<span class=\"hecho\">\(lugar.enlace(NombreCorto.deJugador(quien), entorno))</span>"
    }

    private func signo(
        _ icono: Icono, _ nombre: Texto, _ idioma: Idioma, _ color: String = ""
    ) -> HTML {
        "<span class=\"signo \(color)\">\(icono.html)<span class=\"oculto\">\(nombre, idioma) </span></span>"
    }

    private func marca(_ corta: Texto, _ larga: Texto, _ idioma: Idioma) -> HTML {
        " <abbr title=\"\(larga, idioma)\">\(corta, idioma)</abbr>"
    }
}

/// A side of a match.
enum LadoEnPagina: String, Hashable, Sendable, CaseIterable {
    case local, visitante
}
