extension LectorDeReglamento {
    /// Reads the criteria: names, and head-to-head as an object.
    func criterios(_ nodo: NodoJson) throws(FalloDelDocumento) -> [Criterio] {
        var criterios: [Criterio] = []
        for elemento in try lista(nodo, hasta: ReglamentoEnJson.criteriosMaximos) {
            criterios.append(try criterio(elemento))
        }
        guard !criterios.isEmpty else { throw tipoIncorrecto(nodo, "al menos un criterio") }
        return criterios
    }

    private func criterio(_ nodo: NodoJson) throws(FalloDelDocumento) -> Criterio {
        if nodo["enfrentamientos"] != nil { return try enfrentamientos(nodo) }
        switch try texto(nodo, "el nombre de un criterio, o {\"enfrentamientos\": […]}") {
        case "conducta": return .conducta
        case "sorteo": return .sorteo
        case "decision": return .decision
        default:
            let otros = ["conducta", "sorteo", "decision"]
            return .general(try palabra(nodo, Medida.self, ademas: otros))
        }
    }

    private func enfrentamientos(_ nodo: NodoJson) throws(FalloDelDocumento) -> Criterio {
        var directo = Enfrentamientos([])
        for (clave, valor) in try objeto(nodo, "los enfrentamientos directos") {
            switch clave {
            case "enfrentamientos":
                for elemento in try lista(valor, hasta: ReglamentoEnJson.criteriosMaximos) {
                    directo.claves.append(try medidaDirecta(elemento))
                }
            case "reinicio": directo.reinicio = try palabra(valor, Enfrentamientos.Reinicio.self)
            case "siFaltan": directo.siFaltan = try palabra(valor, Enfrentamientos.SiFaltan.self)
            default: try noSeConoce(clave, valor)
            }
        }
        return .enfrentamientos(directo)
    }

    private func medidaDirecta(_ nodo: NodoJson) throws(FalloDelDocumento) -> Medida {
        let medida = try palabra(nodo, Medida.self)
        guard medida.valeEntreEmpatados else {
            throw valorNoValido(
                nodo, medida.rawValue, "algo que se mida en los partidos entre ellos")
        }
        return medida
    }
}
