extension EscritorDelDocumento {
    /// Writes what a match report adds, if there is one.
    mutating func escribirActa(de partido: Partido) {
        let acta = partido.ficha.acta
        guard !acta.estaVacia else { return }
        json.clave(ClaveDePartido.acta)
        json.abrir("{")
        escribir(acta.local, .alineacionLocal, de: partido.local)
        escribir(acta.visitante, .alineacionVisitante, de: partido.visitante)
        if !acta.arbitros.isEmpty {
            json.clave(ClaveDeActa.arbitros)
            json.abrir("[")
            for arbitro in acta.arbitros {
                json.elemento()
                json.texto(arbitro)
            }
            json.cerrar("]")
        }
        if let asistencia = acta.asistencia {
            json.clave(ClaveDeActa.asistencia)
            json.entero(asistencia)
        }
        escribir(acta.descanso, ClaveDeActa.descanso)
        if let ganador = acta.ganadorDeLaTanda {
            json.clave(ClaveDeActa.ganadorDeLaTanda)
            json.texto(ganador.rawValue)
        }
        escribir(acta.lanzamientos, partido)
        if let motivo = acta.motivoDelCambio {
            json.clave(ClaveDeActa.motivoDelCambio)
            json.texto(motivo)
        }
        escribir(acta.reglamentario, ClaveDeActa.reglamentario)
        json.cerrar("}")
    }

    private mutating func escribir(
        _ alineacion: Alineacion?, _ clave: ClaveDeActa, de equipo: Equipo
    ) {
        guard let alineacion else { return }
        json.clave(clave)
        json.abrir("{")
        if let capitan = alineacion.capitan {
            json.clave(ClaveDeAlineacion.capitan)
            json.texto(capitan.nombre)
            distinguir(
                capitan, entre: equipo.plantilla, ClaveDeAlineacion.capitanDorsal, .capitanId,
                .capitanSinDorsal)
        }
        if let entrenador = alineacion.entrenador {
            json.clave(ClaveDeAlineacion.entrenador)
            json.texto(entrenador)
        }
        json.clave(ClaveDeAlineacion.titulares)
        json.abrir("[")
        for jugador in alineacion.titulares {
            json.elemento()
            json.abrir("{")
            escribir(jugador, de: equipo)
            json.cerrar("}")
        }
        json.cerrar("]")
        json.cerrar("}")
    }

    private mutating func escribir(_ lanzamientos: [Lanzamiento], _ partido: Partido) {
        guard !lanzamientos.isEmpty else { return }
        json.clave(ClaveDeActa.lanzamientos)
        json.abrir("[")
        for lanzamiento in lanzamientos {
            json.elemento()
            json.abrir("{")
            json.clave(ClaveDeLanzamiento.bando)
            json.texto(lanzamiento.bando.rawValue)
            if !lanzamiento.marcado {
                json.clave(ClaveDeLanzamiento.fallado)
                json.cierto()
            }
            if lanzamiento.jugador != .sinIdentificar {
                let esLocal = lanzamiento.bando == .local
                escribir(lanzamiento.jugador, de: esLocal ? partido.local : partido.visitante)
            }
            json.cerrar("}")
        }
        json.cerrar("]")
    }

    private mutating func escribir(_ jugador: Jugador, de equipo: Equipo) {
        json.clave(ClaveDeLanzamiento.jugador)
        json.texto(jugador.nombre)
        distinguir(
            jugador, entre: equipo.plantilla, ClaveDeLanzamiento.jugadorDorsal, .jugadorId,
            .jugadorSinDorsal)
    }

    /// Writes a score, if there is one.
    mutating func escribir(_ marcador: Marcador?, _ clave: some RawRepresentable<String>) {
        guard let marcador else { return }
        json.clave(clave)
        json.abrir("{")
        json.clave(ClaveDeTanda.local)
        json.entero(marcador.local)
        json.clave(ClaveDeTanda.visitante)
        json.entero(marcador.visitante)
        json.cerrar("}")
    }
}
