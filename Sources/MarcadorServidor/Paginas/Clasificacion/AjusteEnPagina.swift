import MarcadorApp
import Torneo

/// Points added or deducted, as pages show them.
struct AjusteEnPagina: Hashable, Sendable {
    /// The whole name of the team.
    var equipo: String
    /// The points; negative when they are deducted.
    var puntos: Int
    /// Why; empty when it was not written down.
    var motivo: String
    /// The day it was decided; nil when it counts from the beginning.
    var dia: FechaEnPagina?
    /// The round in which the team rests, which is why; nil for other reasons.
    var descansaEn: String?

    /// A line of a list.
    ///
    /// - Parameters:
    ///   - idioma: the reader's language.
    ///   - mandos: what can be done with it.
    /// - Returns: one list element.
    func html(_ idioma: Idioma, mandos: HTML = .nada) -> HTML {
        var porque: HTML = motivo.isEmpty ? "\(.sinMotivo, idioma)" : "<bdi>\(motivo)</bdi>"
        if let descansaEn { porque = "\(.descansaEn(descansaEn), idioma)" }
        let cuando: HTML = dia.map { " · \($0.larga(idioma))" } ?? .nada
        return """
            <li><span class="quien"><bdi>\(equipo)</bdi><span class="callado">\(porque)\(cuando)\
            </span></span><strong class="puntos">\(.ajuste(puntos), idioma)</strong>\(mandos)</li>
            """
    }
}
