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
