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
