package import Torneo

/// Makes secrets and holds them against what is kept of them; tests bring their own.
nonisolated package protocol Cerrajero: Sendable {
    /// A new secret, which nobody can guess: letters that can stand in an address.
    func secreto() -> String

    /// A new identity, which is no secret.
    ///
    /// - Parameter instante: when it is made.
    /// - Returns: the identity; two calls give two.
    func identificador(en instante: Instante) -> Identificador

    /// The hash under which a secret of this locksmith is kept.
    ///
    /// - Parameter secreto: anything that somebody claims to be one.
    /// - Returns: the hash; the same for the same secret.
    func huella(de secreto: String) -> HuellaDeSecreto

    /// Whether two hashes are the same, in a time that does not tell where they differ.
    func iguales(_ una: HuellaDeSecreto, _ otra: HuellaDeSecreto) -> Bool

    /// What is kept of a password, which costs time and memory to make.
    ///
    /// - Parameter contrasena: the password.
    /// - Returns: a line with all that is needed to check it; nil when there is no memory for it.
    func sellar(contrasena: String) -> String?

    /// Whether a password is the one of which this was kept; costs as much as keeping it.
    func coincide(contrasena: String, con sello: String) -> Bool
}
