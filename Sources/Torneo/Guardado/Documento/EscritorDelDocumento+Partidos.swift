extension EscritorDelDocumento {
    /// Writes a match.
    ///
    /// - Parameters:
    ///   - partido: the match.
    ///   - numero: its number in the whole list, when its place does not tell it.
    mutating func escribir(_ partido: Partido, numero: Int?) {
        let ficha = partido.ficha
        json.abrir("{")
        escribirActa(de: partido)
        texto(.campo, ficha.campo)
        texto(.confianza, ficha.confianza?.rawValue)
        texto(.estado, ficha.estado == .finalizado ? nil : ficha.estado.nombre.rawValue)
        if let otorgado = partido.marcadorOtorgado {
            escribir(otorgado, de: partido)
        }
        json.clave(partido.marcadorOtorgado == nil ? ClaveDePartido.eventos : .eventosJugados)
        json.abrir("[")
        for incidencia in partido.incidencias {
            json.elemento()
            escribir(incidencia, de: partido)
        }
        json.cerrar("]")
        texto(.fecha, ficha.programacion?.fecha.description)
        texto(.grupo, ficha.grupo)
        texto(.hora, ficha.programacion?.hora?.description)
        texto(.local, partido.local.nombre)
        if let numero {
            json.clave(ClaveDePartido.numero)
            json.entero(numero)
        }
        if ficha.prorroga {
            json.clave(ClaveDePartido.prorroga)
            json.cierto()
        }
        texto(.ronda, ficha.ronda)
        texto(.saque, ficha.saque?.description)
        escribir(ficha.tanda, ClaveDePartido.tanda)
        texto(.visitante, partido.visitante.nombre)
        texto(.zona, ficha.programacion?.zona)
        json.cerrar("}")
    }

    private mutating func texto(_ clave: ClaveDePartido, _ texto: String?) {
        guard let texto else { return }
        json.clave(clave)
        json.texto(texto)
    }

    /// Writes invented goals that make up an awarded score.
    private mutating func escribir(_ otorgado: Marcador, de partido: Partido) {
        json.clave(ClaveDePartido.eventos)
        json.abrir("[")
        for (equipo, goles) in [
            (partido.local, otorgado.local), (partido.visitante, otorgado.visitante),
        ] {
            let gol = Incidencia(
                .gol(minuto: 0, jugador: .sinIdentificar, equipo: equipo), minutoConocido: false)
            for _ in 0..<goles {
                json.elemento()
                escribir(gol, de: partido)
            }
        }
        json.cerrar("]")
    }
}

extension EstadoDePartido {
    /// What the document calls it.
    var nombre: NombreDeEstado {
        switch self {
        case .programado: .programado
        case .enJuego: .enJuego
        case .finalizado: .finalizado
        case .aplazado: .aplazado
        case .suspendido: .suspendido
        case .adjudicado: .adjudicado
        case .anulado: .anulado
        case .dobleIncomparecencia: .dobleIncomparecencia
        }
    }
}
