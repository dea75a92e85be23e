package import Torneo

/// All that is kept about doors: links, open sessions, the organiser's password.
///
/// A value: what changes is a new one, which counts once it is kept.
nonisolated package struct RegistroDePuertas: Hashable, Codable, Sendable {
    /// The links, from the oldest to the newest; those that open nothing any more stay for a while.
    package private(set) var enlaces: [Enlace] = []
    /// The open sessions, from the oldest to the newest.
    package private(set) var sesiones: [Sesion] = []
    /// What is kept of the organiser's password; nil when there is none.
    package var contrasena: String?

    /// How many links are kept at most.
    package static let maximoDeEnlaces = 2000
    /// How many sessions one link has at most; a further one ends the oldest.
    static let maximoPorEnlace = 20
    /// How many sessions there are at most; a further one ends the oldest.
    static let maximoDeSesiones = 5000
    /// How long a link that opens nothing is still shown, in milliseconds: 30 days.
    static let recuerdo = 30 * 24 * 3600 * 1000

    /// Nothing.
    package init() {}

    /// Whether its parts go together: no identity and no hash twice.
    var tieneSentido: Bool {
        Set(enlaces.map(\.id)).count == enlaces.count
            && Set(enlaces.map(\.huella)).count == enlaces.count
            && Set(sesiones.map(\.huella)).count == sesiones.count
    }

    /// The link of an identity, or nil.
    package func enlace(_ id: Identificador) -> Enlace? { enlaces.first { $0.id == id } }

    /// How many browsers a link is open in.
    package func abiertas(con id: Identificador, en ahora: Instante) -> Int {
        sesiones.count { $0.enlace == id && ahora < $0.caduca }
    }

    /// Adds a link.
    ///
    /// - Throws: `FalloDePuerta.demasiadosEnlaces`; nothing has changed then.
    mutating func anadir(_ enlace: Enlace) throws(FalloDePuerta) {
        guard enlaces.count < Self.maximoDeEnlaces else {
            throw .demasiadosEnlaces(maximo: Self.maximoDeEnlaces)
        }
        enlaces.append(enlace)
    }

    /// Revokes a link and ends its sessions; a revoked one stays as it is.
    ///
    /// - Throws: `FalloDePuerta.noExisteElEnlace`; nothing has changed then.
    mutating func revocar(_ id: Identificador, en ahora: Instante) throws(FalloDePuerta) {
        guard let lugar = enlaces.firstIndex(where: { $0.id == id }) else {
            throw .noExisteElEnlace
        }
        enlaces[lugar].revocado = enlaces[lugar].revocado ?? ahora
        sesiones.removeAll { $0.enlace == id }
    }

    /// Gives a link another secret and ends the sessions of the one before.
    ///
    /// - Throws: `FalloDePuerta`: there is no such link, or it opens nothing any more; nothing has
    ///   changed then.
    mutating func renovar(
        _ id: Identificador, con huella: HuellaDeSecreto, en ahora: Instante
    ) throws(FalloDePuerta) {
        guard let lugar = enlaces.firstIndex(where: { $0.id == id }) else {
            throw .noExisteElEnlace
        }
        try Self.comprobar(enlaces[lugar], en: ahora)
        enlaces[lugar].huella = huella
        sesiones.removeAll { $0.enlace == id }
    }

    /// Strikes names out of the organiser's words about links.
    mutating func tachar(_ nombres: Set<String>) {
        for lugar in enlaces.indices { enlaces[lugar].nota = enlaces[lugar].nota.sin(nombres) }
    }

    /// Opens a session.
    mutating func abrir(_ sesion: Sesion) {
        let suyas = sesiones.filter { $0.enlace == sesion.enlace }
        if suyas.count >= Self.maximoPorEnlace, let vieja = suyas.first {
            sesiones.removeAll { $0.huella == vieja.huella }
        }
        if sesiones.count >= Self.maximoDeSesiones { sesiones.removeFirst() }
        sesiones.append(sesion)
    }

    /// Ends a session; silent when there is none.
    mutating func cerrar(_ huella: HuellaDeSecreto) {
        sesiones.removeAll { $0.huella == huella }
    }

    /// Ends the sessions that were opened with the password.
    mutating func cerrarLasDeContrasena() { sesiones.removeAll { $0.enlace == nil } }

    /// Forgets what is long over.
    mutating func barrer(en ahora: Instante) {
        sesiones.removeAll { $0.caduca <= ahora }
        let limite = ahora.masTarde(ms: -Self.recuerdo)
        enlaces.removeAll { min($0.caduca, $0.revocado ?? $0.caduca) < limite }
    }

    /// Whether a link opens something.
    ///
    /// - Throws: `FalloDePuerta.caducado` or `.revocado` when it does not.
    static func comprobar(_ enlace: Enlace, en ahora: Instante) throws(FalloDePuerta) {
        switch enlace.estado(en: ahora) {
        case .vale: return
        case .caducado: throw .caducado
        case .revocado: throw .revocado
        }
    }
}
