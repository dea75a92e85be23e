extension EscritorDelDocumento {
    mutating func escribir(_ equipo: Equipo) {
        json.abrir("{")
        if let capitan = equipo.capitan {
            json.clave(ClaveDeEquipo.capitan)
            json.texto(capitan.nombre)
            distinguir(
                capitan, entre: equipo.plantilla, ClaveDeEquipo.capitanDorsal, .capitanId,
                .capitanSinDorsal)
        }
        json.clave(ClaveDeEquipo.nombre)
        json.texto(equipo.nombre)
        json.clave(ClaveDeEquipo.plantilla)
        json.abrir("[")
        for jugador in equipo.plantilla {
            json.elemento()
            escribir(jugador, conReservas ? equipo.reservados[jugador] : nil)
        }
        for nombre in ficticios.porEquipo[equipo] ?? [] {
            json.elemento()
            escribirFicticio(nombre)
        }
        json.cerrar("]")
        json.cerrar("}")
    }

    private mutating func escribir(_ jugador: Jugador, _ reservado: NombreReservado?) {
        json.abrir("{")
        if let dorsal = jugador.dorsal {
            json.clave(ClaveDeJugador.dorsal)
            json.entero(dorsal)
        }
        if let id = jugador.id {
            json.clave(ClaveDeJugador.id)
            json.texto(id)
        }
        json.clave(ClaveDeJugador.nombre)
        json.texto(jugador.nombre)
        if let reservado {
            json.clave(ClaveDeJugador.nombreReservado)
            json.texto(reservado.nombre)
            json.clave(ClaveDeJugador.seMuestra)
            json.texto(reservado.vista.rawValue)
        }
        json.cerrar("}")
    }

    private mutating func escribirFicticio(_ nombre: String) {
        json.abrir("{")
        json.clave(ClaveDeJugador.ficticio)
        json.cierto()
        json.clave(ClaveDeJugador.nombre)
        json.texto(nombre)
        json.cerrar("}")
    }

    /// Writes what tells somebody apart, if somebody else has that name.
    mutating func distinguir<Clave: RawRepresentable<String>>(
        _ jugador: Jugador, entre plantilla: [Jugador], _ claveDorsal: Clave, _ claveId: Clave,
        _ claveSinDorsal: Clave
    ) {
        guard ficticios.esAmbiguo(jugador.nombre),
            plantilla.contains(where: { $0.nombre == jugador.nombre && $0 != jugador })
        else { return }
        if let dorsal = jugador.dorsal {
            json.clave(claveDorsal)
            json.entero(dorsal)
        }
        if let id = jugador.id {
            json.clave(claveId)
            json.texto(id)
        }
        if jugador.dorsal == nil, jugador.id == nil {
            json.clave(claveSinDorsal)
            json.cierto()
        }
    }
}
