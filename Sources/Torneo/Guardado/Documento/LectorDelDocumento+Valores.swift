/// Where the reading of an object stands.
struct ObjetoAMedias {
    let desde: Int
    fileprivate var primera = true
    fileprivate var vistas: UInt64 = 0
}

extension LectorJson {
    /// Where the next value begins.
    mutating func asomarsePosicion() -> Int {
        _ = asomarse()
        return posicion
    }
}

extension LectorDelDocumento {
    /// Enters an object; anything else is noted, skipped, and gives nil.
    mutating func entrar(en esperado: String) throws(FalloDeJson) -> ObjetoAMedias? {
        guard json.asomarse() == UInt8(ascii: "{") else {
            try rechazar(esperado: esperado)
            return nil
        }
        let desde = json.posicion
        try json.entrar()
        return ObjetoAMedias(desde: desde)
    }

    /// Enters an array; anything else is noted, skipped, and gives false.
    mutating func entrarEnLista() throws(FalloDeJson) -> Bool {
        guard json.asomarse() == UInt8(ascii: "[") else {
            try rechazar(esperado: "una lista entre corchetes")
            return false
        }
        try json.entrar()
        return true
    }

    /// The next key that is known, has a value and is not there for the second time.
    ///
    /// - Returns: the key, its value being next; nil when the object closes.
    mutating func siguienteClave<Clave>(
        _ objeto: inout ObjetoAMedias, _ tabla: TablaDeClaves<Clave>
    ) throws(FalloDeJson) -> Clave? {
        while let trozo = try json.otraClave(&objeto.primera) {
            guard let (numero, clave) = try tabla.buscar(trozo, en: json) else {
                try json.saltar()
                continue
            }
            if objeto.vistas & (1 << UInt64(numero)) != 0 {
                anotar(.claveRepetida(clave.rawValue), en: objeto.desde)
                try json.saltar()
                continue
            }
            objeto.vistas |= 1 << UInt64(numero)
            if json.asomarse() == UInt8(ascii: "n"), json.palabra("null") {
                objeto.vistas &= ~(1 << UInt64(numero))
                continue
            }
            return clave
        }
        return nil
    }

    /// Notes that an object has no value for a key that it must have.
    mutating func exigir<Clave: RawRepresentable & CaseIterable>(
        _ clave: Clave, en objeto: ObjetoAMedias
    ) where Clave.RawValue == String, Clave: Equatable, Clave.AllCases.Index == Int {
        guard let numero = Clave.allCases.firstIndex(of: clave) else { return }
        if objeto.vistas & (1 << UInt64(numero)) == 0 {
            anotar(.falta(clave: clave.rawValue), en: objeto.desde)
        }
    }

    mutating func texto() throws(FalloDeJson) -> String? {
        guard json.asomarse() == UInt8(ascii: "\"") else {
            try rechazar(esperado: "un texto entre comillas")
            return nil
        }
        return try json.texto(json.cadena())
    }

    mutating func entero() throws(FalloDeJson) -> Int? {
        let byte = json.asomarse()
        let desde = json.posicion
        guard byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        else {
            try rechazar(esperado: "un número entero")
            return nil
        }
        guard let valor = try json.entero() else {
            let cifras = json.bytes[desde..<json.posicion].prefix(40)
            let escrito = String(decoding: cifras, as: UTF8.self)
            anotar(.valorNoValido(escrito, esperado: "un número entero"), en: desde)
            return nil
        }
        return valor
    }

    mutating func identificador() throws(FalloDeJson) -> Identificador? {
        let desde = json.asomarsePosicion()
        guard let escrito = try texto() else { return nil }
        guard let id = Identificador(escrito) else {
            anotar(.valorNoValido(escrito, esperado: "un UUID"), en: desde)
            return nil
        }
        return id
    }

    mutating func booleano() throws(FalloDeJson) -> Bool? {
        _ = json.asomarse()
        if json.palabra("true") { return true }
        if json.palabra("false") { return false }
        try rechazar(esperado: "true o false")
        return nil
    }

    /// Notes that something else belongs here, and skips what is here.
    private mutating func rechazar(esperado: String) throws(FalloDeJson) {
        anotar(.tipoIncorrecto(esperado: esperado), en: json.asomarsePosicion())
        try json.saltar()
    }
}
