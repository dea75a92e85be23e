import MarcadorApp

/// Where a request comes from, as far as rights depend on it.
///
/// Somebody at this computer needs no link: he has the files anyway. Every part of the rule guards
/// against somebody else: the listener and the peer against the network, the forwarding headers
/// against a proxy that makes strangers look local, the host name against a foreign name that was
/// made to point here, and the origin against a page of another site.
struct Procedencia: Hashable, Sendable {
    /// The address under which others find the server, if it was told: scheme, host and port.
    var anunciada: String?
    /// The header in which a proxy on this computer writes the visitor's address; nil without one.
    var cabeceraDelProxy: String?

    /// Whether the request comes from somebody at this computer.
    func esDeEsteOrdenador(_ cabeza: some CabezaDePeticion) -> Bool {
        guard cabeza.escucha.esLoopback, cabeza.origen.esLoopback else { return false }
        guard !cabeza.reenviada else { return false }
        if let cabeceraDelProxy, cabeza.cabecera(cabeceraDelProxy) != nil { return false }
        guard let anfitrion = cabeza.cabecera("Host"), Self.esDeAqui(anfitrion) else {
            return false
        }
        return true
    }

    /// Whether the request comes from a page of this server, or from no page at all.
    ///
    /// What the browser says of the site and of the origin must both hold: behind a proxy that passes
    /// a request on as its own, the page of a stranger is of the same origin as far as the browser
    /// knows, but that origin is not ours.
    func vieneDeCasa(_ cabeza: some CabezaDePeticion) -> Bool {
        if let sitio = cabeza.cabecera("Sec-Fetch-Site"), !["same-origin", "none"].contains(sitio) {
            return false
        }
        guard let origen = cabeza.cabecera("Origin") else { return true }
        return origen == "http://\(cabeza.cabecera("Host") ?? "")" || origen == anunciada
    }

    /// Whether the browser that sent the request speaks TLS with somebody in front of us.
    func vaCifrada(_ cabeza: some CabezaDePeticion) -> Bool {
        guard anunciada?.hasPrefix("https://") ?? false else { return false }
        return cabeza.cabecera("Origin").map { $0 == anunciada } ?? cabeza.reenviada
    }

    /// Where attempts are counted: the visitor's network.
    ///
    /// Only a proxy on this computer is believed, and of what it says only the last: everything
    /// before may have come from the visitor himself.
    func red(de peticion: Peticion) -> String {
        if let cabeceraDelProxy, peticion.origen.esLoopback,
            let dicho = peticion.cabeceras.last(where: { $0.seLlama(cabeceraDelProxy) }),
            let ultima = dicho.valor.split(separator: ",").last
        {
            return Direccion(String(ultima.trimmingPrefix { $0 == " " })).red
        }
        return peticion.origen.red
    }

    /// Whether a `Host` header names this computer by a name that nobody else can give it.
    private static func esDeAqui(_ anfitrion: String) -> Bool {
        let nombre = sinPuerto(anfitrion.lowercased())
        if nombre.hasPrefix("["), nombre.hasSuffix("]") {
            return Direccion(String(nombre.dropFirst().dropLast())).esLoopback
        }
        return nombre == "localhost" || nombre.hasSuffix(".localhost")
            || Direccion(String(nombre)).esLoopback
    }

    private static func sinPuerto(_ anfitrion: String) -> Substring {
        guard let dosPuntos = anfitrion.lastIndex(of: ":"),
            anfitrion[dosPuntos...].dropFirst().utf8.allSatisfy({ (48...57).contains($0) })
        else { return anfitrion[...] }
        return anfitrion[..<dosPuntos]
    }
}
