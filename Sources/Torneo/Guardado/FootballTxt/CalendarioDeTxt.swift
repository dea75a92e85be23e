/// On which day the matches are, as the lines with a day follow each other.
struct CalendarioDeTxt {
    private(set) var dia: Fecha?
    var hora: Hora?
    /// The year in which the season begins, from the title: `2024/25`, `2014`.
    private var anio: Int?
    /// Whether the season goes on into the next year.
    private var sonDosAnios = false
    private var primera: FechaDeTxt?

    init() {}

    /// Makes one.
    ///
    /// - Parameter titulo: the name of the tournament, which has the year in it.
    init(titulo: String) {
        var anterior: Character = " "
        var posicion = titulo.startIndex
        while posicion < titulo.endIndex {
            if titulo[posicion].esCifra, !anterior.esCifra {
                var escaner = Escaner(titulo[posicion...])
                if let leido = escaner.entero(cifras: 4...4), (1850...2150).contains(leido) {
                    anio = leido
                    let sigue = escaner.comer("/") || escaner.comer("-") || escaner.comer("–")
                    sonDosAnios = sigue && escaner.siguiente?.esCifra == true
                    return
                }
            }
            anterior = titulo[posicion]
            posicion = titulo.index(after: posicion)
        }
    }

    /// Takes note of a day, and forgets the time.
    ///
    /// - Returns: false when it cannot be known which day it is; then there is none.
    mutating func poner(_ leida: FechaDeTxt) -> Bool {
        hora = nil
        dia = nil
        if let suyo = leida.anio {
            dia = leida.fecha(suyo)
            if anio == nil { anio = suyo }
            return dia != nil
        }
        guard let anio else { return false }
        let primera = self.primera ?? leida
        self.primera = primera
        let antes = (leida.mes, leida.dia) < (primera.mes, primera.dia)
        // A season of two years that begins in spring, as some files do, is in its second year.
        let empiezaTarde = sonDosAnios && primera.mes < 6
        dia = leida.fecha(anio + (sonDosAnios && (antes || empiezaTarde) ? 1 : 0))
        return dia != nil
    }

    /// A heading ends what the day before it was about.
    mutating func olvidarDia() {
        dia = nil
        hora = nil
    }
}
