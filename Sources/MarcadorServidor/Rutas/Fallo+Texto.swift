import MarcadorApp

extension FalloDeOrden {
    /// The HTTP status of the failure.
    var estado: Int {
        switch self {
        case .noExisteElPartido: 404
        case .equipoSinJugadores, .otroPartidoEnJuego, .yaEmpezado, .duracionBloqueada: 409
        case .duracionImposible, .minutoImposible: 422
        case .red: 502
        case .disco, .ficheroInaccesible: 507
        }
    }

    /// The failure in both languages.
    var texto: Texto {
        switch self {
        case .noExisteElPartido(let numero): .noExisteElPartido(numero)
        case .equipoSinJugadores(let nombre): .equipoSinJugadores(nombre)
        case .otroPartidoEnJuego(let numero): .otroPartidoEnJuego(numero)
        case .yaEmpezado(let numero): .yaEmpezado(numero)
        case .duracionBloqueada(let numero): .duracionBloqueada(numero)
        case .duracionImposible(let minutos, let posibles):
            .duracionImposible(minutos, posibles: posibles)
        case .minutoImposible(let minuto, let posibles):
            .minutoImposible(minuto, posibles: posibles)
        case .red(let error): error.texto
        case .ficheroInaccesible(let error): .ficheroInaccesible(error.motivo)
        case .disco(let frase): .noSeHaGuardado(frase)
        }
    }
}

extension ErrorDeRed {
    /// The failure in both languages.
    var texto: Texto {
        switch self {
        case .sinConexion: .noHayConexion
        case .servidor(let codigo): .servidorRespondio(codigo: codigo)
        case .respuestaIncomprensible: .respuestaIncomprensible
        case .sinArbitros: .servidorSinArbitros
        }
    }
}
