import MarcadorApp

extension FalloDePuerta {
    /// The HTTP status for a program.
    var estado: Int {
        switch self {
        case .secretoDesconocido, .caducado, .revocado, .contrasenaMala: 401
        case .demasiadosIntentos: 429
        case .contrasenaImposible: 422
        case .noExisteElEnlace: 404
        case .demasiadosEnlaces: 409
        case .disco: 507
        }
    }

    /// The HTTP status for a person: a page asks for no credentials by a header.
    var estadoEnPagina: Int { estado == 401 ? 403 : estado }

    /// The header lines that go with the status.
    var cabeceras: [Cabecera] {
        switch self {
        case .demasiadosIntentos(let segundos): [Cabecera("Retry-After", "\(segundos)")]
        case .secretoDesconocido, .caducado, .revocado:
            [Cabecera("WWW-Authenticate", "Bearer realm=\"Marcador\", error=\"invalid_token\"")]
        default: []
        }
    }
}
