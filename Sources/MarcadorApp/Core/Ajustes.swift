/// The settings people choose, and what they are called where they are kept.
nonisolated package enum Ajustes {
    /// The key of the chosen duration.
    package static let claveDuracion = "duracionDelPartido"
    /// The durations on offer, in minutes.
    package static let duraciones = [90, 60]
    /// The duration when nobody chose, in minutes.
    package static let duracionPorDefecto = 90
    /// The key of the chosen pace.
    ///
    /// Not the name of the launch argument, which systems of Apple's show among the settings.
    package static let claveRitmo = "ritmoDeLosPartidos"
    /// The paces on offer, in milliseconds a minute: the demonstration's and real time.
    package static let ritmos = [ritmoPorDefecto, ritmoReal]
    /// That of a real match, in milliseconds a minute.
    package static let ritmoReal = 60_000
    /// The pace when nobody chose, in milliseconds a minute.
    package static let ritmoPorDefecto = 250
}
