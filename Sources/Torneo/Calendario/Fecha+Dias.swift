extension Fecha {
    /// The day so many days later, or earlier when negative.
    ///
    /// Counts in the Gregorian calendar by shifting the year to begin in March, so that the leap day
    /// is its last.
    ///
    /// - Parameter dias: how many days.
    /// - Returns: the day; nil outside the years 1…9999.
    /// - Complexity: O(1).
    public func sumando(dias: Int) -> Fecha? { Fecha(numero: numeroDeDia + dias) }

    /// Days since the first of March of the year 0.
    var numeroDeDia: Int {
        let anios = mes > 2 ? anio : anio - 1
        let meses = mes > 2 ? mes - 3 : mes + 9
        return anios * 365 + anios / 4 - anios / 100 + anios / 400 + (153 * meses + 2) / 5 + dia - 1
    }

    private init?(numero: Int) {
        guard numero > 0 else { return nil }
        let (eras, enEra) = numero.quotientAndRemainder(dividingBy: 146_097)
        let anios = (enEra - enEra / 1460 + enEra / 36_524 - enEra / 146_096) / 365
        let enAnio = enEra - (365 * anios + anios / 4 - anios / 100)
        let meses = (5 * enAnio + 2) / 153
        let dia = enAnio - (153 * meses + 2) / 5 + 1
        self.init(
            anio: eras * 400 + anios + (meses >= 10 ? 1 : 0),
            mes: meses < 10 ? meses + 3 : meses - 9,
            dia: dia)
    }
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
