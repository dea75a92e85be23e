import MarcadorApp

/// What is known of a request before its body: enough to pick a ready response.
///
/// The same questions can be asked of a request that is still in the library's hands, where
/// nothing has been copied yet, and of a complete ``Peticion``.
public protocol CabezaDePeticion {
    /// What the request asks to be done.
    var metodo: Metodo { get }

    /// The path exactly as it was sent: starts with `/`, still percent-encoded, no query.
    var ruta: String { get }

    /// What followed the `?`, still percent-encoded; empty when there was none.
    var textoDeConsulta: String { get }

    /// The peer's address.
    var origen: Direccion { get }

    /// The address of the listener the request came through.
    var escucha: Direccion { get }

    /// Whether a proxy has left a header that tells of it.
    var reenviada: Bool { get }

    /// The value of a header.
    ///
    /// - Parameter nombre: a header name in any case.
    /// - Returns: the first value under that name, or nil when the request has none.
    func cabecera(_ nombre: String) -> String?
}

extension CabezaDePeticion {
    /// The visitor's language: the one chosen here before, else the browser's, else Spanish.
    var idioma: Idioma { .deVisitante(cabecera(_:)) }

    /// The value of a cookie.
    ///
    /// - Parameter nombre: the cookie's name, case matters.
    /// - Returns: its value without surrounding quotes, or nil when the request has none.
    public func cookie(_ nombre: String) -> String? {
        cabecera("Cookie")?.cookie(nombre)
    }

    /// Whether the visitor prefers a page to data: the `Accept` header names `text/html`.
    public var prefierePagina: Bool { cabecera("Accept")?.contains("text/html") ?? false }
}

extension Idioma {
    /// The name of the cookie with the language that was chosen.
    static let cookie = "idioma"

    /// The language of whoever sent a request: the one chosen before, else the browser's, else
    /// Spanish.
    ///
    /// - Parameter cabecera: gives the value of a header of the request.
    /// - Returns: the language.
    static func deVisitante(_ cabecera: (String) -> String?) -> Idioma {
        cabecera("Cookie")?.cookie(cookie).flatMap(Idioma.init(rawValue:))
            ?? .preferido(segun: cabecera("Accept-Language"))
    }
}

extension String {
    /// The value of a cookie in the header that holds all of them.
    fileprivate func cookie(_ nombre: String) -> String? {
        for par in utf8.split(separator: UInt8(ascii: ";")) {
            let partes = par.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard partes.count == 2 else { continue }
            let clave = String(Substring(partes[0]).drop { $0 == " " })
            guard clave == nombre else { continue }
            let valor = Substring(partes[1])
            let entreComillas = valor.count >= 2 && valor.first == "\"" && valor.last == "\""
            return String(entreComillas ? valor.dropFirst().dropLast() : valor)
        }
        return nil
    }
}
