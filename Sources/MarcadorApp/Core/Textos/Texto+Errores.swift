nonisolated extension Texto {
    /// Headline of an error page.
    ///
    /// - Parameter codigo: HTTP status.
    /// - Returns: a short sentence.
    public static func errorDePagina(_ codigo: Int) -> Texto {
        switch codigo {
        case 400: Texto("No hemos entendido la petición", "We did not understand the request")
        case 401: Texto("Ese enlace no abre", "That link does not open")
        case 403: Texto("Aquí solo se puede mirar", "You can only watch here")
        case 404: Texto("Aquí no hay nada", "There is nothing here")
        case 405: Texto("Eso no se puede hacer aquí", "That cannot be done here")
        case 409: Texto("Ahora no puede ser", "Not right now")
        case 413: Texto("Es demasiado grande", "That is too large")
        case 415, 422: Texto("Eso no vale", "That is not valid")
        case 429: Texto("Demasiado deprisa", "Too fast")
        case 502: Texto("El servicio no ha respondido bien", "The service did not answer well")
        case 507: Texto("No se ha podido guardar", "It could not be kept")
        case 503: Texto("Hay demasiada gente mirando", "Too many people are watching")
        default: Texto("Algo ha fallado", "Something went wrong")
        }
    }

    /// What happened and what to do, under the headline.
    ///
    /// - Parameter codigo: HTTP status.
    /// - Returns: a sentence or two.
    public static func ayudaDeError(_ codigo: Int) -> Texto {
        switch codigo {
        case 400, 405, 413, 415, 422:
            Texto(
                "No se ha cambiado nada. Vuelve atrás e inténtalo de otra manera.",
                "Nothing was changed. Go back and try another way.")
        case 403: soloLectura
        case 404:
            Texto(
                "Puede que la dirección tenga una errata o que la página ya no exista.",
                "The address may be mistyped, or the page may be gone.")
        case 409, 429, 503:
            Texto(
                "No se ha perdido nada. Vuelve a intentarlo dentro de un momento.",
                "Nothing is lost. Try again in a moment.")
        default:
            Texto(
                "El fallo es nuestro. Los resultados están a salvo; vuelve a intentarlo.",
                "It is our fault. The results are safe; please try again.")
        }
    }

    /// The code, small.
    ///
    /// - Parameter codigo: HTTP status.
    /// - Returns: e.g. «Error 404».
    public static func error(_ codigo: Int) -> Texto { Texto("Error \(codigo)", "Error \(codigo)") }
}
