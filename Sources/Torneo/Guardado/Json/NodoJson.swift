/// A value of a document that somebody else designed: read whole, looked at afterwards.
///
/// Our own document is read without building a tree; other people's come in several shapes, and small.
struct NodoJson {
    indirect enum Valor {
        case objeto([(clave: String, valor: NodoJson)])
        case lista([NodoJson])
        case texto(String)
        /// A number; nil when it is not whole.
        case numero(Int?)
        case booleano(Bool)
        case nulo
    }

    /// The byte where it begins.
    let desde: Int
    let valor: Valor

    /// Reads the value that is next.
    ///
    /// - Throws: `FalloDeJson` when it is not JSON.
    init(_ lector: inout LectorJson) throws(FalloDeJson) {
        desde = lector.asomarsePosicion()
        switch lector.asomarse() {
        case UInt8(ascii: "{"): valor = .objeto(try Self.miembros(&lector))
        case UInt8(ascii: "["): valor = .lista(try Self.elementos(&lector))
        case UInt8(ascii: "\""): valor = .texto(try lector.texto(lector.cadena()))
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            let esNulo = lector.asomarse() == UInt8(ascii: "n")
            let esCierto = lector.asomarse() == UInt8(ascii: "t")
            try lector.saltar()
            valor = esNulo ? .nulo : .booleano(esCierto)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            valor = .numero(try lector.entero())
        default:
            try lector.saltar()
            valor = .nulo
        }
    }

    /// The value of a key, if it is an object that has it and it is not null.
    subscript(clave: String) -> NodoJson? {
        guard case .objeto(let miembros) = valor,
            let nodo = miembros.first(where: { $0.clave == clave })?.valor
        else { return nil }
        if case .nulo = nodo.valor { return nil }
        return nodo
    }

    var texto: String? { if case .texto(let texto) = valor { texto } else { nil } }
    var entero: Int? { if case .numero(let numero) = valor { numero } else { nil } }
    var lista: [NodoJson]? { if case .lista(let lista) = valor { lista } else { nil } }
    var esCierto: Bool { if case .booleano(true) = valor { true } else { false } }

    private static func miembros(
        _ lector: inout LectorJson
    ) throws(FalloDeJson) -> [(clave: String, valor: NodoJson)] {
        try lector.entrar()
        var miembros: [(clave: String, valor: NodoJson)] = []
        var primero = true
        while let clave = try lector.otraClave(&primero) {
            let nombre = try lector.texto(clave)
            miembros.append((nombre, try NodoJson(&lector)))
        }
        return miembros
    }

    private static func elementos(_ lector: inout LectorJson) throws(FalloDeJson) -> [NodoJson] {
        try lector.entrar()
        var elementos: [NodoJson] = []
        var primero = true
        while try lector.otroElemento(&primero) { elementos.append(try NodoJson(&lector)) }
        return elementos
    }
}
