internal import Foundation
import MarcadorApp

extension Respuesta {
    /// What the server itself has to say when a request cannot be served.
    ///
    /// - Parameters:
    ///   - estado: the status code.
    ///   - frase: a sentence: what, where, what to do.
    ///   - enPagina: whether a person reads it (a small page) or a program (a problem document).
    ///   - idioma: the reader's language; nil when it is not known, and all are used.
    /// - Returns: the answer, with all defences.
    static func fallo(
        _ estado: Int, _ frase: Texto, enPagina: Bool, _ idioma: Idioma?
    ) -> Respuesta {
        let titulo = Texto.peticionRechazada(estado)
        let respuesta =
            enPagina
            ? pagina(estado, titulo, frase, idioma)
            : problema(
                estado, titulo: titulo.en(idioma, entre: " / "),
                detalle: frase.en(idioma, entre: " / "))
        return respuesta.con("Cache-Control", "no-store").conDefensas()
    }

    /// The answer to a request that could not be understood.
    ///
    /// - Parameters:
    ///   - error: what was wrong with it.
    ///   - enPagina: whether a person reads it (a small page) or a program (a problem document).
    ///   - idioma: the reader's language; nil when it is not known, and all are used.
    /// - Returns: the answer, with all defences.
    static func fallo(_ error: ErrorDePeticion, enPagina: Bool, _ idioma: Idioma?) -> Respuesta {
        fallo(error.estado, error.texto, enPagina: enPagina, idioma)
    }

    private static func pagina(
        _ estado: Int, _ titulo: Texto, _ frase: Texto, _ idioma: Idioma?
    ) -> Respuesta {
        let cuerpo = (idioma.map { [$0] } ?? Idioma.allCases).map { idioma in
            """
            <div lang="\(idioma.rawValue)"><h1>\(titulo.en(idioma))</h1>\
            <p>\(escapar(frase.en(idioma)))</p>\
            <p><a href="/">\(Texto.volverAlPrincipio.en(idioma))</a></p></div>
            """
        }
        return html(
            """
            <!doctype html><html lang="\((idioma ?? .es).rawValue)"><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width">\
            <title>\(titulo.en(idioma, entre: " / "))</title>\(cuerpo.joined())</html>
            """, estado: estado)
    }

    private static func escapar(_ texto: String) -> String {
        texto.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }
}

extension Texto {
    /// The wording in one language, or in all of them when the reader's is not known.
    fileprivate func en(_ idioma: Idioma?, entre separador: String) -> String {
        if let idioma { return en(idioma) }
        return espanol == ingles ? espanol : espanol + separador + ingles
    }
}
