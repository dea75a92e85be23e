internal import Foundation

extension Respuesta {
    /// What the server itself has to say when a request cannot be served.
    ///
    /// - Parameters:
    ///   - estado: the status code.
    ///   - frase: a Spanish sentence: what, where, what to do.
    ///   - enPagina: whether a person reads it (a small page) or a program (a problem document).
    /// - Returns: the answer, with all defences.
    public static func fallo(_ estado: Int, _ frase: String, enPagina: Bool) -> Respuesta {
        let titulo = titulo(de: estado)
        let respuesta =
            enPagina
            ? html(
                """
                <!doctype html><html lang="es"><meta charset="utf-8">\
                <meta name="viewport" content="width=device-width">\
                <title>\(titulo)</title><h1>\(titulo)</h1><p>\(escapar(frase))</p>\
                <p><a href="/">Volver al principio</a></p></html>
                """, estado: estado)
            : problema(estado, titulo: titulo, detalle: frase)
        return respuesta.con("Cache-Control", "no-store").conDefensas()
    }

    /// The answer to a request that could not be understood.
    ///
    /// - Parameters:
    ///   - error: what was wrong with it.
    ///   - enPagina: whether a person reads it (a small page) or a program (a problem document).
    /// - Returns: the answer, with all defences.
    public static func fallo(_ error: ErrorDePeticion, enPagina: Bool) -> Respuesta {
        fallo(error.estado, error.localizedDescription, enPagina: enPagina)
    }

    private static func titulo(de estado: Int) -> String {
        switch estado {
        case 404: "No encontrado"
        case 405, 501: "Método no admitido"
        case 408: "Petición demasiado lenta"
        case 431: "Cabeceras demasiado grandes"
        case 413: "Contenido demasiado grande"
        case 414: "Dirección demasiado larga"
        case 415: "Tipo no admitido"
        case 503: "Servidor ocupado"
        case 500...: "Error del servidor"
        default: "Petición incorrecta"
        }
    }

    private static func escapar(_ texto: String) -> String {
        texto.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }
}
