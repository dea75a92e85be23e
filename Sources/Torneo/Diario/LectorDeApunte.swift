/// An object of an entry, whose members are read when they are asked for.
///
/// A document within an entry may be large: it is walked over, not taken apart.
struct LectorDeApunte {
    private let json: LectorJson
    private let campos: [String: Range<Int>]
    private let ruta: String

    /// Reads a whole entry.
    ///
    /// - Parameter bytes: the entry.
    /// - Throws: `ErrorDeApunte` when it is no JSON object.
    init(_ bytes: some Collection<UInt8>) throws(ErrorDeApunte) {
        do throws(FalloDeJson) {
            let json = try LectorJson(bytes)
            var fin = json
            try fin.saltar()
            try fin.terminar()
            try self.init(json, ruta: "")
        } catch {
            throw ErrorDeApunte(motivo: .noEsJson, lugar: "")
        }
    }

    private init(_ json: LectorJson, ruta: String) throws(FalloDeJson) {
        var lector = json
        var campos: [String: Range<Int>] = [:]
        guard lector.asomarse() == UInt8(ascii: "{") else {
            throw FalloDeJson(desde: lector.posicion, motivo: .sintaxis(""))
        }
        try lector.entrar()
        var primera = true
        while let clave = try lector.otraClave(&primera) {
            let desde = lector.asomarsePosicion()
            try lector.saltar()
            campos[try lector.texto(clave)] = desde..<lector.posicion
        }
        self.json = json
        self.campos = campos
        self.ruta = ruta
    }

    /// Whether there is such a member.
    func tiene(_ clave: ClaveDeApunte) -> Bool { campos[clave.rawValue] != nil }

    func objeto(_ clave: ClaveDeApunte) throws(ErrorDeApunte) -> LectorDeApunte {
        try leer(clave, "un objeto") { lector throws(FalloDeJson) in
            try LectorDeApunte(lector, ruta: lugar(clave))
        }
    }

    /// The objects of a list.
    func lista(_ clave: ClaveDeApunte) throws(ErrorDeApunte) -> [LectorDeApunte] {
        try leer(clave, "una lista de objetos") { lector throws(FalloDeJson) in
            guard lector.asomarse() == UInt8(ascii: "[") else { return nil }
            try lector.entrar()
            var elementos: [LectorDeApunte] = []
            var primero = true
            while try lector.otroElemento(&primero) {
                let suyo = "\(lugar(clave))[\(elementos.count)]"
                elementos.append(try LectorDeApunte(lector, ruta: suyo))
                try lector.saltar()
            }
            return elementos
        }
    }

    func texto(_ clave: ClaveDeApunte) throws(ErrorDeApunte) -> String {
        try leer(clave, "un texto") { lector throws(FalloDeJson) in
            guard lector.asomarse() == UInt8(ascii: "\"") else { return nil }
            return try lector.texto(lector.cadena())
        }
    }

    func entero(_ clave: ClaveDeApunte) throws(ErrorDeApunte) -> Int {
        try leer(clave, "un número entero") { lector throws(FalloDeJson) in
            let byte = lector.asomarse()
            guard byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
            else { return nil }
            return try lector.entero()
        }
    }

    /// A yes or a no; what is not there is a no.
    func cierto(_ clave: ClaveDeApunte) throws(ErrorDeApunte) -> Bool {
        guard tiene(clave) else { return false }
        return try leer(clave, "true o false") { lector throws(FalloDeJson) in
            _ = lector.asomarse()
            if lector.palabra("true") { return true }
            return lector.palabra("false") ? false : nil
        }
    }

    func identificador(_ clave: ClaveDeApunte) throws(ErrorDeApunte) -> Identificador {
        guard let id = Identificador(try texto(clave)) else {
            throw error(.noVale(esperado: "un UUID"), en: clave)
        }
        return id
    }

    /// One of the words of a type.
    func palabra<T: RawRepresentable & CaseIterable>(
        _ clave: ClaveDeApunte
    ) throws(ErrorDeApunte) -> T where T.RawValue == String {
        guard let valor = T(rawValue: try texto(clave)) else {
            let palabras = T.allCases.map(\.rawValue).joined(separator: ", ")
            throw error(.noVale(esperado: palabras), en: clave)
        }
        return valor
    }

    /// The bytes of a value, as they are written.
    func bruto(_ clave: ClaveDeApunte) throws(ErrorDeApunte) -> [UInt8] {
        guard let campo = campos[clave.rawValue] else { throw error(.falta, en: clave) }
        return Array(json.bytes[campo])
    }

    func error(_ motivo: ErrorDeApunte.Motivo, en clave: ClaveDeApunte) -> ErrorDeApunte {
        ErrorDeApunte(motivo: motivo, lugar: lugar(clave))
    }

    private func lugar(_ clave: ClaveDeApunte) -> String {
        ruta.isEmpty ? clave.rawValue : "\(ruta).\(clave.rawValue)"
    }

    private func leer<T>(
        _ clave: ClaveDeApunte, _ esperado: String,
        _ leer: (inout LectorJson) throws(FalloDeJson) -> T?
    ) throws(ErrorDeApunte) -> T {
        guard let campo = campos[clave.rawValue] else { throw error(.falta, en: clave) }
        var lector = json
        lector.volver(a: campo.lowerBound)
        do throws(FalloDeJson) {
            if let valor = try leer(&lector) { return valor }
        } catch {}
        throw error(.noVale(esperado: esperado), en: clave)
    }
}
