extension LectorDeReglamento {
    /// Points as `[3, 1, 0]` or `{"victoria": 3, "empate": 1, "derrota": 0}`.
    func puntos(
        _ nodo: NodoJson, en reglamento: inout ReglamentoDeCompeticion
    ) throws(FalloDelDocumento) {
        let margen = -1000...1000
        if let lista = nodo.lista {
            guard lista.count == 3 else {
                throw tipoIncorrecto(nodo, "tres números: victoria, empate y derrota")
            }
            reglamento.puntosPorVictoria = try entero(lista[0], margen)
            reglamento.puntosPorEmpate = try entero(lista[1], margen)
            reglamento.puntosPorDerrota = try entero(lista[2], margen)
            return
        }
        for (clave, valor) in try objeto(nodo, "tres números: victoria, empate y derrota") {
            switch clave {
            case "victoria": reglamento.puntosPorVictoria = try entero(valor, margen)
            case "empate": reglamento.puntosPorEmpate = try entero(valor, margen)
            case "derrota": reglamento.puntosPorDerrota = try entero(valor, margen)
            default: try noSeConoce(clave, valor)
            }
        }
    }

    /// What cards take off; those not named as FIFA has them.
    func tarjetas(_ nodo: NodoJson) throws(FalloDelDocumento) -> BaremoDeTarjetas {
        var baremo = BaremoDeTarjetas.fifa
        for (clave, valor) in try objeto(nodo, "lo que resta cada tarjeta") {
            switch clave {
            case "amarilla": baremo.amarilla = try entero(valor, 0...1000)
            case "dobleAmarilla": baremo.dobleAmarilla = try entero(valor, 0...1000)
            case "roja": baremo.roja = try entero(valor, 0...1000)
            case "amarillaYRoja": baremo.amarillaYRoja = try entero(valor, 0...1000)
            default: try noSeConoce(clave, valor)
            }
        }
        return baremo
    }

    /// `"anular_todo"` or `{"adjudicar": 3}`.
    func norma(_ nodo: NodoJson) throws(FalloDelDocumento) -> NormaDeRetirados {
        if nodo.texto == "anular_todo" { return .anularTodo }
        guard let goles = nodo["adjudicar"] else {
            throw tipoIncorrecto(nodo, "\"anular_todo\" o {\"adjudicar\": goles}")
        }
        return .adjudicarElResto(goles: try entero(goles, 0...999))
    }

    /// A name, or `{"equipo": "Toros", "norma": "anular_todo"}`.
    func retirado(
        _ nodo: NodoJson
    ) throws(FalloDelDocumento) -> (equipo: String, norma: NormaDeRetirados?) {
        guard let equipo = nodo["equipo"] else {
            return (try texto(nodo, "el nombre de un equipo"), nil)
        }
        guard let norma = nodo["norma"] else { throw falta("norma", nodo) }
        return (try texto(equipo, "el nombre de un equipo"), try self.norma(norma))
    }

    /// Points added or deducted.
    func ajuste(_ nodo: NodoJson) throws(FalloDelDocumento) -> Ajuste<String> {
        var equipo: String?
        var puntos: Int?
        var motivo = ""
        var dia: Int?
        for (clave, valor) in try objeto(nodo, "un ajuste: equipo, puntos, motivo y fecha") {
            switch clave {
            case "equipo": equipo = try texto(valor, "el nombre de un equipo")
            case "puntos": puntos = try entero(valor, -100_000...100_000)
            case "motivo": motivo = try texto(valor, "por qué")
            case "fecha":
                let escrita = try texto(valor, "una fecha")
                guard let fecha = Fecha(escrita) else {
                    throw valorNoValido(valor, escrita, "una fecha como 2026-09-05")
                }
                dia = fecha.comoNumero
            default: try noSeConoce(clave, valor)
            }
        }
        guard let equipo else { throw falta("equipo", nodo) }
        guard let puntos else { throw falta("puntos", nodo) }
        return Ajuste(equipo: equipo, puntos: puntos, motivo: motivo, dia: dia)
    }
}
