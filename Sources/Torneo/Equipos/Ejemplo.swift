/// The lessons' people, teams and two matches.
public enum Ejemplo {
    /// Ana, number 9 of Rayo FC.
    public static let ana = Jugador(nombre: "Ana", dorsal: 9)
    /// Luis of Rayo FC, without number.
    public static let luis = Jugador(nombre: "Luis")
    /// Marta, number 1 of Rayo FC.
    public static let marta = Jugador(nombre: "Marta", dorsal: 1)
    /// Iván, number 7 of Toros.
    public static let ivan = Jugador(nombre: "Iván", dorsal: 7)
    /// Sofía, number 10 of Toros.
    public static let sofia = Jugador(nombre: "Sofía", dorsal: 10)
    /// Pedro, number 4 of Lobos.
    public static let pedro = Jugador(nombre: "Pedro", dorsal: 4)
    /// Carla, number 5 of Lobos.
    public static let carla = Jugador(nombre: "Carla", dorsal: 5)
    /// Nico, number 11 of Águilas.
    public static let nico = Jugador(nombre: "Nico", dorsal: 11)

    /// Rayo FC.
    public static let rayo = equipo("Rayo FC", [ana, luis, marta])
    /// Toros.
    public static let toros = equipo("Toros", [ivan, sofia])
    /// Lobos.
    public static let lobos = equipo("Lobos", [pedro, carla])
    /// Águilas.
    public static let aguilas = equipo("Águilas", [nico])

    /// Rayo FC 2-1 Toros, with a card and a substitution.
    public static let rayoContraToros = Partido(
        local: rayo, visitante: toros,
        eventos: [
            .gol(minuto: 12, jugador: ana, equipo: rayo),
            .tarjeta(minuto: 30, jugador: ivan, color: .amarilla),
            .gol(minuto: 55, jugador: ivan, equipo: toros),
            .gol(minuto: 80, jugador: ana, equipo: rayo),
            .cambio(minuto: 85, sale: ana, entra: luis),
        ])

    /// Lobos 1-2 Águilas, with a red card.
    public static let lobosContraAguilas = Partido(
        local: lobos, visitante: aguilas,
        eventos: [
            .gol(minuto: 20, jugador: pedro, equipo: lobos),
            .gol(minuto: 33, jugador: nico, equipo: aguilas),
            .tarjeta(minuto: 60, jugador: carla, color: .roja),
            .gol(minuto: 70, jugador: nico, equipo: aguilas),
        ])

    private static func equipo(_ nombre: String, _ plantilla: [Jugador]) -> Equipo {
        guard let equipo = Equipo(nombre: nombre, plantilla: plantilla) else {
            preconditionFailure("The sample team \(nombre) must be valid")
        }
        return equipo
    }
}
