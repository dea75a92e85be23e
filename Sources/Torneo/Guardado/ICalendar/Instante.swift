/// A day and a time of day that can be counted with.
struct Instante: Hashable, Comparable {
    /// Seconds since 1970-01-01 00:00:00, without leap seconds.
    let segundos: Int

    init(segundos: Int) { self.segundos = segundos }

    init(_ fecha: Fecha, _ hora: Hora?) {
        segundos =
            fecha.diasDesde1970 * 86_400 + (hora?.hora ?? 0) * 3600 + (hora?.minuto ?? 0) * 60
    }

    static func < (uno: Instante, otro: Instante) -> Bool { uno.segundos < otro.segundos }

    /// The day; nil outside the years 1…9999.
    var fecha: Fecha? { Fecha(diasDesde1970: segundos.partido(entre: 86_400).cociente) }

    var hora: Hora? {
        let resto = segundos.partido(entre: 86_400).resto
        return Hora(hora: resto / 3600, minuto: resto / 60 % 60)
    }

    /// As iCalendar writes it: `20260905T103000`; empty outside the years 1…9999.
    var enCalendario: String {
        guard let fecha, let hora else { return "" }
        let resto = segundos.partido(entre: 60).resto
        return fecha.enCalendario + "T" + hora.enCalendario + (resto < 10 ? "0" : "") + "\(resto)"
    }
}

extension Fecha {
    /// As iCalendar writes it: `20260905`.
    var enCalendario: String { description.filter { $0 != "-" } }

    /// Days since 1970-01-01 in the Gregorian calendar.
    ///
    /// Years begin in March, so that the leap day is the last of a year; Howard Hinnant's method.
    var diasDesde1970: Int {
        let suAnio = mes <= 2 ? anio - 1 : anio
        let era = suAnio.partido(entre: 400)
        let diaDelAnio = (153 * (mes > 2 ? mes - 3 : mes + 9) + 2) / 5 + dia - 1
        let diaDeLaEra = era.resto * 365 + era.resto / 4 - era.resto / 100 + diaDelAnio
        return era.cociente * 146_097 + diaDeLaEra - 719_468
    }

    /// The inverse of `diasDesde1970`; nil outside the years 1…9999.
    init?(diasDesde1970 dias: Int) {
        let era = (dias + 719_468).partido(entre: 146_097)
        let resto = era.resto
        let anio = (resto - resto / 1460 + resto / 36_524 - resto / 146_096) / 365
        let diaDelAnio = resto - (365 * anio + anio / 4 - anio / 100)
        let mes = (5 * diaDelAnio + 2) / 153
        let suMes = mes < 10 ? mes + 3 : mes - 9
        self.init(
            anio: anio + era.cociente * 400 + (suMes <= 2 ? 1 : 0), mes: suMes,
            dia: diaDelAnio - (153 * mes + 2) / 5 + 1)
    }
}

extension Hora {
    /// As iCalendar writes it, without seconds: `1030`.
    fileprivate var enCalendario: String { description.filter { $0 != ":" } }
}

extension Int {
    /// Quotient and remainder, the remainder never negative.
    fileprivate func partido(entre divisor: Int) -> (cociente: Int, resto: Int) {
        let resto = self % divisor
        return resto < 0 ? (self / divisor - 1, resto + divisor) : (self / divisor, resto)
    }
}

/// A time zone that is a fixed distance from UTC: `UTC`, `UTC+3`, `GMT-4:30`.
func desplazamientoFijo(_ zona: String) -> Int? {
    guard zona.hasPrefix("UTC") || zona.hasPrefix("GMT") else { return nil }
    var escaner = Escaner(zona.dropFirst(3))
    if escaner.estaAlFinal { return 0 }
    let signo = escaner.comer("+") ? 1 : escaner.comer("-") || escaner.comer("−") ? -1 : 0
    guard signo != 0, let horas = escaner.entero(cifras: 1...2), horas <= 14 else { return nil }
    var minutos = 0
    if escaner.comer(":") { minutos = escaner.entero(cifras: 2...2) ?? 60 }
    guard escaner.estaAlFinal, minutos < 60 else { return nil }
    return signo * (horas * 3600 + minutos * 60)
}
