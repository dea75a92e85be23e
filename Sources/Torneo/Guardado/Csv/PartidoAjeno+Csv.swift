extension PartidoAjeno {
    /// Takes over what a row says about the score and the state.
    mutating func poner(_ resultado: ResultadoDeTxt?, estado escrito: String?, hayEventos: Bool) {
        marcador = resultado?.marcador
        ficha.prorroga = resultado?.huboProrroga ?? false
        ficha.tanda = resultado?.tanda
        acta.descanso = resultado?.descanso
        acta.reglamentario = resultado?.conProrroga == nil ? nil : resultado?.reglamentario
        ficha.estado = marcador == nil ? .programado : .finalizado
        guard let escrito else { return }
        let nombre = NombreDeEstado(rawValue: escrito) ?? EstadoDeTxt(escrito)?.cual.nombre
        switch nombre {
        case .programado: ficha.estado = .programado
        case .enJuego: ficha.estado = .enJuego
        case .finalizado: ficha.estado = .finalizado
        case .aplazado: ficha.estado = .aplazado
        case .suspendido: ficha.estado = .suspendido
        case .anulado: ficha.estado = .anulado
        case .dobleIncomparecencia: ficha.estado = .dobleIncomparecencia
        case .adjudicado:
            guard let otorgado = marcador else {
                return avisar("consta como adjudicado y no trae marcador")
            }
            ficha.estado = .adjudicado(otorgado)
            if hayEventos { marcador = nil }
        case nil: avisar("el estado «\(escrito)» no se conoce y no se tiene en cuenta")
        }
    }

    /// Takes over something that happened.
    ///
    /// - Throws: `FaltaDeCsv` when the row makes no sense; the match stays as it was.
    mutating func leer(_ fila: FilaCsv, _ bando: Bando, orden: Int?) throws(FaltaDeCsv) {
        let tipo = try Self.tipo(fila)
        let persona = try fila.persona()
        switch tipo {
        case .gol, .penalti, .propia:
            var clase = tipo.clase
            if fila.dice(.enPropia) {
                clase = .enPropia
            } else if fila.dice(.penalti) {
                clase = .penalti
            }
            let momento = try fila.momento()
            let gol = GolAjeno(
                autor: persona, minuto: momento?.minuto, anadido: momento?.anadido ?? 0,
                clase: clase, orden: orden)
            if bando == .local {
                golesLocal = (golesLocal ?? []) + [gol]
            } else {
                golesVisitante = (golesVisitante ?? []) + [gol]
            }
            if golesLocal == nil { golesLocal = [] }
            if golesVisitante == nil { golesVisitante = [] }
        case .amarilla, .roja:
            try apuntar(
                .tarjeta(exigida(persona), tipo == .roja ? .roja : .amarilla), fila, bando, orden)
        case .cambio:
            let entra = try fila.persona(.entra, .entraDorsal, .entraId)
            try apuntar(.cambio(sale: exigida(persona), entra: exigida(entra)), fila, bando, orden)
        case .titular, .capitan, .entrenador: try alinear(tipo, persona, bando)
        case .lanzamiento, .fallo:
            acta.lanzamientos.append(
                LanzamientoAjeno(
                    persona: try exigida(persona), lado: bando, marcado: tipo == .lanzamiento))
        case .arbitro: acta.arbitros.append(try exigida(persona).nombre)
        }
    }

    private static func tipo(_ fila: FilaCsv) throws(FaltaDeCsv) -> TipoDeFilaCsv {
        guard let escrito = fila.texto(.tipo) else { return .gol }
        guard let tipo = TipoDeFilaCsv(escrito.lowercased()) else {
            throw FaltaDeCsv(frase: "no se conoce el tipo «\(escrito)»")
        }
        return tipo
    }

    private mutating func apuntar(
        _ que: SucesoAjeno.Que, _ fila: FilaCsv, _ bando: Bando, _ orden: Int?
    ) throws(FaltaDeCsv) {
        sucesos.append(
            SucesoAjeno(que: que, lado: bando, momento: try fila.momento(), orden: orden))
    }

    private mutating func alinear(
        _ tipo: TipoDeFilaCsv, _ persona: PersonaAjena?, _ bando: Bando
    ) throws(FaltaDeCsv) {
        let persona = try exigida(persona)
        var alineacion = acta.alineaciones[bando] ?? AlineacionAjena()
        switch tipo {
        case .capitan: alineacion.capitan = persona
        case .entrenador: alineacion.entrenador = persona.nombre
        default: alineacion.titulares.append(persona)
        }
        acta.alineaciones[bando] = alineacion
    }

    private func exigida(_ persona: PersonaAjena?) throws(FaltaDeCsv) -> PersonaAjena {
        guard let persona else { throw FaltaDeCsv(frase: "falta el nombre del jugador") }
        return persona
    }
}

extension EstadoDeTxt.Cual {
    fileprivate var nombre: NombreDeEstado {
        switch self {
        case .aplazado: .aplazado
        case .suspendido: .suspendido
        case .anulado: .anulado
        case .ausentes: .dobleIncomparecencia
        case .adjudicado: .adjudicado
        case .enJuego: .enJuego
        case .repetido: .finalizado
        }
    }
}
