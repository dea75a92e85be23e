/// Finds where in a document some bytes stand: the path, the line and the column.
///
/// Nothing of it is worked out while reading: a document without faults does not pay for it.
struct Lugares {
    private enum Paso {
        case clave(TrozoDeTexto)
        case indice(Int)
    }

    private var lector: LectorJson
    private var pendientes: ArraySlice<Int>
    private var pasos: [Paso] = []
    private var rutas: [Int: String] = [:]

    /// The places of some bytes.
    ///
    /// - Parameters:
    ///   - posiciones: bytes, in any order. A byte within a value gets the path of that value.
    ///   - json: the document.
    /// - Returns: a place for each byte.
    /// - Complexity: O(bytes + p log p) for p places.
    static func de(_ posiciones: [Int], en json: LectorJson) -> [Int: LugarDelDocumento] {
        var lugares = Lugares(json, Set(posiciones).sorted())
        try? lugares.recorrer()
        return lugares.conLineas()
    }

    private init(_ json: LectorJson, _ posiciones: [Int]) {
        lector = json
        lector.volver(a: json.posicion)
        pendientes = posiciones[...]
    }

    private mutating func recorrer() throws(FalloDeJson) {
        let byte = lector.asomarse()
        apuntar(hasta: lector.posicion)
        if byte == UInt8(ascii: "{") {
            try lector.entrar()
            var primera = true
            while !pendientes.isEmpty, let clave = try lector.otraClave(&primera) {
                pasos.append(.clave(clave))
                try recorrer()
                pasos.removeLast()
            }
        } else if byte == UInt8(ascii: "[") {
            try lector.entrar()
            var primero = true
            var indice = 0
            while !pendientes.isEmpty, try lector.otroElemento(&primero) {
                pasos.append(.indice(indice))
                try recorrer()
                pasos.removeLast()
                indice += 1
            }
        } else {
            try lector.saltar()
        }
    }

    /// Gives the path of this moment to the places that have been reached.
    private mutating func apuntar(hasta posicion: Int) {
        while let suya = pendientes.first, suya <= posicion {
            rutas[suya] = ruta
            pendientes.removeFirst()
        }
    }

    private var ruta: String {
        var ruta = ""
        for paso in pasos {
            switch paso {
            case .indice(let indice): ruta += "[\(indice)]"
            case .clave(let trozo):
                let clave = (try? lector.texto(trozo)) ?? "?"
                ruta += ruta.isEmpty ? clave : ".\(clave)"
            }
        }
        return ruta.isEmpty ? "el documento" : ruta
    }

    private func conLineas() -> [Int: LugarDelDocumento] {
        var lugares: [Int: LugarDelDocumento] = [:]
        var linea = 1
        var principio = 0
        var leido = 0
        for posicion in Set(rutas.keys).union(pendientes).sorted() {
            while leido < posicion {
                if lector.bytes[leido] == UInt8(ascii: "\n") {
                    linea += 1
                    principio = leido + 1
                }
                leido += 1
            }
            let antes = String(decoding: lector.bytes[principio..<posicion], as: UTF8.self)
            lugares[posicion] = LugarDelDocumento(
                ruta: rutas[posicion] ?? "el documento", linea: linea, columna: antes.count + 1)
        }
        return lugares
    }
}
