/// What a level tie still needs.
public enum Decision: Hashable, Sendable {
    /// Extra time.
    case prorroga
    /// A shoot-out with a winner.
    case tanda
    /// A word of the organiser: what was awarded is level.
    case organizacion
}

/// What decided a tie.
public enum Motivo: Hashable, Sendable {
    /// More goals.
    case goles
    /// More goals, the last of them in extra time.
    case prorroga
    /// More goals away from home.
    case golesFuera
    /// The shoot-out.
    case tanda
    /// A decision at the table.
    case adjudicado
    /// There was no rival: nobody came out of the tie before.
    case sinRival
    /// The rival has withdrawn.
    case retirada
}

/// What is known of a tie by its matches alone.
enum Veredicto: Hashable, Sendable {
    case porJugar
    case falta(Decision)
    case gana(elUno: Bool, por: Motivo)
    case nadie
}

extension ReglasDeEliminatoria {
    /// Who wins a tie.
    ///
    /// A shoot-out counts only where nothing before it decides, so that a corrected score makes it
    /// meaningless and not wrong.
    ///
    /// - Parameter piernas: its matches in order, nil where not ended. With one, `uno` of the tie is
    ///   at home; with two, in the second.
    /// - Returns: the verdict; a match to which nobody turned up ends the tie with nobody.
    func veredicto(_ piernas: [ResultadoDeEncuentro?]) -> Veredicto {
        if piernas.contains(.dobleIncomparecencia) { return .nadie }
        var suma = (uno: 0, otro: 0)
        var fuera = (uno: 0, otro: 0)
        for (numero, pierna) in piernas.enumerated() {
            guard let pierna, let tanteo = pierna.tanteo else { return .porJugar }
            let enCasaDelUno = numero == piernas.count - 1
            suma.uno += enCasaDelUno ? tanteo.local : tanteo.visitante
            suma.otro += enCasaDelUno ? tanteo.visitante : tanteo.local
            if enCasaDelUno {
                fuera.otro = tanteo.visitante - sinContar(pierna)
            } else {
                fuera.uno = tanteo.visitante
            }
        }
        guard let ultima = piernas.last ?? nil else { return .porJugar }
        if suma.uno != suma.otro {
            return .gana(elUno: suma.uno > suma.otro, por: piernas.motivo(ultima))
        }
        if piernas.count == 2, golesFuera != .noCuentan, fuera.uno != fuera.otro {
            return .gana(elUno: fuera.uno > fuera.otro, por: .golesFuera)
        }
        return desempate(ultima)
    }

    /// Goals of the visitors that do not count as away goals.
    private func sinContar(_ pierna: ResultadoDeEncuentro) -> Int {
        guard golesFuera == .hastaLaProrroga, case .jugado(_, let prorroga, _) = pierna else {
            return 0
        }
        return prorroga?.visitante ?? 0
    }

    private func desempate(_ ultima: ResultadoDeEncuentro) -> Veredicto {
        guard case .jugado(_, let prorroga, let tanda) = ultima else {
            return .falta(.organizacion)
        }
        if let tanda, tanda.local != tanda.visitante {
            return .gana(elUno: tanda.local > tanda.visitante, por: .tanda)
        }
        return .falta(self.prorroga && prorroga == nil && tanda == nil ? .prorroga : .tanda)
    }
}

extension [ResultadoDeEncuentro?] {
    /// What more goals mean in this tie.
    fileprivate func motivo(_ ultima: ResultadoDeEncuentro) -> Motivo {
        let adjudicada = contains { pierna in
            if case .adjudicado = pierna { true } else { false }
        }
        if adjudicada { return .adjudicado }
        if case .jugado(_, .some, _) = ultima { return .prorroga }
        return .goles
    }
}
