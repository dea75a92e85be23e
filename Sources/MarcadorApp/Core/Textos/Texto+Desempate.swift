public import Torneo

nonisolated extension Texto {
    /// Why a team stands where it stands, in a sentence.
    ///
    /// - Parameters:
    ///   - desempate: what put it apart from a neighbour, or that nothing did.
    ///   - equipo: the team that is spoken of, one of the two neighbours.
    ///   - nombre: the name of a team.
    /// - Returns: e.g. «Por delante de Toros: 4 puntos a 1 en sus dos partidos».
    public static func desempate<Id>(
        _ desempate: Desempate<Id>, de equipo: Id, nombre: (Id) -> String
    ) -> Texto {
        let delante = equipo == desempate.delante
        let vecino = delante ? desempate.detras : desempate.delante
        var frase = FraseDeDesempate()
        if desempate.motivo == .ninguno {
            frase.empatado(con: desempate.entre.filter { $0 != equipo }.map(nombre))
            return frase.texto
        }
        frase.comienzo(delante: delante, nombre(vecino))
        switch desempate.motivo {
        case .retirada where delante: frase.poner(", que se retiró", ", who withdrew")
        case .retirada: frase.poner(", porque se retiró", ", because they withdrew")
        case .sorteo: frase.poner(": por sorteo", ": by drawing of lots")
        case .decision:
            frase.poner(": por decisión de la organización", ": by decision of the organiser")
        default:
            frase.poner(": ")
            frase.medida(
                desempate.motivo, desempate.valor(de: equipo) ?? Valor(0),
                desempate.valor(de: vecino) ?? Valor(0))
        }
        if case .directo = desempate.motivo {
            frase.entre(
                desempate.entre.count > 2 ? desempate.entre.map(nombre) : [],
                partidos: desempate.partidos)
        }
        return frase.texto
    }

    /// Why a team stands where it stands, in a sentence.
    ///
    /// - Parameters:
    ///   - desempate: what put it apart from a neighbour, or that nothing did.
    ///   - equipo: the team that is spoken of, one of the two neighbours.
    /// - Returns: e.g. «Por delante de Toros: 4 puntos a 1 en sus dos partidos».
    public static func desempate(_ desempate: Desempate<Equipo>, de equipo: Equipo) -> Texto {
        Self.desempate(desempate, de: equipo, nombre: \.nombre)
    }
}
