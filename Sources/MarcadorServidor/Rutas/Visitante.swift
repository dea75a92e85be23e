import MarcadorApp

/// Who asks, as far as it decides what the answer looks like.
struct Visitante: Hashable, Sendable {
    /// The language: the one chosen (cookie), else the browser's, else Spanish.
    let idioma: Idioma
    /// The role; nil for somebody who only looks.
    let papel: Papel?
    /// Whether the role is from a session, which can be left.
    let conSesion: Bool

    /// Makes one.
    ///
    /// - Parameters:
    ///   - idioma: the language.
    ///   - papel: the role; nil for somebody who only looks.
    ///   - conSesion: whether the role is from a session.
    init(idioma: Idioma, papel: Papel?, conSesion: Bool = false) {
        self.idioma = idioma
        self.papel = papel
        self.conSesion = conSesion
    }

    /// Recognises the visitor of a request.
    ///
    /// Whoever came in by a link has the role of that link, also at this computer: so an organiser
    /// sees what he gives away, and «Salir» makes him organiser again.
    ///
    /// - Parameters:
    ///   - cabeza: the request.
    ///   - puertas: knows the sessions.
    ///   - procedencia: knows where requests come from.
    init(_ cabeza: some CabezaDePeticion, _ puertas: Puertas, _ procedencia: Procedencia) {
        idioma = cabeza.idioma
        if let galleta = cabeza.cookie(Galleta.nombre), let suya = puertas.sesion(galleta) {
            (papel, conSesion) = (suya.papel, true)
        } else {
            papel = procedencia.esDeEsteOrdenador(cabeza) ? .organizador : nil
            conSesion = false
        }
    }

    /// The key under which an answer for visitors like this one is kept.
    ///
    /// - Parameter objetivo: path and query.
    /// - Returns: a key that differs for visitors who get different pages.
    func clave(_ objetivo: String) -> String { "\(idioma.rawValue)\(marca)\(objetivo)" }

    /// Differs for visitors with different roles, and can be told from what follows it.
    private var marca: String {
        switch papel {
        case nil: "-"
        case .organizador: conSesion ? "*" : "+"
        case .anotador(let torneo, .partido(let numero)): "p\(numero):\(torneo)"
        case .anotador(let torneo, .campo(let campo)): "c\(campo.utf8.count):\(campo)\(torneo)"
        case .capitan(let torneo, let equipo): "e\(equipo):\(torneo)"
        case .arbitro(let torneo): "a:\(torneo)"
        }
    }
}
