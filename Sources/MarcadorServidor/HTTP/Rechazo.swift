/// Why the server itself refuses a request, before the application hears of it.
enum Rechazo: Equatable, Sendable {
    case cuerpoDemasiadoGrande(maximo: Int)
    case metodoDesconocido
    case servidorCerrandose
    case sinHost
    case longitudAmbigua
    case transferenciaDesconocida
    case cabeceraMalFormada
    case caracterNulo
    case peticionLenta
    case cabecerasDemasiadoGrandes
    case respuestaQueNoCabe

    /// The status code of the answer.
    var estado: Int {
        switch self {
        case .cuerpoDemasiadoGrande: 413
        case .peticionLenta: 408
        case .cabecerasDemasiadoGrandes: 431
        case .respuestaQueNoCabe: 500
        case .metodoDesconocido, .transferenciaDesconocida: 501
        case .servidorCerrandose: 503
        case .sinHost, .longitudAmbigua, .cabeceraMalFormada, .caracterNulo: 400
        }
    }

    /// A Spanish sentence for the answer.
    var frase: String {
        switch self {
        case .cuerpoDemasiadoGrande(let maximo):
            "El contenido enviado es demasiado grande: el máximo son \(maximo) bytes."
        case .metodoDesconocido:
            "Este servidor no conoce ese método."
        case .servidorCerrandose:
            "El servidor se está cerrando. Vuelve a intentarlo dentro de un momento."
        case .sinHost:
            "La petición no dice a qué servidor va: falta la cabecera «Host», o está repetida."
        case .longitudAmbigua:
            "La petición da la longitud de su contenido de dos maneras y no se sabe cuál vale."
        case .transferenciaDesconocida:
            "La petición usa una codificación de transferencia que este servidor no conoce."
        case .cabeceraMalFormada:
            "El nombre de una cabecera de la petición contiene un carácter que no se admite."
        case .caracterNulo:
            "La dirección pedida contiene un carácter nulo."
        case .cabecerasDemasiadoGrandes:
            "Las cabeceras de la petición ocupan demasiado. Quizá haya cookies que borrar."
        case .respuestaQueNoCabe:
            "La respuesta no se puede enviar: sus cabeceras son demasiado largas."
        case .peticionLenta:
            "La petición ha tardado demasiado en llegar. Comprueba la conexión e inténtalo otra vez."
        }
    }
}

extension Respuesta {
    /// The answer to a request the server itself refuses.
    static func fallo(_ rechazo: Rechazo, enPagina: Bool) -> Respuesta {
        fallo(rechazo.estado, rechazo.frase, enPagina: enPagina)
    }
}
