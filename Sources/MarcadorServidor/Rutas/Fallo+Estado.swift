import MarcadorApp
import Torneo

extension FalloDeCampo {
    /// The HTTP status of the failure.
    var estado: Int {
        switch self {
        case .confirmado: 409
        case .cambio, .lado, .duracion, .idioma, .titulo, .texto, .regla, .goles, .papel, .dias,
            .desde, .plantilla, .jugador, .dorsal, .previa, .borrado, .quien:
            422
        }
    }
}

extension FalloDeOrden {
    /// The HTTP status of the failure.
    var estado: Int {
        switch self {
        case .noExisteElPartido, .noExisteElApunte: 404
        case .otroPartidoEnJuego, .yaEmpezado, .duracionBloqueada, .marcaDeOtroGol, .idDeOtroApunte,
            .sinTerminar, .equiposPorSaber, .siguienteEmpezado, .rondaSinTerminar, .noHayMasRondas,
            .soloSiPierdeElPrimero, .noHaceFalta, .otraPiernaImposible, .cuadroEmpezado,
            .sinParejasNuevas:
            409
        case .duracionImposible, .minutoImposible, .resultadoImposible, .resultadoSinSentido,
            .reglas:
            422
        case .red: 502
        case .rechazado(let motivo): motivo.estado
        case .seEstaJugando, .plantillaCambiada, .cambiadoMientras: 409
        case .disco, .ficheroInaccesible, .diarioInaccesible: 507
        }
    }
}

extension RechazoDeApunte {
    /// The HTTP status of the refusal.
    fileprivate var estado: Int {
        switch self {
        case .noExisteElApunte, .noExisteElEquipo, .noExisteElCruce: 404
        case .fichaImposible, .faltaElMotivo, .textoImposible, .textoLargo, .textoInvisible,
            .horaQueNoExiste, .golesImposibles, .sancionImposible,
            .demasiadosArbitros,
            .contraSiMismo:
            422
        default: 409
        }
    }
}
