nonisolated extension Texto {
    /// Headline of the answer to a request that was not even understood.
    ///
    /// - Parameter codigo: HTTP status.
    /// - Returns: two or three words.
    public static func peticionRechazada(_ codigo: Int) -> Texto {
        switch codigo {
        case 404: Texto("No encontrado", "Not found")
        case 405, 501: Texto("Método no admitido", "Method not allowed")
        case 408: Texto("Petición demasiado lenta", "Request too slow")
        case 413: Texto("Contenido demasiado grande", "Content too large")
        case 414: Texto("Dirección demasiado larga", "Address too long")
        case 415: Texto("Tipo no admitido", "Type not supported")
        case 431: Texto("Cabeceras demasiado grandes", "Headers too large")
        case 503: Texto("Servidor ocupado", "Server busy")
        case 500...: Texto("Error del servidor", "Server error")
        default: Texto("Petición incorrecta", "Bad request")
        }
    }
    /// Way back from there.
    public static let volverAlPrincipio = Texto("Volver al principio", "Back to the start")

    /// What was sent is longer than allowed.
    ///
    /// - Parameter maximo: bytes.
    /// - Returns: a sentence.
    public static func contenidoDemasiadoGrande(_ maximo: Int) -> Texto {
        Texto(
            "El contenido enviado es demasiado grande: el máximo son \(maximo) bytes.",
            "The content sent is too large: the limit is \(maximo) bytes.")
    }
    /// A method nobody here knows.
    public static let metodoDesconocido = Texto(
        "Este servidor no conoce ese método.", "This server does not know that method.")
    /// The server is being stopped.
    public static let servidorCerrandose = Texto(
        "El servidor se está cerrando. Vuelve a intentarlo dentro de un momento.",
        "The server is shutting down. Try again in a moment.")
    /// The request has no host, or two.
    public static let sinHost = Texto(
        "La petición no dice a qué servidor va: falta la cabecera «Host», o está repetida.",
        "The request does not say which server it is for: the “Host” header is missing or repeated."
    )
    /// The length of the content is told in two ways.
    public static let longitudAmbigua = Texto(
        "La petición da la longitud de su contenido de dos maneras y no se sabe cuál vale.",
        "The request gives the length of its content in two ways, and nobody knows which one counts."
    )
    /// A transfer coding nobody here knows.
    public static let transferenciaDesconocida = Texto(
        "La petición usa una codificación de transferencia que este servidor no conoce.",
        "The request uses a transfer coding that this server does not know.")
    /// The name of a header has a letter it cannot have.
    public static let cabeceraMalFormada = Texto(
        "El nombre de una cabecera de la petición contiene un carácter que no se admite.",
        "The name of a header of the request contains a character that is not allowed.")
    /// The address has a null character.
    public static let caracterNulo = Texto(
        "La dirección pedida contiene un carácter nulo.",
        "The address asked for contains a null character.")
    /// The headers take too much room.
    public static let cabecerasDemasiadoGrandes = Texto(
        "Las cabeceras de la petición ocupan demasiado. Quizá haya cookies que borrar.",
        "The headers of the request are too large. There may be cookies to delete.")
    /// The answer cannot be sent.
    public static let respuestaQueNoCabe = Texto(
        "La respuesta no se puede enviar: sus cabeceras son demasiado largas.",
        "The answer cannot be sent: its headers are too long.")
    /// The request took too long to arrive.
    public static let peticionLenta = Texto(
        "La petición ha tardado demasiado en llegar. Comprueba la conexión e inténtalo otra vez.",
        "The request took too long to arrive. Check the connection and try again.")
}
