extension LectorDelDocumento {
    /// Reads what some places of a table lead to.
    ///
    /// - Parameter nodo: the value.
    /// - Throws: `FalloDelDocumento`, the first thing that is wrong with it.
    mutating func leerZona(_ nodo: NodoJson) throws(FalloDelDocumento) {
        let lector = LectorDeReglamento(paciente: true)
        var desde: Int?
        var hasta: Int?
        var nombre = ""
        var clase: ClaseDeZona?
        for (clave, valor) in try lector.objeto(nodo, "una zona: desde, hasta, nombre y clase") {
            switch ClaveDeZona(rawValue: clave) {
            case .clase: clase = try lector.palabra(valor, ClaseDeZona.self)
            case .desde: desde = try lector.entero(valor, 1...ZonaDeTabla.puestoMaximo)
            case .hasta: hasta = try lector.entero(valor, 1...ZonaDeTabla.puestoMaximo)
            case .nombre: nombre = try lector.texto(valor, "el nombre de la zona")
            case nil: break
            }
        }
        guard let desde else { throw lector.falta("desde", nodo) }
        guard let clase else { throw lector.falta("clase", nodo) }
        let ultimo = hasta ?? desde
        guard desde <= ultimo else {
            throw lector.valorNoValido(
                nodo["hasta"] ?? nodo, "\(ultimo)", "un puesto que no vaya antes del \(desde)")
        }
        if let otra = reglas.zonas.first(where: { $0.puestos.overlaps(desde...ultimo) }) {
            throw lector.valorNoValido(
                nodo, "\(desde)-\(ultimo)",
                "puestos que no estén ya en la zona "
                    + "\(otra.puestos.lowerBound)-\(otra.puestos.upperBound)")
        }
        reglas.zonas.append(ZonaDeTabla(desde...ultimo, nombre: nombre, clase))
    }
}
