nonisolated extension Texto {
    /// Title of the referees.
    public static let arbitros = Texto("Árbitros", "Referees")
    /// The list is empty and on its way.
    public static let buscandoArbitros = Texto("Buscando árbitros…", "Looking for referees…")
    /// What to do when the list could not be had.
    public static let compruebaLaConexion = Texto(
        "Comprueba la conexión y vuelve a intentarlo.", "Check the connection and try again.")
    /// The server answered with an empty list.
    public static let servidorSinArbitros = Texto(
        "El servidor no tiene ningún árbitro", "The server has no referees")
    /// What to do when the server has none: nothing is wrong with the connection.
    public static let compruebaElServicio = Texto(
        "Comprueba que es el servicio que querías y vuelve a intentarlo.",
        "Check that it is the service you meant and try again.")
    /// Asks the server for the list.
    public static let actualizar = Texto("Actualizar", "Refresh")
    /// The list is being asked for.
    public static let actualizando = Texto("Actualizando…", "Refreshing…")
    /// Under the notice: the saved list is still there.
    public static let listaGuardada = Texto(
        "Esta es la última lista guardada.", "This is the last saved list.")
    /// Hint while pulling down.
    public static let tiraParaActualizar = Texto("Tira para actualizar", "Pull to refresh")
    /// Hint when pulled far enough.
    public static let sueltaParaActualizar = Texto("Suelta para actualizar", "Release to refresh")
}
