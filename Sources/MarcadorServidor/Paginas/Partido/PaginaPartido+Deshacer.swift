import MarcadorApp
import Torneo

extension PaginaPartido {
    /// A goal that can be taken back.
    struct Deshacible: Hashable, Sendable {
        /// The number of its entry.
        var numero: Int
        /// What the entry says.
        var texto: Texto
        /// The link it was marked with; nil for none.
        var enlace: Identificador?
    }

    /// The region with the button that takes the last goal back: large, for who has just tapped the
    /// wrong one.
    func deshacerHTML(_ entorno: Entorno) -> HTML {
        guard let deshacible, entorno.puedeDeshacer(loDe: deshacible.enlace) else {
            return "<div id=\"deshacer\" hidden></div>"
        }
        let idioma = entorno.idioma
        return """
            <form id="deshacer" class="deshacer" method="post" \
            action="\(entorno.base)/historial/\(deshacible.numero)/deshacer">\
            <input type="hidden" name="partido" value="\(numero)">\
            <button class="boton" id="deshacer-gol" data-id="deshacer-gol">\
            <span>\(.deshacer, idioma)</span> <bdi class="callado">\(deshacible.texto, idioma)</bdi>\
            </button></form>
            """
    }
}
