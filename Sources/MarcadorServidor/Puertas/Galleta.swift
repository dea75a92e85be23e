import MarcadorApp

/// The cookie of a session.
///
/// Scripts cannot read it, other sites' forms do not bring it along, and where there is TLS it never
/// goes without.
enum Galleta {
    /// Its name.
    static let nombre = "sesion"

    /// Gives it to a browser.
    ///
    /// - Parameters:
    ///   - secreto: its value.
    ///   - segundos: how long it is kept.
    ///   - cifrada: whether the browser speaks TLS.
    /// - Returns: the header line.
    static func puesta(_ secreto: String, segundos: Int64, cifrada: Bool) -> Cabecera {
        Cabecera(
            "Set-Cookie",
            "\(nombre)=\(secreto); Path=/; Max-Age=\(max(segundos, 1)); HttpOnly; SameSite=Lax"
                + (cifrada ? "; Secure" : ""))
    }

    /// Takes it away.
    static let quitada = Cabecera(
        "Set-Cookie", "\(nombre)=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}
