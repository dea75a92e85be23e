import MarcadorApp

/// A match as a row of a list.
struct FilaDePartido: Hashable, Sendable {
    /// Its number in the tournament, from 1.
    var numero: Int
    /// Home team.
    var local: EquipoEnPagina
    /// Visitors.
    var visitante: EquipoEnPagina
    /// What is known about it.
    var situacion: Situacion
    /// The result so far or for good; nil when there is none, which is not 0-0.
    var resultado: Resultado?
    /// Its date; nil when it is not known.
    var fecha: FechaEnPagina?
    /// Whether the result may still change.
    var esProvisional = false
    /// How it ended for the team whose list this is; nil in anybody's list.
    var desenlace: DesenlaceEnPagina?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - numero: its number in the tournament, from 1.
    ///   - local: home team.
    ///   - visitante: visitors.
    ///   - situacion: what is known about it.
    ///   - resultado: the result so far or for good.
    ///   - fecha: its date.
    init(
        numero: Int, local: EquipoEnPagina, visitante: EquipoEnPagina,
        situacion: Situacion = .terminado, resultado: Resultado? = nil, fecha: FechaEnPagina? = nil
    ) {
        self.numero = numero
        self.local = local
        self.visitante = visitante
        self.situacion = situacion
        self.resultado = resultado
        self.fecha = fecha
    }

    /// What can be said of a match in a list.
    enum Situacion: Hashable, Sendable {
        /// Not begun.
        case previsto
        /// Being played; `directo` is the live score when it is not the result written down, as when a
        /// match that has a result is played again.
        case enJuego(minuto: Int, directo: Resultado? = nil)
        /// Over, or nothing special.
        case terminado
        case aplazado, suspendido, adjudicado, anulado, dobleIncomparecencia

        var estaEnJuego: Bool {
            if case .enJuego = self { return true }
            return false
        }
    }

    /// The row's id on the page, like `partido-1`.
    var id: String { "partido-\(numero)" }

    /// The row: one link, home left, visitors right, the result between.
    ///
    /// - Parameters:
    ///   - entorno: language and links.
    ///   - esEste: whether the page shows this very match.
    ///   - otroId: the element's id, where the list below has one of the usual name.
    /// - Returns: the element with the row's id.
    func html(_ entorno: Entorno, esEste: Bool = false, otroId: String? = nil) -> HTML {
        let id = otroId ?? id
        return """
            <a class="fila\(si: situacion.estaEnJuego, " viva")" id="\(id)" data-id="\(id)" \
            href="\(entorno.base)/partidos/\(numero)"\(si: esEste, " aria-current=\"page\"")>\
            \(Disco.de(local.nombre).html)<span class="equipo">\(local.nombre(a: 24))</span> \
            <span class="centro">\(centro(entorno.idioma))</span> \
            <span class="equipo">\(visitante.nombre(a: 24))</span>\(Disco.de(visitante.nombre).html)</a>
            """
    }

    private func centro(_ idioma: Idioma) -> HTML {
        guard let resultado else { return sinResultado(idioma) }
        return """
            <span class="resultado" data-id="resultado">\(resultado.local)-\(resultado.visitante)</span>\
            \(resultado.notas(idioma))\(nota(idioma))\(desenlace?.html(idioma))
            """
    }

    /// What is said under a result.
    private func nota(_ idioma: Idioma) -> HTML {
        switch situacion {
        case .enJuego(let minuto, let directo): " \(vivo(minuto, directo, idioma))"
        case .suspendido: " <span class=\"nota\">\(.suspendido, idioma)</span>"
        case .aplazado: " <span class=\"nota\">\(.aplazado, idioma)</span>"
        case .adjudicado: " <span class=\"nota\">\(.adjudicado, idioma)</span>"
        case .anulado: " <span class=\"nota\">\(.anulado, idioma)</span>"
        case .dobleIncomparecencia:
            " <span class=\"nota\">\(.dobleIncomparecencia, idioma)</span>"
        case .terminado where esProvisional:
            " <span class=\"nota\">\(.provisional, idioma)</span>"
        case .previsto, .terminado: .nada
        }
    }

    private func vivo(_ minuto: Int, _ directo: Resultado?, _ idioma: Idioma) -> HTML {
        let marcador: HTML = directo.map { " · \($0.local)-\($0.visitante)" } ?? .nada
        return "<span class=\"nota vivo\">\(.enVivo, idioma) \(minuto)'\(marcador)</span>"
    }

    /// What is said where there is no result.
    private func sinResultado(_ idioma: Idioma) -> HTML {
        switch situacion {
        case .aplazado: "<span class=\"estado\">\(.aplazado, idioma)</span>"
        case .suspendido: "<span class=\"estado\">\(.suspendido, idioma)</span>"
        case .anulado: "<span class=\"estado\">\(.anulado, idioma)</span>"
        case .dobleIncomparecencia:
            "<span class=\"estado\">\(.dobleIncomparecencia, idioma)</span>"
        case .adjudicado: "<span class=\"estado\">\(.adjudicado, idioma)</span>"
        case .enJuego(let minuto, let directo): vivo(minuto, directo, idioma)
        case .previsto, .terminado:
            fecha?.corta(idioma) ?? "<span class=\"estado\">\(.porJugar, idioma)</span>"
        }
    }
}
