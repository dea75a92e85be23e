/// The settings people choose, and what they are called where they are kept.
nonisolated package enum Ajustes {
    /// The key of the chosen duration.
    package static let claveDuracion = "duracionDelPartido"
    /// The durations on offer, in minutes.
    package static let duraciones = [90, 60]
    /// The duration when nobody chose, in minutes.
    package static let duracionPorDefecto = 90
}
