nonisolated extension Texto {
    private static let dias = [
        Texto("domingo", "Sunday"), Texto("lunes", "Monday"), Texto("martes", "Tuesday"),
        Texto("miércoles", "Wednesday"), Texto("jueves", "Thursday"), Texto("viernes", "Friday"),
        Texto("sábado", "Saturday"),
    ]

    private static let meses = [
        Texto("enero", "January"), Texto("febrero", "February"), Texto("marzo", "March"),
        Texto("abril", "April"), Texto("mayo", "May"), Texto("junio", "June"),
        Texto("julio", "July"), Texto("agosto", "August"), Texto("septiembre", "September"),
        Texto("octubre", "October"), Texto("noviembre", "November"),
        Texto("diciembre", "December"),
    ]

    /// A day, short.
    ///
    /// - Parameters:
    ///   - ano: year, Gregorian.
    ///   - mes: month, 1…12.
    ///   - dia: day of the month, from 1.
    /// - Returns: e.g. «Sáb 12 sep».
    /// - Precondition: `mes` in 1…12.
    public static func diaCorto(ano: Int, mes: Int, dia: Int) -> Texto {
        let semana = dias[diaDeLaSemana(ano: ano, mes: mes, dia: dia)]
        let delMes = meses[mes - 1]
        return Texto(
            "\(semana.espanol.prefix(3).capitalizada) \(dia) \(delMes.espanol.prefix(3))",
            "\(semana.ingles.prefix(3)) \(dia) \(delMes.ingles.prefix(3))")
    }

    /// A day and its month, as short as can be.
    ///
    /// - Parameters:
    ///   - mes: month, 1…12.
    ///   - dia: day of the month, from 1.
    /// - Returns: e.g. «12 sep».
    /// - Precondition: `mes` in 1…12.
    public static func diaYMes(mes: Int, dia: Int) -> Texto {
        let delMes = meses[mes - 1]
        return Texto("\(dia) \(delMes.espanol.prefix(3))", "\(dia) \(delMes.ingles.prefix(3))")
    }

    /// A day in full.
    ///
    /// - Parameters:
    ///   - ano: year, Gregorian.
    ///   - mes: month, 1…12.
    ///   - dia: day of the month, from 1.
    /// - Returns: e.g. «Sábado 12 de septiembre de 2026».
    /// - Precondition: `mes` in 1…12.
    public static func diaLargo(ano: Int, mes: Int, dia: Int) -> Texto {
        let semana = dias[diaDeLaSemana(ano: ano, mes: mes, dia: dia)]
        let delMes = meses[mes - 1]
        return Texto(
            "\(semana.espanol[...].capitalizada) \(dia) de \(delMes.espanol) de \(ano)",
            "\(semana.ingles) \(dia) \(delMes.ingles) \(ano)")
    }

    /// Day of the week of a Gregorian date, 0 is Sunday (Sakamoto's congruence).
    private static func diaDeLaSemana(ano: Int, mes: Int, dia: Int) -> Int {
        let desfase = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][mes - 1]
        let a = mes < 3 ? ano - 1 : ano
        let suma = a + a / 4 - a / 100 + a / 400 + desfase + dia
        return ((suma % 7) + 7) % 7
    }
}

nonisolated extension Substring {
    /// The same words with a capital first letter.
    fileprivate var capitalizada: String { prefix(1).uppercased() + dropFirst() }
}
