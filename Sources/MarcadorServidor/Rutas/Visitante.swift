import MarcadorApp

/// Who asks, as far as it decides what the answer looks like.
struct Visitante: Hashable, Sendable {
    /// The language: the one chosen (cookie), else the browser's, else Spanish.
    let idioma: Idioma
    /// Whether this visitor may only look.
    let soloLectura: Bool

    /// Recognises the visitor of a request.
    init(_ cabeza: some CabezaDePeticion) {
        idioma = cabeza.idioma
        soloLectura = !Permiso.puedeCambiar(cabeza)
    }

    /// The key under which an answer for visitors like this one is kept.
    ///
    /// - Parameter objetivo: path and query.
    /// - Returns: a key that differs for visitors who get different pages.
    func clave(_ objetivo: String) -> String {
        "\(idioma.rawValue)\(soloLectura ? "-" : "+")\(objetivo)"
    }
}
