extension FalloDeOrden {
    /// The failure in both languages.
    nonisolated package var texto: Texto {
        switch self {
        case .noExisteElPartido(let numero): .noExisteElPartido(numero)
        case .otroPartidoEnJuego(let numero): .otroPartidoEnJuego(numero)
        case .yaEmpezado(let numero): .yaEmpezado(numero)
        case .duracionBloqueada(let numero): .duracionBloqueada(numero)
        case .duracionImposible(let minutos, let posibles):
            .duracionImposible(minutos, posibles: posibles)
        case .minutoImposible(let minuto, let posibles):
            .minutoImposible(minuto, posibles: posibles)
        case .marcaDeOtroGol(let equipo, let minuto):
            .marcaDeOtroGol(equipo: equipo, minuto: minuto)
        case .reglas(let fallo): fallo.texto
        case .sinTerminar(let numero): .sinTerminar(numero)
        case .resultadoImposible(let numero): .resultadoImposible(numero)
        case .equiposPorSaber(let numero): .equiposPorSaber(numero)
        case .soloSiPierdeElPrimero(let numero): .soloSiPierdeElPrimero(partido: numero)
        case .noHaceFalta(let numero): .noHaceFalta(partido: numero)
        case .resultadoSinSentido(let numero, let objecion):
            .resultadoSinSentido(numero, objecion)
        case .otraPiernaImposible(let otro, let partido):
            .otraPiernaImposible(otro, partido: partido)
        case .cuadroEmpezado(let numero): .cuadroEmpezado(numero)
        case .rondaSinTerminar(let ronda): .rondaSinTerminar(ronda)
        case .noHayMasRondas: .noHayMasRondas
        case .sinParejasNuevas: .sinParejasNuevas
        case .siguienteEmpezado(let siguiente, let partido):
            .siguienteEmpezado(siguiente, partido: partido)
        case .red(let error): error.texto
        case .ficheroInaccesible(let error): .ficheroInaccesible(error.motivo)
        case .diarioInaccesible(let error): .diarioInaccesible(error.texto)
        case .idDeOtroApunte(let numero): .idDeOtroApunte(numero)
        case .noExisteElApunte(let numero): .noExisteElApunte(numero)
        case .plantillaCambiada(let equipo): .plantillaCambiada(equipo)
        case .rechazado(let motivo): motivo.texto
        case .cambiadoMientras(let apuntes): .cambiadoMientras(apuntes)
        case .seEstaJugando(let numero): .seEstaJugando(numero)
        case .disco(let frase): .noSeHaGuardado(frase)
        }
    }
}

extension ErrorDeRed {
    /// The failure in both languages.
    nonisolated package var texto: Texto {
        switch self {
        case .sinConexion: .noHayConexion
        case .sinCifrar: .conexionSinCifrar
        case .servidor(let codigo): .servidorRespondio(codigo: codigo)
        case .respuestaIncomprensible: .respuestaIncomprensible
        case .sinArbitros: .servidorSinArbitros
        }
    }
}

extension PublicarCronica.Fallo {
    /// The failure in both languages.
    nonisolated package var texto: Texto {
        switch self {
        case .noExisteElPartido(let numero): .noExisteElPartido(numero)
        case .red(let error): error.texto
        case .otro(let frase): Texto(literal: frase)
        }
    }
}

extension Error {
    /// The failure in both languages, as far as it has words of ours.
    nonisolated package var enPalabras: Texto {
        switch self {
        case let fallo as ErrorDeRed: fallo.texto
        case let fallo as FalloDeOrden: fallo.texto
        default: Texto(literal: frase)
        }
    }
}
