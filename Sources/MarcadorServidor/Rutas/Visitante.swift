import MarcadorApp
import Torneo

/// Who asks, as far as it decides what the answer looks like.
struct Visitante: Hashable, Sendable {
    /// The language: the one chosen (cookie), else the browser's, else Spanish.
    let idioma: Idioma
    /// The role; nil for somebody who only looks.
    let papel: Papel?
    /// Whether the role is from a session, which can be left.
    let conSesion: Bool
    /// The link of the session; nil for the password, and for whoever has no session.
    let enlace: Identificador?
    /// Whether the browser shows a session that opens nothing any more: whoever it is has to say so
    /// anew before he is anybody, at this computer too.
    let sesionPerdida: Bool

    /// Makes one.
    ///
    /// - Parameters:
    ///   - idioma: the language.
    ///   - papel: the role; nil for somebody who only looks.
    ///   - conSesion: whether the role is from a session.
    ///   - enlace: the link of the session.
    ///   - sesionPerdida: whether the browser shows a session that opens nothing any more.
    init(
        idioma: Idioma, papel: Papel?, conSesion: Bool = false, enlace: Identificador? = nil,
        sesionPerdida: Bool = false
    ) {
        self.sesionPerdida = sesionPerdida
        self.enlace = enlace
        self.idioma = idioma
        self.papel = papel
        self.conSesion = conSesion
    }

    /// Recognises the visitor of a request.
    ///
    /// Whoever came in by a link has the role of that link, also at this computer: so an organiser
    /// sees what he gives away, and «Salir» makes him organiser again. A session that was revoked
    /// or has expired gives nothing: nobody becomes more than he was by losing it.
    ///
    /// - Parameters:
    ///   - cabeza: the request.
    ///   - puertas: knows the sessions.
    ///   - procedencia: knows where requests come from.
    init(_ cabeza: some CabezaDePeticion, _ puertas: Puertas, _ procedencia: Procedencia) {
        idioma = cabeza.idioma
        let galleta = cabeza.cookie(Galleta.nombre).flatMap { $0.isEmpty ? nil : $0 }
        if let galleta, let suya = puertas.sesion(galleta) {
            (papel, conSesion, enlace) = (suya.papel, true, suya.enlace)
            sesionPerdida = false
        } else {
            sesionPerdida = galleta != nil
            papel =
                !sesionPerdida && procedencia.esDeEsteOrdenador(cabeza) ? .organizador : nil
            (conSesion, enlace) = (false, nil)
        }
    }

    /// The key under which an answer for visitors like this one is kept.
    ///
    /// - Parameter objetivo: path and query.
    /// - Returns: a key that differs for visitors who get different pages.
    func clave(_ objetivo: String) -> String { "\(idioma.rawValue)\(marca)\(objetivo)" }

    /// Differs for visitors with different roles, and can be told from what follows it; with the link
    /// of whoever may undo only what was written down with it.
    private var marca: String {
        guard papel != .organizador, let enlace else { return marcaDelPapel }
        return "~\(enlace)\(marcaDelPapel)"
    }

    private var marcaDelPapel: String {
        switch papel {
        case nil: sesionPerdida ? "x" : "-"
        case .organizador: conSesion ? "*" : "+"
        case .anotador(let torneo, .partido(let numero)): "p\(numero):\(torneo)"
        case .anotador(let torneo, .campo(let campo)): "c\(campo.utf8.count):\(campo)\(torneo)"
        case .capitan(let torneo, let equipo): "e\(equipo):\(torneo)"
        case .arbitro(let torneo, let partido): "a\(partido ?? 0):\(torneo)"
        }
    }
}
