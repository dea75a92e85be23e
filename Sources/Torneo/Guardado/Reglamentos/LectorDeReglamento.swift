/// Reads rules from a JSON value, and says at which byte what is wrong.
struct LectorDeReglamento {
    /// Whether keys that are not known are ignored, as in a tournament's document.
    ///
    /// In a file that is nothing but rules they are faults: somebody misspelt them.
    let paciente: Bool

    /// Reads rules.
    ///
    /// - Throws: `FalloDelDocumento`, the first thing that is wrong.
    func leer(_ raiz: NodoJson) throws(FalloDelDocumento) -> ReglamentoEnJson {
        let miembros = try objeto(raiz, "un reglamento: un objeto entre llaves")
        var leido = ReglamentoEnJson(try base(raiz))
        for (clave, nodo) in miembros {
            guard try leerReglas(clave, nodo, en: &leido.reglamento) else {
                try leerResoluciones(clave, nodo, en: &leido.resoluciones)
                continue
            }
        }
        return leido
    }

    /// Reads a key about what decides; false when it is none.
    private func leerReglas(
        _ clave: String, _ nodo: NodoJson, en reglas: inout ReglamentoDeCompeticion
    ) throws(FalloDelDocumento) -> Bool {
        switch clave {
        case "base": break
        case "nombre": reglas.nombre = try texto(nodo, "el nombre del reglamento")
        case "puntos": try puntos(nodo, en: &reglas)
        case "criterios": reglas.criterios = try criterios(nodo)
        case "vueltas": reglas.vueltas = try entero(nodo, 1...100)
        case "tarjetas": reglas.tarjetas = try tarjetas(nodo)
        case "adjudicados": reglas.adjudicados = try palabra(nodo, NormaDeAdjudicados.self)
        case "suspendidos": reglas.suspendidos = try palabra(nodo, NormaDeSuspendidos.self)
        case "retirados": reglas.retirados = try norma(nodo)
        case "semilla": reglas.semilla = UInt64(try entero(nodo, 0...Int.max))
        default: return false
        }
        return true
    }

    private func leerResoluciones(
        _ clave: String, _ nodo: NodoJson, en resoluciones: inout Resoluciones<String>
    ) throws(FalloDelDocumento) {
        guard ["ajustes", "orden", "equiposRetirados"].contains(clave) else {
            return try noSeConoce(clave, nodo)
        }
        for elemento in try lista(nodo, hasta: ReglamentoEnJson.equiposMaximos) {
            switch clave {
            case "ajustes": resoluciones.ajustes.append(try ajuste(elemento))
            case "orden": resoluciones.orden.append(try texto(elemento, "el nombre de un equipo"))
            default:
                let retirado = try retirado(elemento)
                resoluciones.retirados[retirado.equipo] = .some(retirado.norma)
            }
        }
    }

    private func base(_ raiz: NodoJson) throws(FalloDelDocumento) -> ReglamentoDeCompeticion {
        guard let nodo = raiz["base"] else {
            var liga = ReglamentoDeCompeticion.liga
            liga.nombre = "propio"
            return liga
        }
        return try conocido(nodo)
    }

    /// Reads the name of known rules.
    func conocido(_ nodo: NodoJson) throws(FalloDelDocumento) -> ReglamentoDeCompeticion {
        let nombre = try texto(nodo, "el nombre de un reglamento conocido")
        guard let conocido = ReglamentoDeCompeticion.conocido(nombre) else {
            let nombres = ReglamentoDeCompeticion.conocidos.map(\.nombre)
            throw valorNoValido(
                nodo, nombre, "uno de estos: " + nombres.joined(separator: ", "))
        }
        return conocido
    }
}
