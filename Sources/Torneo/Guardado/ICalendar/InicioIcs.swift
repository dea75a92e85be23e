/// A beginning as a calendar file writes it.
struct InicioIcs {
    let instante: Instante
    let tieneHora: Bool
    let esUTC: Bool

    /// Reads `20260905`, `20260905T103000` or `20260905T083000Z`; nil for anything else.
    init?(_ texto: String) {
        var escaner = Escaner(texto)
        guard let dia = escaner.entero(cifras: 8...8),
            let fecha = Fecha(anio: dia / 10_000, mes: dia / 100 % 100, dia: dia % 100)
        else { return nil }
        guard escaner.comer("T") else {
            guard escaner.estaAlFinal else { return nil }
            (instante, tieneHora, esUTC) = (Instante(fecha, nil), false, false)
            return
        }
        guard let horas = escaner.entero(cifras: 6...6),
            let hora = Hora(hora: horas / 10_000, minuto: horas / 100 % 100)
        else { return nil }
        esUTC = escaner.comer("Z")
        guard escaner.estaAlFinal else { return nil }
        (instante, tieneHora) = (Instante(fecha, hora), true)
    }
}
