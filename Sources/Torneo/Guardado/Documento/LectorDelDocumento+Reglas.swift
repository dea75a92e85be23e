extension LectorDelDocumento {
    /// Reads what decides the tables, and what was decided about teams; the teams are known already.
    ///
    /// - Parameter partes: where the keys of the document stand.
    /// - Throws: `FalloDeJson` when it is not JSON.
    mutating func leerReglas(_ partes: [ClaveDelDocumento: Int]) throws(FalloDeJson) {
        if let donde = partes[.reglamento] {
            json.volver(a: donde)
            let nodo = try NodoJson(&json)
            intentar { (lector) throws(FalloDelDocumento) in try lector.leerReglamento(nodo) }
        }
        if let donde = partes[.sanciones] {
            json.volver(a: donde)
            let nodo = try NodoJson(&json)
            intentar { (lector) throws(FalloDelDocumento) in try lector.leerSanciones(nodo) }
        }
        for nodo in try elementos(partes[.ajustes]) {
            intentar { (lector) throws(FalloDelDocumento) in
                let ajuste = try Self.reglas.ajuste(nodo)
                lector.apuntar(ajuste, en: nodo["equipo"] ?? nodo)
            }
        }
        for nodo in try elementos(partes[.equiposRetirados]) {
            intentar { (lector) throws(FalloDelDocumento) in
                let retirado = try Self.reglas.retirado(nodo)
                lector.retirar(retirado.equipo, retirado.norma, en: nodo["equipo"] ?? nodo)
            }
        }
        for nodo in try elementos(partes[.ordenDecidido]) {
            intentar { (lector) throws(FalloDelDocumento) in
                lector.ordenar(try Self.reglas.texto(nodo, "el nombre de un equipo"), en: nodo)
            }
        }
        for nodo in try elementos(partes[.zonas]) {
            intentar { (lector) throws(FalloDelDocumento) in try lector.leerZona(nodo) }
        }
    }

    private static let reglas = LectorDeReglamento(paciente: true)

    /// Notes what is wrong and goes on.
    private mutating func intentar(
        _ lectura: (inout LectorDelDocumento) throws(FalloDelDocumento) -> Void
    ) {
        do throws(FalloDelDocumento) {
            try lectura(&self)
        } catch {
            anotar(error.motivo, en: error.desde)
        }
    }

    private mutating func elementos(_ donde: Int?) throws(FalloDeJson) -> [NodoJson] {
        guard let donde else { return [] }
        json.volver(a: donde)
        guard try entrarEnLista() else { return [] }
        var elementos: [NodoJson] = []
        var primero = true
        while try json.otroElemento(&primero) {
            let nodo = try NodoJson(&json)
            if elementos.count == ReglamentoEnJson.equiposMaximos {
                anotar(
                    .valorNoValido(
                        "\(elementos.count + 1) elementos",
                        esperado: "como mucho \(ReglamentoEnJson.equiposMaximos)"),
                    en: nodo.desde)
            }
            if elementos.count < ReglamentoEnJson.equiposMaximos { elementos.append(nodo) }
        }
        return elementos
    }

    /// A name, or rules as an object, which may also say what was decided about teams.
    private mutating func leerReglamento(_ nodo: NodoJson) throws(FalloDelDocumento) {
        guard case .objeto = nodo.valor else {
            guard nodo.texto != nil else {
                throw Self.reglas.tipoIncorrecto(
                    nodo, "el nombre de un reglamento, o uno propio entre llaves")
            }
            reglas.reglamento = try Self.reglas.conocido(nodo)
            return
        }
        let leido = try Self.reglas.leer(nodo)
        reglas.reglamento = leido.reglamento
        for ajuste in leido.resoluciones.ajustes { apuntar(ajuste, en: nodo) }
        for equipo in leido.resoluciones.orden { ordenar(equipo, en: nodo) }
        for equipo in leido.resoluciones.retirados.keys.sorted() {
            retirar(equipo, leido.resoluciones.retirados[equipo] ?? nil, en: nodo)
        }
    }

    private mutating func apuntar(_ ajuste: Ajuste<String>, en nodo: NodoJson) {
        guard let equipo = equipo(ajuste.equipo, nodo) else { return }
        reglas.resoluciones.ajustes.append(
            Ajuste(equipo: equipo, puntos: ajuste.puntos, motivo: ajuste.motivo, dia: ajuste.dia))
    }

    private mutating func retirar(_ nombre: String, _ norma: NormaDeRetirados?, en nodo: NodoJson) {
        guard let equipo = equipo(nombre, nodo) else { return }
        reglas.resoluciones.retirados[equipo] = .some(norma)
    }

    private mutating func ordenar(_ nombre: String, en nodo: NodoJson) {
        guard let equipo = equipo(nombre, nodo) else { return }
        guard !reglas.resoluciones.orden.contains(equipo) else {
            return anotar(
                .valorNoValido(nombre, esperado: "cada equipo una sola vez"), en: nodo.desde)
        }
        reglas.resoluciones.orden.append(equipo)
    }

    private mutating func equipo(_ nombre: String, _ nodo: NodoJson) -> Equipo? {
        equipo(TextoLeido(valor: nombre, desde: nodo.desde))?.equipo
    }
}
