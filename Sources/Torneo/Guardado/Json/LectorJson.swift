/// Reads JSON from left to right, without building a tree: whoever calls it says what is expected
/// next.
///
/// Strict (RFC 8259), bounded in depth, and it knows at which byte it stands, so that a complaint can
/// name the place. Reading never crashes, whatever the bytes are.
struct LectorJson {
    /// How deep a document may nest; ours needs 5.
    static let anidamientoMaximo = 100

    /// The document and one 0 behind it, which spares asking for the end at every byte.
    let bytes: [UInt8]
    /// Where it stands.
    private(set) var posicion: Int
    private var profundidad = 0

    /// Makes a reader of a document.
    ///
    /// - Parameter documento: UTF-8, with or without a byte order mark.
    /// - Throws: `FalloDeJson` when it is not UTF-8.
    init(_ documento: some Collection<UInt8>) throws(FalloDeJson) {
        var bytes = Array(documento)
        if let roto = primerByteQueNoEsUtf8(bytes) {
            throw FalloDeJson(desde: roto, motivo: .sintaxis("el texto no está en UTF-8"))
        }
        let marca = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        bytes.append(0)
        self.bytes = bytes
        posicion = marca ? 3 : 0
    }

    /// The first byte of the next value or sign, blanks skipped; 0 at the end.
    mutating func asomarse() -> UInt8 {
        while true {
            let byte = bytes[posicion]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            posicion += 1
        }
    }

    /// Goes to a byte where a value begins, seen on an earlier walk.
    mutating func volver(a posicion: Int) {
        self.posicion = posicion
        profundidad = 0
    }

    /// Moves forward inside the value that is being read.
    mutating func avanzar(hasta posicion: Int) { self.posicion = posicion }

    /// Checks that nothing follows.
    mutating func terminar() throws(FalloDeJson) {
        guard asomarse() == 0, posicion == bytes.count - 1 else {
            throw fallo("sobra texto tras el final del documento")
        }
    }

    func fallo(_ frase: String, en posicion: Int? = nil) -> FalloDeJson {
        FalloDeJson(desde: posicion ?? self.posicion, motivo: .sintaxis(frase))
    }
}

extension LectorJson {
    /// Enters an object (`{`) or an array (`[`) whose first byte is next.
    mutating func entrar() throws(FalloDeJson) {
        profundidad += 1
        guard profundidad <= Self.anidamientoMaximo else {
            throw FalloDeJson(desde: posicion, motivo: .anidamiento)
        }
        posicion += 1
    }

    /// Reads the key of the next member of the object, and its colon.
    ///
    /// - Parameter primera: whether no member has been read yet; it is kept up to date.
    /// - Returns: the key; nil when the object closes.
    /// - Throws: `FalloDeJson` when neither is there.
    mutating func otraClave(_ primera: inout Bool) throws(FalloDeJson) -> TrozoDeTexto? {
        guard try sigue(&primera, cierre: UInt8(ascii: "}")) else { return nil }
        guard asomarse() == UInt8(ascii: "\"") else {
            throw fallo("aquí va una clave entre comillas")
        }
        let clave = try cadena()
        guard asomarse() == UInt8(ascii: ":") else { throw fallo("falta «:» tras la clave") }
        posicion += 1
        return clave
    }

    /// Whether the array has another element, which is then next.
    ///
    /// - Parameter primero: whether no element has been read yet; it is kept up to date.
    /// - Returns: false when the array closes.
    /// - Throws: `FalloDeJson` when neither is there.
    mutating func otroElemento(_ primero: inout Bool) throws(FalloDeJson) -> Bool {
        try sigue(&primero, cierre: UInt8(ascii: "]"))
    }

    private mutating func sigue(
        _ primero: inout Bool, cierre: UInt8
    ) throws(FalloDeJson) -> Bool {
        let byte = asomarse()
        if byte == cierre {
            posicion += 1
            profundidad -= 1
            return false
        }
        if primero {
            primero = false
        } else if byte == UInt8(ascii: ",") {
            posicion += 1
            guard asomarse() != cierre else { throw fallo("sobra una coma") }
        } else if posicion == bytes.count - 1 {
            throw fallo("el documento se acaba a medias")
        } else {
            throw fallo("falta una coma o el cierre «\(Character(Unicode.Scalar(cierre)))»")
        }
        return true
    }
}
