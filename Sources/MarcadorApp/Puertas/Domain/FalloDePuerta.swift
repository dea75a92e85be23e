/// Why somebody does not get in, or a link is not made.
nonisolated package enum FalloDePuerta: Error, Hashable, Sendable {
    /// No link has this secret.
    case secretoDesconocido
    /// The link has expired.
    case caducado
    /// The link was revoked.
    case revocado
    /// It is not the password, or there is none.
    case contrasenaMala
    /// Too many attempts: seconds until the next one.
    case demasiadosIntentos(segundos: Int)
    /// The password is too short or too long to be one.
    case contrasenaImposible
    /// There is no link of this identity.
    case noExisteElEnlace
    /// No more links can be kept.
    case demasiadosEnlaces(maximo: Int)
    /// The disk refused, in these words; nothing has changed.
    case disco(String)
}
