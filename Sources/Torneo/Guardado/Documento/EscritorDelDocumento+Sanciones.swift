extension EscritorDelDocumento {
    /// Writes what cards cost, where it is not what goes with the rules.
    mutating func escribirSanciones() {
        guard let regla = documento.reglas.sanciones else { return }
        json.clave(ClaveDelDocumento.sanciones)
        guard ReglaDeSanciones.conocida(regla.nombre) != regla else {
            return json.texto(regla.nombre)
        }
        json.abrir("{")
        json.lista(ClaveDeSanciones.ciclos, regla.ciclos) { $0.entero($1) }
        json.texto(ClaveDeSanciones.nombre, regla.nombre)
        let costes: [(ClaveDeSanciones, Int)] = [
            (.porCiclo, regla.porCiclo), (.porDobleAmarilla, regla.porDobleAmarilla),
            (.porRoja, regla.porRoja),
        ]
        for (clave, coste) in costes {
            json.clave(clave)
            json.entero(coste)
        }
        json.lista(ClaveDeSanciones.seBorranTras, regla.seBorranTras.sorted()) {
            $0.texto($1.rawValue)
        }
        json.cerrar("}")
    }

    /// Writes the matches of suspension that the organiser added or lifted.
    mutating func escribirDecisiones() {
        guard !documento.reglas.decisiones.isEmpty else { return }
        json.clave(ClaveDelDocumento.sancionesDecididas)
        json.abrir("[")
        for decision in documento.reglas.decisiones {
            json.elemento()
            json.abrir("{")
            json.texto(ClaveDeDecision.equipo, decision.equipo.nombre)
            json.texto(ClaveDeDecision.jugador, decision.persona.nombre)
            distinguir(
                decision.persona, entre: decision.equipo.plantilla, ClaveDeDecision.jugadorDorsal,
                .jugadorId, .jugadorSinDorsal)
            json.texto(ClaveDeDecision.motivo, decision.motivo)
            json.clave(ClaveDeDecision.partidos)
            json.entero(decision.partidos)
            if let tras = decision.tras {
                json.clave(ClaveDeDecision.tras)
                json.entero(tras)
            }
            json.cerrar("}")
        }
        json.cerrar("]")
    }

    /// Checks that the reader will understand it as it is meant.
    ///
    /// - Throws: `ErrorDeCarga`, the first thing that is wrong.
    func comprobarSanciones() throws(ErrorDeCarga) {
        for decision in documento.reglas.decisiones
        where !decision.equipo.plantilla.contains(decision.persona) {
            throw .jugadorDesconocido(decision.persona.nombre)
        }
        guard let regla = documento.reglas.sanciones else { return }
        let costes = [regla.porCiclo, regla.porDobleAmarilla, regla.porRoja]
        guard regla.nombre.contains(where: { !$0.isWhitespace }),
            regla.ciclos.count <= ReglaDeSanciones.ciclosMaximos,
            regla.ciclos.allSatisfy({ (1...ReglaDeSanciones.tope).contains($0) }),
            costes.allSatisfy({ (0...ReglaDeSanciones.tope).contains($0) })
        else {
            throw .valorNoValido(
                lugar: "sanciones", valor: regla.nombre,
                esperado: "una regla con nombre y con números que se puedan escribir")
        }
    }
}
