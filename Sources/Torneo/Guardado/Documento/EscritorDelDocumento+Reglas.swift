extension EscritorDelDocumento {
    private var resoluciones: Resoluciones<String> {
        documento.reglas.resoluciones.traducidas { $0.nombre }
    }

    mutating func escribirAjustes() {
        json.ajustes(resoluciones.ajustes, en: ClaveDelDocumento.ajustes)
    }

    mutating func escribirRetirados() {
        json.retirados(resoluciones.retirados, en: ClaveDelDocumento.equiposRetirados)
    }

    mutating func escribirOrden() {
        json.nombres(resoluciones.orden, en: ClaveDelDocumento.ordenDecidido)
    }

    /// Writes what decides, unless it is the lessons' league, what cards cost, and what the places lead to.
    mutating func escribirReglamento() {
        let reglamento = documento.reglas.reglamento
        if reglamento != .liga {
            json.clave(ClaveDelDocumento.reglamento)
            if ReglamentoDeCompeticion.conocido(reglamento.nombre) == reglamento {
                json.texto(reglamento.nombre)
            } else {
                json.reglamento(reglamento)
            }
        }
        escribirSanciones()
        escribirDecisiones()
        let zonas = documento.reglas.zonas
        guard !zonas.isEmpty else { return }
        json.lista(ClaveDelDocumento.zonas, zonas) { json, zona in
            json.abrir("{")
            json.texto(ClaveDeZona.clase, zona.clase)
            json.clave(ClaveDeZona.desde)
            json.entero(zona.puestos.lowerBound)
            json.clave(ClaveDeZona.hasta)
            json.entero(zona.puestos.upperBound)
            if !zona.nombre.isEmpty { json.texto(ClaveDeZona.nombre, zona.nombre) }
            json.cerrar("}")
        }
    }

    /// Checks that the reader will understand them as they are meant.
    ///
    /// - Throws: `ErrorDeCarga`, the first thing that is wrong.
    func comprobarReglas(_ inscritos: Set<Equipo>) throws(ErrorDeCarga) {
        let reglas = documento.reglas
        if reglas == ReglasDelTorneo() { return }
        try comprobarSanciones()
        let ajenos = reglas.resoluciones.nombrados.filter { !inscritos.contains($0) }
        if let ajeno = ajenos.map(\.nombre).min() { throw .equipoDesconocido(ajeno) }
        let dichas = ReglamentoEnJson(reglas.reglamento, resoluciones: resoluciones)
        guard try ReglamentoEnJson(json: dichas.aJson()) == dichas else {
            throw .valorNoValido(
                lugar: "reglamento", valor: reglas.reglamento.nombre,
                esperado: "reglas y fechas que se puedan escribir")
        }
        for (numero, zona) in reglas.zonas.enumerated() {
            let otras = reglas.zonas.prefix(numero)
            guard (1...ZonaDeTabla.puestoMaximo).contains(zona.puestos.lowerBound),
                zona.puestos.upperBound <= ZonaDeTabla.puestoMaximo,
                !otras.contains(where: { $0.puestos.overlaps(zona.puestos) })
            else {
                throw .valorNoValido(
                    lugar: "zonas[\(numero)]",
                    valor: "\(zona.puestos.lowerBound)-\(zona.puestos.upperBound)",
                    esperado: "puestos de 1 a 1000, cada uno en una sola zona")
            }
        }
    }
}
