nonisolated extension Texto {
    // MARK: How a phone finds a server

    /// Title of the page, and the link to it.
    public static let enElMovil = Texto("Seguir en el móvil", "Follow on a phone")
    /// What to do with the codes.
    public static let enElMovilAyuda = Texto(
        "Apunta con la cámara de un móvil que esté en la misma red: se abre este torneo en el "
            + "navegador. La app lee el mismo código en «Seguir un Marcador».",
        "Point the camera of a phone in the same network at it: this tournament opens in the "
            + "browser. The app reads the same code under “Follow a Marcador”.")
    /// What the drawing is, for those who do not see it.
    public static let codigoQR = Texto(
        "Código QR con la dirección que está debajo", "QR code with the address below it")
    /// Opens the link in the app.
    public static let abrirEnLaApp = Texto("Abrir en la app Marcador", "Open in the Marcador app")
    /// Nobody else can reach the server.
    public static let soloEnEsteOrdenador = Texto(
        "Este Marcador solo se ve en este ordenador",
        "This Marcador can only be seen on this computer")
    /// What to do about it.
    public static let soloEnEsteOrdenadorAyuda = Texto(
        "Para que lo sigan otros, ciérralo y ábrelo con: marcador servir --escucha 127.0.0.1 "
            + "--escucha y la dirección de este ordenador en su red. Sin un enlace solo podrán mirar.",
        "For others to follow it, close it and open it with: marcador servir --escucha 127.0.0.1 "
            + "--escucha and the address of this computer in its network. Without a link they can only look."
    )
}
