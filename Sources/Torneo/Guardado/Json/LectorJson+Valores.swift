extension LectorJson {
    /// Reads the string whose opening quote is next.
    mutating func cadena() throws(FalloDeJson) -> TrozoDeTexto {
        let principio = posicion + 1
        var donde = principio
        var conEscapes = false
        while true {
            let byte = bytes[donde]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                conEscapes = true
                donde += 1
            }
            guard bytes[donde] >= 0x20 else {
                guard donde >= bytes.count - 1 else {
                    throw fallo("un texto no puede partirse en líneas", en: donde)
                }
                throw fallo("el texto no se cierra con comillas")
            }
            donde += 1
        }
        avanzar(hasta: donde + 1)
        return TrozoDeTexto(rango: principio..<donde, conEscapes: conEscapes)
    }

    /// Reads the number whose first byte is next.
    ///
    /// - Returns: its value; nil when it is not whole or does not fit.
    mutating func entero() throws(FalloDeJson) -> Int? {
        let principio = posicion
        var donde = principio
        let negativo = bytes[donde] == UInt8(ascii: "-")
        if negativo { donde += 1 }
        var valor: Int? = 0
        let cifras = donde
        while let cifra = cifra(en: donde) {
            valor = valor.flatMap { suma(10, por: $0, mas: negativo ? -cifra : cifra) }
            donde += 1
        }
        guard donde > cifras, bytes[cifras] != UInt8(ascii: "0") || donde == cifras + 1 else {
            throw fallo("esto no es un número", en: principio)
        }
        if try saltarDecimales(&donde, principio) { valor = nil }
        avanzar(hasta: donde)
        return valor
    }

    /// Reads the word that is next, if it is this one.
    mutating func palabra(_ palabra: StaticString) -> Bool {
        let largo = palabra.utf8CodeUnitCount
        let coincide = palabra.withUTF8Buffer { letras in
            letras.indices.allSatisfy {
                posicion + $0 < bytes.count && bytes[posicion + $0] == letras[$0]
            }
        }
        if coincide { avanzar(hasta: posicion + largo) }
        return coincide
    }

    /// Walks over the next value, whatever it is, and checks its grammar.
    mutating func saltar() throws(FalloDeJson) {
        switch asomarse() {
        case UInt8(ascii: "{"):
            try entrar()
            var primera = true
            while try otraClave(&primera) != nil { try saltar() }
        case UInt8(ascii: "["):
            try entrar()
            var primero = true
            while try otroElemento(&primero) { try saltar() }
        case UInt8(ascii: "\""):
            let trozo = try cadena()
            if trozo.conEscapes { _ = try texto(trozo) }
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            _ = try entero()
        default:
            guard palabra("true") || palabra("false") || palabra("null") else {
                let fin = posicion >= bytes.count - 1
                throw fallo(fin ? "el documento se acaba a medias" : "aquí no empieza ningún valor")
            }
        }
    }

    private func cifra(en donde: Int) -> Int? {
        let byte = bytes[donde]
        return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte) - 48 : nil
    }

    private func suma(_ base: Int, por valor: Int, mas cifra: Int) -> Int? {
        let (producto, rebosa) = valor.multipliedReportingOverflow(by: base)
        let (total, desborda) = producto.addingReportingOverflow(cifra)
        return rebosa || desborda ? nil : total
    }

    private func saltarDecimales(_ donde: inout Int, _ principio: Int) throws(FalloDeJson) -> Bool {
        let antes = donde
        if bytes[donde] == UInt8(ascii: ".") {
            donde += 1
            try saltarCifras(&donde, principio)
        }
        if bytes[donde] == UInt8(ascii: "e") || bytes[donde] == UInt8(ascii: "E") {
            donde += 1
            if bytes[donde] == UInt8(ascii: "+") || bytes[donde] == UInt8(ascii: "-") { donde += 1 }
            try saltarCifras(&donde, principio)
        }
        return donde > antes
    }

    private func saltarCifras(_ donde: inout Int, _ principio: Int) throws(FalloDeJson) {
        guard cifra(en: donde) != nil else { throw fallo("esto no es un número", en: principio) }
        while cifra(en: donde) != nil { donde += 1 }
    }
}
