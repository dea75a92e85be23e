/// A match while it is read: the keys come in any order.
struct PartidoEnBruto {
    var local: TextoLeido?
    var visitante: TextoLeido?
    var eventos: [EventoLeido] = []
    /// What was played, when the events only make up an awarded score.
    var jugados: [EventoLeido]?
    var estado: NombreDeEstado
    var numero: Int?
    var fecha: TextoLeido?
    var hora: TextoLeido?
    var zona: TextoLeido?
    var ficha = Ficha()
    var acta: ActaEnBruto?

    init(estado: NombreDeEstado) { self.estado = estado }
}

extension LectorDelDocumento {
    /// The match that the document means, its two teams being known.
    mutating func partido(
        _ bruto: PartidoEnBruto, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> Partido {
        var ficha = bruto.ficha
        ficha.programacion = programacion(bruto)
        ficha.acta = acta(bruto.acta, local, visitante)
        var incidencias = incidencias(bruto.eventos, local: local, visitante: visitante)
        switch bruto.estado {
        case .programado: ficha.estado = .programado
        case .enJuego: ficha.estado = .enJuego
        case .finalizado: ficha.estado = .finalizado
        case .aplazado: ficha.estado = .aplazado
        case .suspendido: ficha.estado = .suspendido
        case .anulado: ficha.estado = .anulado
        case .dobleIncomparecencia: ficha.estado = .dobleIncomparecencia
        case .adjudicado:
            let otorgado = Partido(
                local: local.equipo, visitante: visitante.equipo, incidencias: incidencias)
            ficha.estado = .adjudicado(otorgado.marcador())
            if let jugados = bruto.jugados {
                incidencias = self.incidencias(jugados, local: local, visitante: visitante)
            }
        }
        return Partido(
            local: local.equipo, visitante: visitante.equipo, incidencias: incidencias, ficha: ficha
        )
    }

    /// When the match is, as far as that makes sense; what does not is noted.
    mutating func programacion(_ bruto: PartidoEnBruto) -> Programacion? {
        guard let escrita = bruto.fecha else {
            if let suelta = bruto.hora ?? bruto.zona {
                anotar(
                    .valorNoValido(suelta.valor, esperado: "una «fecha» en el mismo partido"),
                    en: suelta.desde)
            }
            return nil
        }
        let fecha = Fecha(escrita.valor)
        if fecha == nil {
            anotar(
                .valorNoValido(escrita.valor, esperado: "una fecha como 2026-09-05"),
                en: escrita.desde)
        }
        var hora: Hora?
        if let escrita = bruto.hora {
            hora = Hora(escrita.valor)
            if hora == nil {
                anotar(
                    .valorNoValido(escrita.valor, esperado: "una hora como 10:30"),
                    en: escrita.desde)
            }
        }
        return fecha.map { Programacion(fecha: $0, hora: hora, zona: bruto.zona?.valor) }
    }
}
