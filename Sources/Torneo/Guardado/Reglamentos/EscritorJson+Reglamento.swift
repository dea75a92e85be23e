// Rules are written with as few keys as say all of them: known ones with what differs, others whole.
extension EscritorJson {
    /// Writes rules as an object.
    ///
    /// - Parameters:
    ///   - reglas: what decides.
    ///   - resoluciones: what was decided about teams, by name.
    mutating func reglamento(
        _ reglas: ReglamentoDeCompeticion,
        _ resoluciones: Resoluciones<String> = Resoluciones()
    ) {
        let base = ReglamentoDeCompeticion.conocido(reglas.nombre)
        func difiere<Valor: Equatable>(_ parte: (ReglamentoDeCompeticion) -> Valor) -> Bool {
            base.map { parte($0) != parte(reglas) } ?? true
        }
        abrir("{")
        if difiere(\.adjudicados) { texto(ClaveDeReglamento.adjudicados, reglas.adjudicados) }
        ajustes(resoluciones.ajustes, en: ClaveDeReglamento.ajustes)
        if let base { texto(ClaveDeReglamento.base, base.nombre) }
        if difiere(\.criterios) {
            lista(ClaveDeReglamento.criterios, reglas.criterios) { $0.criterio($1) }
        }
        retirados(resoluciones.retirados, en: ClaveDeReglamento.equiposRetirados)
        if base == nil { texto(ClaveDeReglamento.nombre, reglas.nombre) }
        nombres(resoluciones.orden, en: ClaveDeReglamento.orden)
        if difiere(\.puntos) {
            lista(ClaveDeReglamento.puntos, reglas.puntos) { $0.entero($1) }
        }
        if difiere(\.retirados) {
            clave(ClaveDeReglamento.retirados)
            norma(reglas.retirados)
        }
        if let semilla = reglas.semilla {
            clave(ClaveDeReglamento.semilla)
            entero(Int(clamping: semilla))
        }
        if difiere(\.suspendidos) { texto(ClaveDeReglamento.suspendidos, reglas.suspendidos) }
        if difiere(\.tarjetas) { tarjetas(reglas.tarjetas) }
        if let vueltas = reglas.vueltas {
            clave(ClaveDeReglamento.vueltas)
            entero(vueltas)
        }
        cerrar("}")
    }

    private mutating func criterio(_ criterio: Criterio) {
        switch criterio {
        case .general(let medida): texto(medida.rawValue)
        case .conducta: texto("conducta")
        case .sorteo: texto("sorteo")
        case .decision: texto("decision")
        case .enfrentamientos(let directo):
            abrir("{")
            lista(ClaveDeEnfrentamientos.enfrentamientos, directo.claves) {
                $0.texto($1.rawValue)
            }
            texto(ClaveDeEnfrentamientos.reinicio, directo.reinicio)
            texto(ClaveDeEnfrentamientos.siFaltan, directo.siFaltan)
            cerrar("}")
        }
    }

    private mutating func tarjetas(_ baremo: BaremoDeTarjetas) {
        clave(ClaveDeReglamento.tarjetas)
        abrir("{")
        let restas: [(ClaveDeTarjetas, Int)] = [
            (.amarilla, baremo.amarilla), (.amarillaYRoja, baremo.amarillaYRoja),
            (.dobleAmarilla, baremo.dobleAmarilla), (.roja, baremo.roja),
        ]
        for (tarjeta, resta) in restas {
            clave(tarjeta)
            entero(resta)
        }
        cerrar("}")
    }
}

extension ReglamentoDeCompeticion {
    /// Points for a win, a draw and a defeat.
    fileprivate var puntos: [Int] { [puntosPorVictoria, puntosPorEmpate, puntosPorDerrota] }
}
