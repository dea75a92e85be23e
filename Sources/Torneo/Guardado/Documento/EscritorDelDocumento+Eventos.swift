extension EscritorDelDocumento {
    mutating func escribir(_ incidencia: Incidencia, de partido: Partido) {
        json.abrir("{")
        if incidencia.anadido != 0 {
            json.clave(ClaveDeEvento.anadido)
            json.entero(incidencia.anadido)
        }
        switch incidencia.evento {
        case .gol(_, let jugador, let equipo):
            escribirGol(incidencia, de: jugador, para: equipo, en: partido)
        case .tarjeta(_, let jugador, let color):
            json.clave(ClaveDeEvento.color)
            json.texto(color.rawValue)
            escribirId(incidencia)
            escribirJugador(jugador, entre: partido)
            escribirMinuto(incidencia)
        case .cambio(_, let sale, let entra):
            json.clave(ClaveDeEvento.entra)
            json.texto(entra.nombre)
            distinguir(entra, entre: partido, .entraDorsal, .entraId, .entraSinDorsal)
            escribirId(incidencia)
            escribirMinuto(incidencia)
            json.clave(ClaveDeEvento.sale)
            json.texto(sale.nombre)
            distinguir(sale, entre: partido, .saleDorsal, .saleId, .saleSinDorsal)
        }
        json.clave(ClaveDeEvento.tipo)
        json.texto(incidencia.evento.tipo.rawValue)
        json.cerrar("}")
    }

    private mutating func escribirGol(
        _ gol: Incidencia, de jugador: Jugador, para equipo: Equipo, en partido: Partido
    ) {
        let ficticio = ficticios.nombre(de: gol, en: partido)
        if ficticio != nil, jugador != .sinIdentificar {
            let rival = equipo === partido.local ? partido.visitante : partido.local
            let suyo = gol.clase == .enPropia ? rival : equipo
            json.clave(ClaveDeEvento.autor)
            json.texto(jugador.nombre)
            distinguir(
                jugador, entre: suyo.plantilla, ClaveDeEvento.autorDorsal, .autorId, .autorSinDorsal
            )
        }
        if gol.clase != .jugada {
            json.clave(ClaveDeEvento.clase)
            json.texto(gol.clase.rawValue)
        }
        json.clave(ClaveDeEvento.equipo)
        json.texto(equipo.nombre)
        escribirId(gol)
        json.clave(ClaveDeEvento.jugador)
        json.texto(ficticio ?? jugador.nombre)
        if ficticio == nil {
            distinguir(
                jugador, entre: equipo.plantilla, ClaveDeEvento.jugadorDorsal, .jugadorId,
                .jugadorSinDorsal)
        }
        escribirMinuto(gol)
    }

    private mutating func escribirJugador(_ jugador: Jugador, entre partido: Partido) {
        json.clave(ClaveDeEvento.jugador)
        json.texto(jugador.nombre)
        distinguir(jugador, entre: partido, .jugadorDorsal, .jugadorId, .jugadorSinDorsal)
    }

    private mutating func distinguir(
        _ jugador: Jugador, entre partido: Partido, _ dorsal: ClaveDeEvento, _ id: ClaveDeEvento,
        _ sinDorsal: ClaveDeEvento
    ) {
        guard ficticios.esAmbiguo(jugador.nombre) else { return }
        distinguir(
            jugador, entre: partido.local.plantilla + partido.visitante.plantilla, dorsal, id,
            sinDorsal)
    }

    private mutating func escribirId(_ incidencia: Incidencia) {
        guard let id = incidencia.id else { return }
        json.clave(ClaveDeEvento.id)
        json.texto(id.description)
    }

    private mutating func escribirMinuto(_ incidencia: Incidencia) {
        json.clave(ClaveDeEvento.minuto)
        json.entero(incidencia.evento.minuto)
        guard !incidencia.minutoConocido else { return }
        json.clave(ClaveDeEvento.minutoDesconocido)
        json.cierto()
    }
}

extension EventoDePartido {
    /// What the document calls it.
    var tipo: TipoDeEvento {
        switch self {
        case .gol: .gol
        case .tarjeta: .tarjeta
        case .cambio: .cambio
        }
    }
}
