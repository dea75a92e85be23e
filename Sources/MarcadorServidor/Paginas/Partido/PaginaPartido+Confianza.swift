import MarcadorApp
import Torneo

extension PaginaPartido {
    /// What is said of the result under it: whether it may still change, and why it was changed.
    func notasDeConfianza(_ idioma: Idioma) -> HTML {
        var notas: HTML
        switch confianza {
        case .provisional?:
            notas = "<p class=\"notas\" id=\"confianza\">\(.provisionalAyuda, idioma)</p>"
        case .confirmado?:
            notas = "<p class=\"notas\" id=\"confianza\">\(.resultadoConfirmado, idioma)</p>"
        case nil: notas = .nada
        }
        if let motivoDelCambio {
            notas += "<p class=\"notas\">\(.cambiadoPor(motivoDelCambio), idioma)</p>"
        }
        return notas
    }

    /// The region with what confirms the result, or takes that back; empty for who may not.
    func confirmarHTML(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let camino: HTML = "\(entorno.base)/partidos/\(numero)"
        switch confianza {
        case .provisional? where estado != .enJuego && entorno.puede(.confirmar):
            return """
                <form id="confirmar" class="tarjeta decision" method="post" \
                action="\(camino)/confirmar"><p class="callado">\(.confirmarElResultadoAyuda, idioma)\
                </p><button class="principal" id="confirmar-resultado" \
                data-id="confirmar-resultado">\(.confirmarElResultado, idioma)</button></form>
                """
        case .confirmado? where entorno.puede(.cambiarConfirmado):
            return """
                <details id="confirmar" class="tarjeta decision"><summary>\
                \(.retirarLaConfirmacion, idioma)</summary><form method="post" \
                action="\(camino)/desconfirmar">\(motivoHTML("motivo-de-retirada", idioma))\
                <button class="boton" id="retirar-confirmacion" data-id="retirar-confirmacion">\
                \(.retirarLaConfirmacion, idioma)</button></form></details>
                """
        default: return "<div id=\"confirmar\" hidden></div>"
        }
    }

    /// The field for the reason of a change that everybody can read.
    func motivoHTML(_ id: String, diciendo dicho: String? = nil, _ idioma: Idioma) -> HTML {
        """
        <label class="motivo" for="\(id)">\(.motivoDelCambio, idioma)</label>\
        <input id="\(id)" name="motivo" required maxlength="\(String.largoDelMotivo)" \
        autocomplete="off"\(dicho.map { " value=\"\($0)\"" as HTML })>
        """
    }
}
