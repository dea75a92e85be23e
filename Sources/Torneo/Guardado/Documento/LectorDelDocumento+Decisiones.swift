extension LectorDelDocumento {
    /// Reads the matches of suspension that the organiser added or lifted; the teams are known
    /// already.
    ///
    /// - Throws: `FalloDeJson` when it is not JSON.
    mutating func leerDecisiones() throws(FalloDeJson) {
        guard try entrarEnLista() else { return }
        var primero = true
        while try json.otroElemento(&primero) { try leerDecision() }
    }

    private mutating func leerDecision() throws(FalloDeJson) {
        guard var objeto = try entrar(en: "una sanción entre llaves") else { return }
        var equipo: TextoLeido?
        var jugador = Referencia()
        var motivo: String?
        var partidos: Int?
        var tras: Int?
        while let clave = try siguienteClave(&objeto, tablas.decision) {
            switch clave {
            case .equipo: equipo = try textoLeido()
            case .jugador: try leerNombre(&jugador)
            case .jugadorDorsal: jugador.dorsal = try entero()
            case .jugadorId: jugador.id = try texto()
            case .jugadorSinDorsal: jugador.sinDorsal = try booleano() ?? false
            case .motivo: motivo = try texto()
            case .partidos: partidos = try entero()
            case .tras: tras = try entero()
            }
        }
        exigir(ClaveDeDecision.equipo, en: objeto)
        exigir(ClaveDeDecision.jugador, en: objeto)
        exigir(ClaveDeDecision.partidos, en: objeto)
        guard let equipo, let partidos, let leido = self.equipo(equipo) else { return }
        guard let persona = leido.plaza(jugador)?.jugador else { return desconocido(jugador) }
        let posibles = DecisionDisciplinaria<Equipo, Jugador>.partidosPosibles
        guard posibles.contains(partidos.magnitude > 1000 ? 0 : abs(partidos)) else {
            return anotar(
                .valorNoValido("\(partidos)", esperado: "de 1 a 50 partidos, o de -1 a -50"),
                en: objeto.desde)
        }
        reglas.decisiones.append(
            DecisionDisciplinaria(
                equipo: leido.equipo, persona: persona, partidos: partidos, motivo: motivo ?? "",
                tras: tras))
    }
}
