public import Torneo

nonisolated extension Texto {
    /// A criterion in a few words.
    ///
    /// - Parameter criterio: the criterion.
    /// - Returns: e.g. «Partidos entre los empatados: puntos, diferencia de goles».
    public static func criterio(_ criterio: Criterio) -> Texto {
        switch criterio {
        case .general(let medida): return .medida(medida)
        case .conducta: return Texto("Juego limpio", "Fair play")
        case .sorteo: return Texto("Sorteo", "Drawing of lots")
        case .decision: return Texto("Decisión de la organización", "Decision of the organiser")
        case .enfrentamientos(let directo):
            let claves = directo.claves.map { Texto.medida($0) }
            return Texto(
                "Partidos entre los empatados: "
                    + claves.map { $0.espanol.enMinuscula }.joined(separator: ", "),
                "Matches between those level: "
                    + claves.map { $0.ingles.enMinuscula }.joined(separator: ", "))
        }
    }

    /// What else is to be known of a criterion, in sentences; none for most.
    ///
    /// - Parameters:
    ///   - criterio: the criterion.
    ///   - reglas: the rules that it is part of.
    /// - Returns: the sentences.
    public static func detalles(
        de criterio: Criterio, en reglas: ReglamentoDeCompeticion
    ) -> [Texto] {
        switch criterio {
        case .general(.puntosPorPartido), .general(.cociente):
            [
                Texto(
                    "Se compara como fracción, sin redondear.",
                    "Compared as a fraction, not rounded.")
            ]
        case .general: []
        case .conducta: [.baremo(reglas.tarjetas)]
        case .sorteo:
            [
                reglas.semilla.map {
                    Texto(
                        "Sorteado con la semilla \($0): con la misma sale siempre lo mismo.",
                        "Drawn from the seed \($0): the same one always gives the same order.")
                }
                    ?? Texto(
                        "No se ha sorteado: sin sorteo no decide nada.",
                        "No lots were drawn: without them it decides nothing.")
            ]
        case .decision:
            [
                Texto(
                    "O un partido de desempate. Sin decisión, no cuenta.",
                    "Or a match for the place. Without a decision it does not count.")
            ]
        case .enfrentamientos(let directo):
            [.reinicio(directo.reinicio), .siFaltan(directo.siFaltan)]
        }
    }

    /// What happens when head-to-head has put some of the level teams apart.
    public static func reinicio(_ reinicio: Enfrentamientos.Reinicio) -> Texto {
        switch reinicio {
        case .nunca:
            Texto(
                "Si solo separa a algunos, los demás pasan al criterio siguiente.",
                "If it separates only some, the others go on to the next criterion.")
        case .trasElBloque:
            Texto(
                "A los que sigan empatados se les vuelve a aplicar, solo con los partidos entre ellos.",
                "It is applied again to those still level, with only the matches between them.")
        case .siempre:
            Texto(
                "Cada vez que alguno se separa, se empieza de nuevo con los que siguen empatados.",
                "Whenever somebody is put apart, it begins again with those still level.")
        }
    }

    /// What happens while matches between level teams are missing.
    public static func siFaltan(_ siFaltan: Enfrentamientos.SiFaltan) -> Texto {
        switch siFaltan {
        case .cuentan:
            Texto(
                "Mientras falten partidos entre ellos, cuentan los jugados.",
                "While matches between them are missing, those that were played count.")
        case .seSalta:
            Texto(
                "Solo cuando han jugado todos los partidos entre ellos; hasta entonces, decide lo "
                    + "siguiente.",
                "Only once all matches between them are played; until then the next one decides.")
        case .seComparte:
            Texto(
                "Mientras falten partidos entre ellos, comparten el puesto.",
                "While matches between them are missing, they share the place.")
        }
    }

    private static func baremo(_ baremo: BaremoDeTarjetas) -> Texto {
        Texto(
            "Resta \(baremo.amarilla) la amarilla, \(baremo.dobleAmarilla) la doble amarilla, "
                + "\(baremo.roja) la roja, \(baremo.amarillaYRoja) la amarilla y luego roja; menos "
                + "es mejor.",
            "A yellow card takes off \(baremo.amarilla), a second yellow \(baremo.dobleAmarilla), a "
                + "red \(baremo.roja), a yellow and then a red \(baremo.amarillaYRoja); less is better."
        )
    }
}

extension String {
    /// The same with a small first letter, to go on with a sentence.
    nonisolated fileprivate var enMinuscula: String {
        prefix(1).lowercased() + dropFirst()
    }
}
