/// What can be wrong with a request, beyond the protocol.
nonisolated extension Texto {
    /// The path has no slash.
    public static let rutaSinBarra = Texto(
        "La dirección pedida no empieza por «/».", "The address asked for does not start with “/”.")
    /// The path is longer than allowed.
    ///
    /// - Parameter limite: bytes.
    /// - Returns: a sentence.
    public static func rutaDemasiadoLarga(_ limite: Int) -> Texto {
        Texto(
            "La dirección pedida es demasiado larga: el máximo son \(limite) bytes.",
            "The address asked for is too long: the limit is \(limite) bytes.")
    }
    /// A percent sign that is none.
    ///
    /// - Parameter texto: where it is.
    /// - Returns: a sentence.
    public static func porcentajeMalFormado(_ texto: String) -> Texto {
        Texto(
            "En «\(texto)» hay un «%» que no va seguido de dos cifras hexadecimales.",
            "In “\(texto)” there is a “%” that is not followed by two hexadecimal digits.")
    }
    /// Bytes that are no text.
    ///
    /// - Parameter texto: where they are.
    /// - Returns: a sentence.
    public static func noEsUTF8(_ texto: String) -> Texto {
        Texto("«\(texto)» no es texto en UTF-8.", "“\(texto)” is not UTF-8 text.")
    }
    /// A letter that cannot be in an address.
    ///
    /// - Parameter texto: where it is.
    /// - Returns: a sentence.
    public static func caracterProhibido(_ texto: String) -> Texto {
        Texto(
            "«\(texto)» contiene un carácter que no se admite en una dirección.",
            "“\(texto)” contains a character that is not allowed in an address.")
    }
    /// Content of another type.
    ///
    /// - Parameters:
    ///   - esperado: the type that was expected.
    ///   - recibido: the type that came; nil when none was named.
    /// - Returns: a sentence.
    public static func tipoInesperado(_ esperado: String, recibido: String?) -> Texto {
        Texto(
            "Se esperaba un contenido de tipo «\(esperado)» y llegó «\(recibido ?? "ninguno")».",
            "Content of type “\(esperado)” was expected and “\(recibido ?? "none")” came.")
    }
    /// More fields than allowed.
    ///
    /// - Parameter limite: how many are allowed.
    /// - Returns: a sentence.
    public static func demasiadosCampos(_ limite: Int) -> Texto {
        Texto(
            "Hay demasiados campos: el máximo son \(limite).",
            "There are too many fields: the limit is \(limite).")
    }
    /// JSON that is not what was expected.
    ///
    /// - Parameter detalle: what is wrong with it.
    /// - Returns: a sentence.
    public static func jsonInvalido(_ detalle: Texto) -> Texto {
        Texto(
            "El JSON recibido no es válido: \(detalle.espanol)",
            "The JSON received is not valid: \(detalle.ingles)")
    }

    /// A place in JSON.
    ///
    /// - Parameter ruta: the keys that lead there; none for the whole.
    /// - Returns: words for the middle of a sentence.
    public static func lugarEnJson(_ ruta: [String]) -> Texto {
        let camino = ruta.joined(separator: ".")
        return ruta.isEmpty
            ? Texto("en la raíz", "at the root") : Texto("en «\(camino)»", "in “\(camino)”")
    }
    /// A key is missing.
    ///
    /// - Parameters:
    ///   - clave: the key.
    ///   - lugar: where.
    /// - Returns: the end of a sentence.
    public static func faltaEnJson(_ clave: String, _ lugar: Texto) -> Texto {
        Texto(
            "falta «\(clave)» \(lugar.espanol).", "“\(clave)” is missing \(lugar.ingles).")
    }
    /// A value of another type.
    ///
    /// - Parameter lugar: where.
    /// - Returns: the end of a sentence.
    public static func otroTipoEnJson(_ lugar: Texto) -> Texto {
        Texto(
            "el valor \(lugar.espanol) es de otro tipo.",
            "the value \(lugar.ingles) is of another type.")
    }
    /// A value that is not there.
    ///
    /// - Parameter lugar: where.
    /// - Returns: the end of a sentence.
    public static func vacioEnJson(_ lugar: Texto) -> Texto {
        Texto("el valor \(lugar.espanol) está vacío.", "the value \(lugar.ingles) is empty.")
    }
    /// A value that makes no sense.
    ///
    /// - Parameter lugar: where.
    /// - Returns: the end of a sentence.
    public static func incomprensibleEnJson(_ lugar: Texto) -> Texto {
        Texto(
            "el valor \(lugar.espanol) no se entiende.",
            "the value \(lugar.ingles) makes no sense.")
    }
    /// A number with decimals, or with too many digits.
    ///
    /// - Parameter lugar: where.
    /// - Returns: the end of a sentence.
    public static func noEnteroEnJson(_ lugar: Texto) -> Texto {
        Texto(
            "el valor \(lugar.espanol) tiene que ser un número entero que no sea enorme.",
            "the value \(lugar.ingles) must be a whole number that is not huge.")
    }
    /// It is no JSON.
    public static let malEscritoEnJson = Texto("no está bien escrito.", "it is not well formed.")
    /// It could not be read, and nobody knows why.
    public static let ilegibleEnJson = Texto("no se pudo leer.", "it could not be read.")
}
