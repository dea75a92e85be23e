import MarcadorApp

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

    /// A sentence for the answer.
    var texto: Texto {
        switch self {
        case .cuerpoDemasiadoGrande(let maximo): .contenidoDemasiadoGrande(maximo)
        case .metodoDesconocido: .metodoDesconocido
        case .servidorCerrandose: .servidorCerrandose
        case .sinHost: .sinHost
        case .longitudAmbigua: .longitudAmbigua
        case .transferenciaDesconocida: .transferenciaDesconocida
        case .cabeceraMalFormada: .cabeceraMalFormada
        case .caracterNulo: .caracterNulo
        case .cabecerasDemasiadoGrandes: .cabecerasDemasiadoGrandes
        case .respuestaQueNoCabe: .respuestaQueNoCabe
        case .peticionLenta: .peticionLenta
        }
    }
}

extension Respuesta {
    /// The answer to a request the server itself refuses.
    static func fallo(_ rechazo: Rechazo, enPagina: Bool, _ idioma: Idioma?) -> Respuesta {
        fallo(rechazo.estado, rechazo.texto, enPagina: enPagina, idioma)
    }
}
