extension LectorDelDocumento {
    /// Reads what cards cost: the name of a known rule, or one of their own.
    ///
    /// - Parameter nodo: the value.
    /// - Throws: `FalloDelDocumento`, the first thing that is wrong with it.
    mutating func leerSanciones(_ nodo: NodoJson) throws(FalloDelDocumento) {
        let lector = LectorDeReglamento(paciente: true)
        if nodo.texto != nil {
            reglas.sanciones = try Self.conocida(nodo, lector)
            return
        }
        var regla = ReglaDeSanciones.rfef
        regla.nombre = "propia"
        if let base = nodo["base"] { regla = try Self.conocida(base, lector) }
        let esperado = "el nombre de una regla de sanciones, o una propia entre llaves"
        for (clave, valor) in try lector.objeto(nodo, esperado) {
            try Self.leer(clave, valor, en: &regla, lector)
        }
        reglas.sanciones = regla
    }

    private static func leer(
        _ clave: String, _ nodo: NodoJson, en regla: inout ReglaDeSanciones,
        _ lector: LectorDeReglamento
    ) throws(FalloDelDocumento) {
        switch ClaveDeSanciones(rawValue: clave) {
        case .ciclos:
            regla.ciclos = []
            for ciclo in try lector.lista(nodo, hasta: ReglaDeSanciones.ciclosMaximos) {
                regla.ciclos.append(try lector.entero(ciclo, 1...ReglaDeSanciones.tope))
            }
        case .nombre: regla.nombre = try lector.texto(nodo, "el nombre de la regla")
        case .porCiclo: regla.porCiclo = try lector.entero(nodo, 0...ReglaDeSanciones.tope)
        case .porDobleAmarilla:
            regla.porDobleAmarilla = try lector.entero(nodo, 0...ReglaDeSanciones.tope)
        case .porRoja: regla.porRoja = try lector.entero(nodo, 0...ReglaDeSanciones.tope)
        case .seBorranTras:
            regla.seBorranTras = []
            for etapa in try lector.lista(nodo, hasta: EtapaDeCompeticion.allCases.count) {
                regla.seBorranTras.insert(try lector.palabra(etapa, EtapaDeCompeticion.self))
            }
        case .base, nil: break
        }
    }

    private static func conocida(
        _ nodo: NodoJson, _ lector: LectorDeReglamento
    ) throws(FalloDelDocumento) -> ReglaDeSanciones {
        let nombre = try lector.texto(nodo, "el nombre de una regla de sanciones")
        guard let regla = ReglaDeSanciones.conocida(nombre) else {
            let nombres = ReglaDeSanciones.conocidas.map(\.nombre).joined(separator: ", ")
            throw lector.valorNoValido(nodo, nombre, "uno de estos: \(nombres)")
        }
        return regla
    }
}
