/// A day as a football.txt writes it, perhaps without its year.
struct FechaDeTxt: Hashable {
    let dia: Int
    let mes: Int
    let anio: Int?

    /// The day with a year in which it can be.
    ///
    /// - Parameter anio: the year, if the day itself has none.
    /// - Returns: the day; nil when the calendar has none like it.
    func fecha(_ anio: Int) -> Fecha? { Fecha(anio: self.anio ?? anio, mes: mes, dia: dia) }
}

/// The names of months and weekdays, as they are written.
enum NombresDeFecha {
    static let meses = [
        ["jan", "january", "ene", "enero"], ["feb", "february", "febrero"],
        ["mar", "march", "marzo"], ["apr", "april", "abr", "abril"], ["may", "mayo"],
        ["jun", "june", "junio"], ["jul", "july", "julio"], ["aug", "august", "ago", "agosto"],
        ["sep", "sept", "september", "septiembre", "setiembre"], ["oct", "october", "octubre"],
        ["nov", "november", "noviembre"], ["dec", "december", "dic", "diciembre"],
    ]
    static let semana = [
        ["mon", "mo", "monday", "lun", "lunes"], ["tue", "tu", "tues", "tuesday", "martes"],
        ["wed", "we", "wednesday", "mié", "mie", "miércoles", "miercoles"],
        ["thu", "th", "thur", "thurs", "thursday", "jue", "jueves"],
        ["fri", "fr", "friday", "vie", "viernes"],
        ["sat", "sa", "saturday", "sáb", "sab", "sábado", "sabado"],
        ["sun", "su", "sunday", "dom", "domingo"],
    ]
    /// What we write.
    static let mesesEscritos = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    static let semanaEscrita = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
