/// Who may change something.
///
/// Until there are roles: only somebody at this computer, by a page of this server. Every part of the
/// rule guards against somebody else: the listener and the peer against the network, the forwarding
/// headers against a proxy that makes strangers look local, the host name against a foreign name that
/// was made to point here, and the origin against a page of another site.
enum Permiso {
    /// Whether the request may change something.
    static func puedeCambiar(_ cabeza: some CabezaDePeticion) -> Bool {
        guard cabeza.escucha.esLoopback, cabeza.origen.esLoopback else { return false }
        guard !cabeza.reenviada else { return false }
        guard let anfitrion = cabeza.cabecera("Host"), esDeAqui(anfitrion) else { return false }
        return true
    }

    /// Whether the request comes from a page of this server, or from no page at all.
    ///
    /// What the browser says of the site and of the origin must both hold: behind a proxy that passes
    /// a request on as its own, the page of a stranger is of the same origin as far as the browser
    /// knows, but that origin is not ours.
    static func vieneDeCasa(_ cabeza: some CabezaDePeticion) -> Bool {
        if let sitio = cabeza.cabecera("Sec-Fetch-Site"), !["same-origin", "none"].contains(sitio) {
            return false
        }
        guard let origen = cabeza.cabecera("Origin") else { return true }
        return origen == "http://\(cabeza.cabecera("Host") ?? "")"
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
