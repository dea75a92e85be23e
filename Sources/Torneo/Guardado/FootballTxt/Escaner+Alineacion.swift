extension Escaner {
    /// Reads a moment behind a name, when nothing but brackets follows it.
    mutating func momentoAlFinal() -> Momento? {
        intentar { otro in
            otro.saltarBlancos()
            guard let momento = otro.momento(exigeMarca: true) else { return nil }
            otro.saltarBlancos()
            guard let siguiente = otro.siguiente else { return momento }
            return siguiente == "(" || siguiente == "[" ? momento : nil
        }
    }

    /// Reads from a bracket to the one that closes it, and says what stands between them.
    mutating func entreCorchetes() -> Substring? {
        intentar { otro in
            guard otro.siguiente == "(" || otro.siguiente == "[" else { return nil }
            let todo = otro.resto
            var hondo = 0
            while let letra = otro.siguiente {
                if letra == "(" || letra == "[" { hondo += 1 }
                if letra == ")" || letra == "]" { hondo -= 1 }
                if hondo == 0 {
                    let dentro = todo[todo.index(after: todo.startIndex)..<otro.resto.startIndex]
                    _ = otro.comer(letra)
                    return dentro
                }
                _ = otro.comer(letra)
            }
            return nil
        }
    }
}

extension String {
    /// The players of a line-up: commas, semicolons and dashes between blanks divide them.
    func separadoEnJugadores() -> [Substring] {
        separado { $0 == "," || $0 == ";" }.flatMap { $0.separadoPorGuiones() }
    }
}

extension Substring {
    /// Cuts at every dash between blanks that is not inside brackets.
    func separadoPorGuiones() -> [Substring] {
        var trozos: [Substring] = []
        var desde = startIndex
        var hondo = 0
        var anterior: Character = " "
        var posicion = startIndex
        while posicion < endIndex {
            let letra = self[posicion]
            let despues = index(after: posicion)
            if letra == "(" || letra == "[" { hondo += 1 }
            if letra == ")" || letra == "]" { hondo -= 1 }
            let haySitio = despues == endIndex || self[despues].isWhitespace
            if hondo <= 0, letra == "-" || letra == "–", anterior.isWhitespace, haySitio {
                trozos.append(self[desde..<posicion])
                desde = despues
            }
            anterior = letra
            posicion = despues
        }
        return trozos + [self[desde...]]
    }
}
