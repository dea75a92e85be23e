import MarcadorApp

/// Who asks, as far as it decides what the answer looks like.
struct Visitante: Hashable, Sendable {
    /// The language: the one chosen (cookie), else the browser's, else Spanish.
    let idioma: Idioma
    /// Whether this visitor may only look.
    let soloLectura: Bool

    /// The name of the cookie with the chosen language.
    static let cookieDeIdioma = "idioma"

    /// Recognises the visitor of a request.
    init(_ cabeza: some CabezaDePeticion) {
        idioma =
            cabeza.cookie(Self.cookieDeIdioma).flatMap(Idioma.init(rawValue:))
            ?? Self.preferido(cabeza.cabecera("Accept-Language"))
        soloLectura = !Permiso.puedeCambiar(cabeza)
    }

    /// The key under which an answer for visitors like this one is kept.
    ///
    /// - Parameter objetivo: path and query.
    /// - Returns: a key that differs for visitors who get different pages.
    func clave(_ objetivo: String) -> String {
        "\(idioma.rawValue)\(soloLectura ? "-" : "+")\(objetivo)"
    }

    /// The language a browser asks for (RFC 9110, section 12.5.4), as far as there is one.
    ///
    /// - Parameter aceptados: the header `Accept-Language`, such as `en-GB,en;q=0.9,es;q=0.8`.
    /// - Returns: the accepted language of the greatest weight, Spanish when there is none.
    static func preferido(_ aceptados: String?) -> Idioma {
        guard let aceptados else { return .es }
        var mejor: (idioma: Idioma, peso: Double)?
        for trozo in aceptados.split(separator: ",").prefix(20) {
            let partes = trozo.split(separator: ";")
            let etiqueta = partes[0].drop { $0 == " " }.prefix(2).lowercased()
            guard let idioma = Idioma(rawValue: etiqueta) else { continue }
            let peso =
                partes.dropFirst().first.flatMap { q in
                    Double(q.drop { $0 == " " }.dropFirst(2))
                } ?? 1
            if peso > mejor?.peso ?? 0 { mejor = (idioma, peso) }
        }
        return mejor?.idioma ?? .es
    }
}
