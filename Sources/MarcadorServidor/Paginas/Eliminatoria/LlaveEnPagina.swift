import MarcadorApp

/// A tie of the bracket: two sides, their goals, who goes on.
struct LlaveEnPagina: Hashable, Sendable {
    /// Who stands there.
    enum Quien: Hashable, Sendable {
        /// A team.
        case equipo(EquipoEnPagina)
        /// Where the team will come from.
        case palabras(Texto)
    }

    /// One of the two.
    struct Lado: Hashable, Sendable {
        /// Who it is.
        var quien: Quien
        /// Goals in each match, nil where there is no score.
        var goles: [Int?] = []
        /// Goals in the shoot-out.
        var penaltis: Int?
        /// Whether it goes on.
        var pasa = false
        /// Whether there is nothing to go on to: it has won the final.
        var esCampeon = false
    }

    /// A match of the tie.
    struct Partido: Hashable, Sendable {
        /// Its number; nil while it has no teams.
        var numero: Int?
        /// When it begins.
        var fecha: FechaEnPagina?
        /// Whether there is a score.
        var seHaJugado = false
        /// The minute while it is played.
        var minuto: Int?
    }

    /// Its number.
    var numero: Int
    /// Who was better before.
    var uno: Lado
    /// The other one.
    var otro: Lado
    /// What it still needs although all was played.
    var falta: Texto?
    /// Its matches.
    var partidos: [Partido]

    /// Whether one of the two is not known.
    var esperaEquipo: Bool {
        [uno, otro].contains { lado in
            if case .palabras = lado.quien { true } else { false }
        }
    }

    /// The id of its element.
    var id: String { "llave-\(numero)" }

    /// The tie: two rows, and the matches under them as links.
    ///
    /// - Parameters:
    ///   - entorno: language and links.
    ///   - conNumero: whether its number is said, because another tie refers to it.
    /// - Returns: the element with its id.
    func html(_ entorno: Entorno, conNumero: Bool) -> HTML {
        let numero: HTML = "<p class=\"numero nota\">\(.llave(numero), entorno.idioma)</p>"
        let enJuego = partidos.contains { $0.minuto != nil }
        return """
            <div class="llave tarjeta\(si: enJuego, " viva")" id="\(id)" data-id="\(id)">\
            \(si: conNumero, numero)\(fila(uno, entorno.idioma))\(fila(otro, entorno.idioma))\
            \(aviso(entorno.idioma))\(partidos.map { pie($0, entorno) })</div>
            """
    }

    private func aviso(_ idioma: Idioma) -> HTML {
        falta.map { "<p class=\"pie\">\($0, idioma)</p>" } ?? .nada
    }

    private func fila(_ lado: Lado, _ idioma: Idioma) -> HTML {
        let goles: [HTML] = lado.goles.map { goles in
            goles.map { "<span>\($0)</span>" } ?? "<span>–</span>"
        }
        let penaltis: HTML =
            lado.penaltis.map {
                """
                <span class="nota">(<span class="oculto">\(.penaltis, idioma) </span>\($0))</span>
                """
            } ?? .nada
        let nombre: HTML =
            switch lado.quien {
            case .equipo(let equipo): "\(Disco.de(equipo.nombre).html)\(equipo.nombre(a: 24))"
            case .palabras(let texto): "<span class=\"nota\">\(texto, idioma)</span>"
            }
        return """
            <p class="lado\(si: lado.pasa, " pasa")"><span class="equipo">\(nombre)</span>\
            \(desenlace(lado, idioma))\
            <span class="tantos">\(goles)\(penaltis)</span></p>
            """
    }

    /// Said of who goes on, for the ears; of who has won it all, for everybody.
    private func desenlace(_ lado: Lado, _ idioma: Idioma) -> HTML {
        if lado.esCampeon { return "<strong class=\"campeon\">\(.campeon, idioma)</strong>" }
        return lado.pasa ? "<span class=\"oculto\">\(.pasa, idioma)</span>" : .nada
    }

    private func pie(_ partido: Partido, _ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cuando: HTML
        if let minuto = partido.minuto {
            cuando = "<span class=\"vivo\">\(.enVivo, idioma) \(minuto)'</span>"
        } else if let fecha = partido.fecha {
            cuando = fecha.corta(idioma)
        } else {
            cuando = partido.seHaJugado ? "\(.verPartido, idioma)" : "\(.porJugar, idioma)"
        }
        guard let numero = partido.numero else { return "<p class=\"pie nota\">\(cuando)</p>" }
        return """
            <a class="pie" href="\(entorno.base)/partidos/\(numero)">\(cuando)\
            \(Icono.flecha.html)</a>
            """
    }
}
