extension LectorDelDocumento {
    /// Reads a list of events; nobody is looked up yet, because the teams may stand further down.
    mutating func leerEventos() throws(FalloDeJson) -> [EventoLeido] {
        guard try entrarEnLista() else { return [] }
        var eventos: [EventoLeido] = []
        var primero = true
        while try json.otroElemento(&primero) {
            if let evento = try leerEvento() { eventos.append(evento) }
        }
        return eventos
    }

    private mutating func leerEvento() throws(FalloDeJson) -> EventoLeido? {
        guard var objeto = try entrar(en: "un evento entre llaves") else { return nil }
        var evento = EventoLeido(desde: objeto.desde)
        let antes = fallos.count
        while let clave = try siguienteClave(&objeto, tablas.evento) {
            try leer(clave, de: &evento)
        }
        exigir(ClaveDeEvento.tipo, en: objeto)
        exigir(ClaveDeEvento.minuto, en: objeto)
        switch evento.tipo.flatMap({ TipoDeEvento(rawValue: $0.valor) }) {
        case .gol:
            exigir(ClaveDeEvento.jugador, en: objeto)
            exigir(ClaveDeEvento.equipo, en: objeto)
        case .tarjeta:
            exigir(ClaveDeEvento.jugador, en: objeto)
            exigir(ClaveDeEvento.color, en: objeto)
        case .cambio:
            exigir(ClaveDeEvento.sale, en: objeto)
            exigir(ClaveDeEvento.entra, en: objeto)
        case nil: break
        }
        evento.estaRoto = fallos.count > antes
        return evento
    }

    private mutating func leer(
        _ clave: ClaveDeEvento, de evento: inout EventoLeido
    ) throws(FalloDeJson) {
        switch clave {
        case .tipo: evento.tipo = try textoLeido()
        case .minuto:
            evento.lugarDelMinuto = json.asomarsePosicion()
            evento.minuto = try entero() ?? 0
        case .anadido:
            evento.lugarDelAnadido = json.asomarsePosicion()
            evento.anadido = try entero() ?? 0
        case .minutoDesconocido: evento.minutoDesconocido = try booleano() ?? false
        case .equipo: evento.equipo = try textoLeido()
        case .color: evento.color = try textoLeido()
        case .clase: evento.clase = try textoLeido()
        case .id: evento.id = try identificador()
        case .jugador: try leerNombre(&evento.jugador)
        case .jugadorDorsal: evento.jugador.dorsal = try entero()
        case .jugadorId: evento.jugador.id = try texto()
        case .jugadorSinDorsal: evento.jugador.sinDorsal = try booleano() ?? false
        case .autor: try leerNombre(&evento.autor)
        case .autorDorsal: evento.autor.dorsal = try entero()
        case .autorId: evento.autor.id = try texto()
        case .autorSinDorsal: evento.autor.sinDorsal = try booleano() ?? false
        case .sale: try leerNombre(&evento.sale)
        case .saleDorsal: evento.sale.dorsal = try entero()
        case .saleId: evento.sale.id = try texto()
        case .saleSinDorsal: evento.sale.sinDorsal = try booleano() ?? false
        case .entra: try leerNombre(&evento.entra)
        case .entraDorsal: evento.entra.dorsal = try entero()
        case .entraId: evento.entra.id = try texto()
        case .entraSinDorsal: evento.entra.sinDorsal = try booleano() ?? false
        }
    }

    mutating func leerNombre(_ referencia: inout Referencia) throws(FalloDeJson) {
        let desde = json.asomarsePosicion()
        guard let nombre = try texto() else { return }
        (referencia.nombre, referencia.desde) = (nombre, desde)
    }

    mutating func textoLeido() throws(FalloDeJson) -> TextoLeido? {
        let desde = json.asomarsePosicion()
        return try texto().map { TextoLeido(valor: $0, desde: desde) }
    }
}
