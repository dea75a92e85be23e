/// Writes an entry as JSON in one line; the same entry gives the same bytes everywhere.
struct EscritorDeApunte {
    private(set) var bytes: [UInt8] = []
    /// Whether a text was written otherwise than it was.
    private(set) var haRetocado = false
    private var vacio = true
    private let retoque: ((ClaveDeApunte, String) -> String)?

    /// Begins to write.
    ///
    /// - Parameter retoque: how a text under a key is written; nil for as it is.
    init(_ retoque: ((ClaveDeApunte, String) -> String)? = nil) { self.retoque = retoque }

    mutating func abrir() {
        bytes.append(UInt8(ascii: "{"))
        vacio = true
    }

    mutating func cerrar() {
        bytes.append(UInt8(ascii: "}"))
        vacio = false
    }

    /// Writes an object under a key.
    mutating func objeto(_ clave: ClaveDeApunte, _ miembros: (inout EscritorDeApunte) -> Void) {
        empezar(clave)
        abrir()
        miembros(&self)
        cerrar()
    }

    /// Writes a list of objects under a key.
    mutating func lista<T>(
        _ clave: ClaveDeApunte, _ elementos: [T], _ miembros: (inout EscritorDeApunte, T) -> Void
    ) {
        empezar(clave)
        bytes.append(UInt8(ascii: "["))
        for (lugar, elemento) in elementos.enumerated() {
            if lugar > 0 { bytes.append(UInt8(ascii: ",")) }
            abrir()
            miembros(&self, elemento)
            cerrar()
        }
        bytes.append(UInt8(ascii: "]"))
        vacio = false
    }

    mutating func texto(_ clave: ClaveDeApunte, _ texto: String?) {
        guard let texto else { return }
        let escrito = retoque?(clave, texto) ?? texto
        if escrito != texto { haRetocado = true }
        empezar(clave)
        escribir(escrito)
    }

    mutating func entero(_ clave: ClaveDeApunte, _ valor: Int?) {
        guard let valor else { return }
        empezar(clave)
        bytes.append(contentsOf: String(valor).utf8)
    }

    /// Writes a yes; a no is not written.
    mutating func cierto(_ clave: ClaveDeApunte, _ valor: Bool) {
        guard valor else { return }
        empezar(clave)
        bytes.append(contentsOf: "true".utf8)
    }

    /// Writes a value that is JSON already, byte by byte.
    mutating func bruto(_ clave: ClaveDeApunte, _ json: [UInt8]) {
        empezar(clave)
        bytes.append(contentsOf: json)
    }

    private mutating func empezar(_ clave: ClaveDeApunte) {
        if !vacio { bytes.append(UInt8(ascii: ",")) }
        escribir(clave.rawValue)
        bytes.append(UInt8(ascii: ":"))
        vacio = false
    }

    private mutating func escribir(_ texto: String) {
        var letras = EscritorJson()
        letras.texto(texto)
        bytes.append(contentsOf: letras.bytes)
    }
}
