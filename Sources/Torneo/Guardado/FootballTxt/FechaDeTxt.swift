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

extension Escaner {
    /// Reads a day: `Fri Jun 14`, `Jun/14 2024`, `Sat 3 ago`, `2024-06-14`, `14.06.2024`, `14/6/2024`.
    ///
    /// Names of months and weekdays are English or Spanish, whole or the first three letters.
    ///
    /// - Returns: the day; nil, and nothing is read, when there is none.
    mutating func fecha() -> FechaDeTxt? {
        intentar { escaner in
            if escaner.nombre(de: NombresDeFecha.semana) != nil {
                _ = escaner.comer(".")
                _ = escaner.comer(",")
                guard escaner.siguiente?.isWhitespace == true else { return nil }
                escaner.saltarBlancos()
            }
            return escaner.intentar { $0.fechaConNombre() }
                ?? escaner.intentar { $0.fechaIso() } ?? escaner.intentar { $0.fechaEnCifras() }
        }
    }

    private mutating func fechaConNombre() -> FechaDeTxt? {
        var dia = entero(cifras: 1...2)
        if dia != nil {
            _ = comer(".")
            saltarBlancos()
            if comer(palabra: "de") { saltarBlancos() }
        }
        guard let mes = nombre(de: NombresDeFecha.meses) else { return nil }
        _ = comer(".")
        if dia == nil {
            if !comer("/") { saltarBlancos() }
            dia = entero(cifras: 1...2)
        }
        guard let dia else { return nil }
        let anio = intentar { escaner -> Int? in
            if !escaner.comer("/") {
                _ = escaner.comer(",")
                guard escaner.siguiente?.isWhitespace == true else { return nil }
                escaner.saltarBlancos()
                if escaner.comer(palabra: "de") { escaner.saltarBlancos() }
            }
            guard let anio = escaner.entero(cifras: 4...4), escaner.acabaLaPalabra else {
                return nil
            }
            return anio
        }
        guard acabaLaPalabra else { return nil }
        return FechaDeTxt(dia: dia, mes: mes, anio: anio)
    }

    private mutating func fechaIso() -> FechaDeTxt? {
        guard let anio = entero(cifras: 4...4), comer("-"), let mes = entero(cifras: 1...2),
            comer("-"), let dia = entero(cifras: 1...2), acabaLaPalabra
        else { return nil }
        return FechaDeTxt(dia: dia, mes: mes, anio: anio)
    }

    private mutating func fechaEnCifras() -> FechaDeTxt? {
        guard let dia = entero(cifras: 1...2), let corte = siguiente, corte == "." || corte == "/"
        else { return nil }
        _ = comer(corte)
        guard let mes = entero(cifras: 1...2) else { return nil }
        guard comer(corte) else {
            // Without a year it needs both full stops (`3.8.`) or it might be anything.
            return nil
        }
        if let anio = entero(cifras: 4...4), acabaLaPalabra {
            return FechaDeTxt(dia: dia, mes: mes, anio: anio)
        }
        guard corte == ".", acabaLaPalabra else { return nil }
        return FechaDeTxt(dia: dia, mes: mes, anio: nil)
    }

    /// Whether what was read is not continued by a letter or a digit.
    private var acabaLaPalabra: Bool {
        guard let siguiente else { return true }
        return !siguiente.isLetter && !siguiente.isNumber && siguiente != ":"
    }

    /// Reads a name out of a list, whole or shortened, and says which.
    private mutating func nombre(de lista: [[String]]) -> Int? {
        intentar { escaner in
            let letras = escaner.leer(mientras: { $0.isLetter })
            guard (2...12).contains(letras.count) else { return nil }
            let palabra = letras.lowercased()
            return lista.firstIndex { $0.contains(palabra) }.map { $0 + 1 }
        }
    }
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

extension Escaner {
    /// Reads a time of day with its zone, if it has one: `21:00`, `17:00 UTC-3`, `18h30 Europe/Madrid`.
    mutating func hora() -> (hora: Hora, zona: String?)? {
        let leida = intentar { escaner -> Hora? in
            guard let hora = escaner.entero(cifras: 1...2),
                escaner.comer(":") || escaner.comer("h"),
                let minuto = escaner.entero(cifras: 2...2)
            else { return nil }
            _ = escaner.comer("h")
            guard escaner.siguiente.map({ $0.isWhitespace || $0 == "," }) ?? true else {
                return nil
            }
            return Hora(hora: hora, minuto: minuto)
        }
        guard let leida else { return nil }
        let zona = intentar { escaner -> String? in
            escaner.saltarBlancos()
            return escaner.zona()
        }
        return (leida, zona)
    }

    /// Reads a time zone: `UTC-3`, `(UTC+2)`, `GMT`, `Europe/Madrid`, `CEST`.
    mutating func zona() -> String? {
        intentar { escaner in
            let entreParentesis = escaner.comer("(")
            let leida = escaner.leer(mientras: { !$0.isWhitespace && $0 != "(" && $0 != ")" })
            if entreParentesis, !escaner.comer(")") { return nil }
            guard escaner.siguiente?.isWhitespace ?? true else { return nil }
            return Self.esZona(leida) ? String(leida) : nil
        }
    }

    private static func esZona(_ texto: Substring) -> Bool {
        if ["UTC", "GMT", "CET", "CEST", "BST", "EET", "EEST", "WET", "WEST", "MSK"].contains(texto)
        {
            return true
        }
        for prefijo in ["UTC", "GMT"] where texto.hasPrefix(prefijo) {
            var cifras = Escaner(texto.dropFirst(3))
            guard cifras.comer("+") || cifras.comer("-") || cifras.comer("−"),
                cifras.entero(cifras: 1...2) != nil
            else { return false }
            if cifras.comer(":"), cifras.entero(cifras: 2...2) == nil { return false }
            return cifras.estaAlFinal
        }
        let partes = texto.split(separator: "/", omittingEmptySubsequences: false)
        return (2...3).contains(partes.count)
            && partes.allSatisfy { parte in
                parte.first?.isUppercase == true
                    && parte.allSatisfy {
                        $0.isASCII && ($0.isLetter || $0.isNumber || "_-+".contains($0))
                    }
            }
    }
}
