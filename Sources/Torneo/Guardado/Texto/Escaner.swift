/// Reads a line from left to right.
struct Escaner {
    /// What has not been read yet.
    private(set) var resto: Substring

    init(_ texto: some StringProtocol) { resto = Substring(texto) }

    var estaAlFinal: Bool { resto.isEmpty }

    /// The next letter, without reading it.
    var siguiente: Character? { resto.first }

    mutating func saltarBlancos() {
        while resto.first?.isWhitespace == true { resto.removeFirst() }
    }

    /// Reads a letter if it is this one.
    mutating func comer(_ letra: Character) -> Bool {
        guard resto.first == letra else { return false }
        resto.removeFirst()
        return true
    }

    /// Reads words if they are next, whatever their case, and something else follows them.
    mutating func comer(palabra: String) -> Bool {
        let principio = resto.startIndex
        guard
            let final = resto.index(principio, offsetBy: palabra.count, limitedBy: resto.endIndex),
            resto[..<final].lowercased() == palabra
        else { return false }
        if let ultima = palabra.last, ultima.isLetter, final < resto.endIndex,
            resto[final].isLetter || resto[final].isNumber
        {
            return false
        }
        resto = resto[final...]
        return true
    }

    /// Reads one of several, trying them in order.
    mutating func comer(unaDe palabras: [String]) -> Bool {
        for palabra in palabras where comer(palabra: palabra) { return true }
        return false
    }

    /// Reads a number of so many ASCII digits; more digits make it another number, which is not read.
    mutating func entero(cifras: ClosedRange<Int>) -> Int? {
        let leidas = resto.prefix(while: \.esCifra)
        guard cifras.contains(leidas.count), let numero = Int(leidas) else { return nil }
        resto = resto.dropFirst(leidas.count)
        return numero
    }

    /// Reads as long as a condition holds.
    mutating func leer(mientras cumple: (Character) -> Bool) -> Substring {
        let leido = resto.prefix(while: cumple)
        resto = resto[leido.endIndex...]
        return leido
    }

    /// Reads so many letters, or as many as there are.
    mutating func leer(letras: Int) -> Substring {
        let leido = resto.prefix(letras)
        resto = resto[leido.endIndex...]
        return leido
    }

    /// Reads something or, if it is not there, nothing.
    mutating func intentar<T>(_ leer: (inout Escaner) -> T?) -> T? {
        let antes = self
        if let leido = leer(&self) { return leido }
        self = antes
        return nil
    }
}

extension Character {
    /// Whether it is one of 0…9.
    var esCifra: Bool { isASCII && isNumber }

    /// Whether a line ends with it, on any system.
    var esSaltoDeLinea: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension StringProtocol {
    /// Without blanks at both ends.
    var recortado: String {
        var trozo = self[...]
        while trozo.first?.isWhitespace == true { trozo.removeFirst() }
        while trozo.last?.isWhitespace == true { trozo.removeLast() }
        return String(trozo)
    }

    /// The runs of text between two or more blanks.
    var porDobleEspacio: [String] {
        var trozos: [String] = []
        var trozo = ""
        var blancos = 0
        for letra in self {
            if letra.isWhitespace {
                blancos += letra == "\t" ? 2 : 1
                continue
            }
            if blancos > 1, !trozo.isEmpty {
                trozos.append(trozo)
                trozo = ""
            } else if blancos == 1, !trozo.isEmpty {
                trozo.append(" ")
            }
            blancos = 0
            trozo.append(letra)
        }
        return trozo.isEmpty ? trozos : trozos + [trozo]
    }

    /// Cuts at every letter that is not inside parentheses or brackets.
    func separado(por esCorte: (Character) -> Bool) -> [Substring] {
        var trozos: [Substring] = []
        var desde = startIndex
        var hondo = 0
        var posicion = startIndex
        while posicion < endIndex {
            switch self[posicion] {
            case "(", "[": hondo += 1
            case ")", "]": hondo -= 1
            default:
                if hondo <= 0, esCorte(self[posicion]) {
                    trozos.append(Substring(self[desde..<posicion]))
                    desde = index(after: posicion)
                }
            }
            posicion = index(after: posicion)
        }
        trozos.append(Substring(self[desde...]))
        return trozos
    }
}
