extension Respuesta {
    /// The headers that make a browser trust nothing but us: the one place they are written.
    ///
    /// Scripts, styles, images and connections come from this server only, nothing inline; no
    /// other page may frame ours; nothing is guessed about types; links tell nobody where from.
    public static let defensas: [Cabecera] = [
        Cabecera(
            "Content-Security-Policy",
            "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; "
                + "form-action 'self'; frame-ancestors 'none'"),
        Cabecera("X-Content-Type-Options", "nosniff"),
        Cabecera("X-Frame-Options", "DENY"),
        Cabecera("Referrer-Policy", "same-origin"),
        Cabecera("Cross-Origin-Opener-Policy", "same-origin"),
        Cabecera("Cross-Origin-Resource-Policy", "same-origin"),
    ]

    /// The same answer with every defence it does not set itself.
    public func conDefensas() -> Respuesta {
        var otra = self
        otra.cabeceras += Self.defensas.filter { cabecera($0.nombre) == nil }
        return otra
    }
}
