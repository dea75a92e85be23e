import MarcadorApp
import Torneo

extension PaginaPartido {
    /// What of a result can be entered by hand, and what is missing.
    struct Decision: Hashable, Sendable {
        /// What the tie still needs although all was played.
        var falta: Texto?
        /// Goals without those of extra time; nil while there is no result.
        var goles: Tantos?
        /// Goals of extra time; nil when it was not played.
        var prorroga: Tantos?
        /// The shoot-out; nil when there was none.
        var tanda: Tantos?
        /// Whether extra time and shoot-out can be entered: the match is one of the knock-out.
        var esDeEliminatoria = true
        /// What the result that stands in the form would change, one sentence a change; nil while nobody
        /// has asked.
        var previa: [Texto]?
        /// Why a confirmed result is to change, as far as somebody has said it.
        var motivo: String?
        /// Whether the form is open, for somebody has just filled it in.
        var estaAbierta = false

        /// What opens the form.
        fileprivate var titulo: Texto {
            falta == nil && goles != nil ? .corregirElResultado : .ponerElResultado
        }

        /// What it is for.
        fileprivate var ayuda: Texto {
            esDeEliminatoria ? .ponerElResultadoAyuda : .corregirElResultadoAyuda
        }
    }

    /// Two numbers.
    struct Tantos: Hashable, Sendable {
        /// Of the home team.
        var local: Int
        /// Of the visitors.
        var visitante: Int
    }

    /// The region with the form for the result; empty where none is to be entered by hand.
    func decisionHTML(_ entorno: Entorno) -> HTML {
        let estaConfirmado = confianza == .confirmado
        guard let decision,
            entorno.puede(estaConfirmado ? .cambiarConfirmado : .ponerResultado)
        else {
            return "<div id=\"decision\" hidden></div>"
        }
        let idioma = entorno.idioma
        let aviso: HTML =
            decision.falta.map { "<p class=\"falta\">\($0, idioma)</p>" } ?? .nada
        var filas = fila("", .golesDelPartido, decision.goles, idioma, obligatoria: true)
        if decision.esDeEliminatoria {
            filas += fila("prorroga-", .golesDeLaProrroga, decision.prorroga, idioma)
            filas += fila("tanda-", .tandaDePenaltis, decision.tanda, idioma)
        }
        if estaConfirmado {
            filas += motivoHTML("motivo-del-cambio", diciendo: decision.motivo, idioma)
        }
        return """
            <details id="decision" data-id="decision" class="tarjeta decision"\
            \(si: decision.falta != nil || decision.previa != nil || decision.estaAbierta, " open")><summary>\(decision.titulo, idioma)</summary>\
            \(aviso)<p class="callado">\(decision.ayuda, idioma)</p>\
            <form method="post" action="\(entorno.base)/partidos/\(numero)/resultado">\(filas)\
            \(previaHTML(decision.previa, idioma))\
            <button class="principal" id="guardar-resultado" data-id="guardar-resultado">\
            \(.guardarElResultado, idioma)</button>\
            <button class="boton" name="previa" value="si" id="ver-cambios" data-id="ver-cambios">\
            \(.verQueCambiaria, idioma)</button></form></details>
            """
    }

    private func previaHTML(_ frases: [Texto]?, _ idioma: Idioma) -> HTML {
        guard let frases else { return .nada }
        let lineas: [HTML] = frases.map { "<li>\($0, idioma)</li>" }
        return """
            <div class="previa" id="previa" data-id="previa" role="status">\
            <p><strong>\(frases.isEmpty ? .nadaMasCambiaria : .estoCambiaria, idioma)</strong></p>\
            \(si: !frases.isEmpty, "<ul>\(lineas)</ul>")\
            <p class="callado">\(.todaviaNoHaCambiadoNada, idioma)</p></div>
            """
    }

    private func fila(
        _ prefijo: StaticString, _ nombre: Texto, _ tantos: Tantos?, _ idioma: Idioma,
        obligatoria: Bool = false
    ) -> HTML {
        """
        <fieldset><legend>\(nombre, idioma)</legend>\
        \(campo("\(prefijo)local", local, tantos?.local, obligatoria))\
        \(campo("\(prefijo)visitante", visitante, tantos?.visitante, obligatoria))</fieldset>
        """
    }

    private func campo(
        _ nombre: String, _ equipo: EquipoEnPagina, _ goles: Int?, _ obligatorio: Bool
    ) -> HTML {
        let valor: HTML = goles.map { " value=\"\($0)\"" } ?? .nada
        return """
            <label>\(equipo.nombre(a: 28)) <input type="number" name="\(nombre)" id="\(nombre)-goles" \
            min="0" max="999" inputmode="numeric"\(valor)\(si: obligatorio, " required")></label>
            """
    }
}
