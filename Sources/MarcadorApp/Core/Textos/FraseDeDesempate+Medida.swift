import Torneo

nonisolated extension FraseDeDesempate {
    /// What was compared, with the values of both sides: «4 puntos a 1».
    mutating func medida(_ motivo: MotivoDeDesempate, _ suyo: Valor, _ ajeno: Valor) {
        switch motivo {
        case .general(let medida), .directo(let medida): self.medida(medida, suyo, ajeno)
        case .conducta:
            comparar("puntos de conducta por tarjetas", "conduct points for cards", suyo, ajeno)
        case .sorteo, .decision, .retirada, .ninguno: break
        }
    }

    private mutating func medida(_ medida: Medida, _ suyo: Valor, _ ajeno: Valor) {
        switch medida {
        case .puntos:
            contar((" punto a ", " puntos a "), (" point to ", " points to "), suyo, ajeno)
        case .goles:
            contar((" gol a ", " goles a "), (" goal to ", " goals to "), suyo, ajeno)
        case .golesFuera:
            contar(
                (" gol a ", " goles a "), (" away goal to ", " away goals to "), suyo, ajeno)
            poner(" fuera de casa", "")
        case .victorias:
            contar((" victoria a ", " victorias a "), (" win to ", " wins to "), suyo, ajeno)
        case .victoriasFuera:
            contar(
                (" victoria a ", " victorias a "), (" away win to ", " away wins to "), suyo,
                ajeno)
            poner(" fuera de casa", "")
        case .puntosPorPartido: comparar("puntos por partido", "points per match", suyo, ajeno)
        case .cociente:
            comparar(
                "goles marcados entre encajados", "goals scored divided by conceded", suyo, ajeno)
        case .diferencia:
            comparar("diferencia de goles", "goal difference", suyo, ajeno, conSigno: true)
        case .puntosDeRivales:
            comparar(
                "puntos de todos sus rivales", "points of all their opponents", suyo, ajeno)
        case .diferenciaDeRivales:
            comparar(
                "diferencia de goles de todos sus rivales",
                "goal difference of all their opponents", suyo, ajeno, conSigno: true)
        case .golesDeRivales:
            comparar("goles de todos sus rivales", "goals of all their opponents", suyo, ajeno)
        }
    }

    /// «4 puntos a 1».
    private mutating func contar(
        _ unas: (String, String), _ otras: (String, String), _ suyo: Valor, _ ajeno: Valor
    ) {
        poner(Self.escrito(suyo))
        if suyo.entero == 1 { poner(unas.0, otras.0) } else { poner(unas.1, otras.1) }
        poner(Self.escrito(ajeno))
    }

    /// «diferencia de goles, +4 a −2».
    private mutating func comparar(
        _ unas: String, _ otras: String, _ suyo: Valor, _ ajeno: Valor, conSigno: Bool = false
    ) {
        poner(unas, otras)
        poner(", ")
        poner(Self.escrito(suyo, conSigno: conSigno))
        poner(" a ", " to ")
        poner(Self.escrito(ajeno, conSigno: conSigno))
    }

    /// A value as people write it: `12`, `−3`, `7/3`.
    private static func escrito(_ valor: Valor, conSigno: Bool = false) -> String {
        var escrito = String(valor.numerador.magnitude)
        if valor.numerador < 0 { escrito = "−" + escrito }
        if conSigno, valor.numerador > 0 { escrito = "+" + escrito }
        return valor.denominador == 1 ? escrito : escrito + "/" + String(valor.denominador)
    }
}
