extension Fecha {
    /// The day so many days later, or earlier when negative.
    ///
    /// - Parameter dias: how many days.
    /// - Returns: the day; nil outside the years 1…9999.
    /// - Complexity: O(1).
    public func sumando(dias: Int) -> Fecha? { Fecha(diasDesde1970: diasDesde1970 + dias) }

    /// How many days it is after another one; negative when it is earlier.
    ///
    /// - Complexity: O(1).
    public func dias(desde otra: Fecha) -> Int { diasDesde1970 - otra.diasDesde1970 }
}

extension Programacion {
    /// A kick-off on the day line: day, local time and zone; nil outside the calendar.
    ///
    /// - Parameters:
    ///   - minuto: minutes from midnight of the first day, each day with 1440 as on the wall.
    ///   - primerDia: the first day.
    ///   - zona: the time zone, if it is known.
    public init?(minuto: Int, desde primerDia: Fecha, zona: String?) {
        let (dias, resto) = minuto.quotientAndRemainder(dividingBy: Reloj24.dia)
        guard minuto >= 0, let fecha = primerDia.sumando(dias: dias),
            let hora = Hora(hora: resto / 60, minuto: resto % 60)
        else { return nil }
        self.init(fecha: fecha, hora: hora, zona: zona)
    }
}
