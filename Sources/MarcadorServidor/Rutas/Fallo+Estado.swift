import MarcadorApp

extension FalloDeCampo {
    /// The HTTP status of the failure.
    var estado: Int {
        switch self {
        case .confirmado: 409
        case .lado, .duracion, .idioma, .titulo, .texto, .regla, .goles, .papel, .dias: 422
        }
    }
}

extension FalloDeOrden {
    /// The HTTP status of the failure.
    var estado: Int {
        switch self {
        case .noExisteElPartido: 404
        case .otroPartidoEnJuego, .yaEmpezado, .duracionBloqueada, .marcaDeOtroGol,
            .sinTerminar, .equiposPorSaber, .siguienteEmpezado, .rondaSinTerminar, .noHayMasRondas,
            .soloSiPierdeElPrimero, .noHaceFalta, .otraPiernaImposible, .cuadroEmpezado,
            .sinParejasNuevas:
            409
        case .duracionImposible, .minutoImposible, .resultadoImposible, .resultadoSinSentido,
            .reglas:
            422
        case .red: 502
        case .disco, .ficheroInaccesible: 507
        }
    }
}
