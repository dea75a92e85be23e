import MarcadorApp

/// What would follow from a change, before it is made.
struct PaginaRepercusiones: Pagina {
    /// The change in one sentence.
    var texto: Texto
    /// What to think of before, one sentence each.
    var avisos: [Texto] = []
    /// What does not fit, one sentence each.
    var choques: [Texto]
    /// What else changes in the table, one sentence each.
    var tabla: [Texto]
    /// Other matches that change: number and teams.
    var otros: [Otro]
    /// Where the change is made.
    var accion: String
    /// Where one comes from.
    var vuelta: String
    /// The fields that make the change.
    var campos: [Campo]

    /// A match that changes as well.
    struct Otro: Hashable, Sendable {
        var numero: Int
        var equipos: String
    }

    /// A field of the form.
    struct Campo: Hashable, Sendable {
        var nombre: String
        var valor: String
    }

    var estilos: [Recurso] { [.tabla, .mesa] }

    func titulo(_ idioma: Idioma) -> String { Texto.asiQuedaria.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let ocultos: [HTML] = campos.map {
            CamposDeMesa(idioma: idioma).oculto($0.nombre, $0.valor)
        }
        let nada = avisos.isEmpty && choques.isEmpty && tabla.isEmpty && otros.isEmpty
        return """
            \(CabeceraDePagina(titulo: "\(.asiQuedaria, idioma)").html(idioma))\
            <section class="tarjeta repercusiones" id="repercusiones" data-id="repercusiones">\
            <p class="resumen">\(texto, idioma).</p>\
            \(lista(.antesDeHacerlo, avisos, "faltas", nil, idioma))\
            \(lista(.choquesTitulo, choques, "faltas", .choquesAyuda, idioma))\
            \(lista(.tablaQueCambia, tabla, "casos", nil, idioma))\(partidos(entorno))\
            \(si: nada, "<p>\(.nadaMasCambia, idioma)</p>")\
            <p class="callado">\(.sePuedeDeshacer, idioma)</p>\
            <form method="post" action="\(accion)" data-sin-guion>\(ocultos)<div class="botones">\
            <button class="principal" id="hacerlo" data-id="hacerlo" name="seguro" value="si" autofocus>\
            \(.hacerlo, idioma)</button>\
            <a class="boton" id="no-hacerlo" data-id="no-hacerlo" href="\(vuelta)">\
            \(.noHacerlo, idioma)</a></div></form></section>
            """
    }

    private func lista(
        _ titulo: Texto, _ frases: [Texto], _ clase: HTML, _ ayuda: Texto?, _ idioma: Idioma
    ) -> HTML {
        guard !frases.isEmpty else { return .nada }
        let lineas: [HTML] = frases.map { "<li>\($0, idioma)</li>" }
        let suAyuda: HTML = ayuda.map { "<p class=\"callado\">\($0, idioma)</p>" } ?? .nada
        return """
            <h2>\(titulo, idioma)</h2><ul class="\(clase)">\(lineas)</ul>\(suAyuda)
            """
    }

    private func partidos(_ entorno: Entorno) -> HTML {
        guard !otros.isEmpty else { return .nada }
        let idioma = entorno.idioma
        let lineas: [HTML] = otros.map { otro in
            "<li>\(.partido(otro.numero), idioma): <bdi>\(otro.equipos)</bdi></li>"
        }
        return "<h2>\(.otrosPartidosQueCambian, idioma)</h2><ul class=\"casos\">\(lineas)</ul>"
    }
}
