/// A pair of numbers and what is said of it.
private struct Cifra {
    enum Clase { case nada, penaltis, prorroga, total, descanso, reglamentario }

    let marcador: Marcador
    let clase: Clase
}

extension Escaner {
    /// Reads a score with everything that belongs to it: `2-1 (1-0)`, `3-4 pen. 2-2 a.e.t. (1-1, 1-0)`,
    /// `1-1 a.e.t., 3-2 pen.`, `2-2 (aet, win 5-3 on pens)`, `3-3 [aet; X won 5-4 on penalties]`.
    mutating func resultado() -> ResultadoDeTxt? {
        intentar { escaner in
            guard let primera = escaner.cifra() else { return nil }
            var fuera = [primera]
            var dentro: [Cifra] = []
            var hayProrroga = false
            while true {
                let siguiente = escaner.intentar { otro -> Bool? in
                    otro.saltarBlancos()
                    if otro.comer(",") { otro.saltarBlancos() }
                    if let cifra = otro.cifra(), cifra.clase != .nada || fuera.sonSoloPenaltis {
                        fuera.append(cifra)
                        return true
                    }
                    return nil
                }
                if siguiente != nil { continue }
                if dentro.isEmpty, !hayProrroga,
                    let grupo = escaner.intentar({ $0.grupo() })
                {
                    (dentro, hayProrroga) = grupo
                    continue
                }
                break
            }
            return Self.interpretar(fuera, dentro, hayProrroga)
        }
    }

    /// Reads what stands behind the visitors' name and completes the score before it: `(aet, 3-2 pen)`.
    mutating func coletilla(de resultado: ResultadoDeTxt) -> ResultadoDeTxt? {
        intentar { escaner in
            guard let (dentro, hayProrroga) = escaner.grupo(), let marcador = resultado.marcador
            else { return nil }
            return Self.interpretar([Cifra(marcador: marcador, clase: .nada)], dentro, hayProrroga)
        }
    }

    /// Reads two numbers and what is said of them.
    private mutating func cifra() -> Cifra? {
        intentar { escaner in
            guard let marcador = escaner.marcador() else { return nil }
            let clase = escaner.intentar { otro -> Cifra.Clase? in
                otro.saltarBlancos()
                if otro.comer(palabra: "on") { otro.saltarBlancos() }
                if otro.comer(unaDe: ["a.e.t.", "a.e.t", "aet", "n.v.", "pró.", "prórroga"]) {
                    return .prorroga
                }
                let penaltis = ["penalties", "pens.", "pens", "pen.", "pen", "pso", "p.", "p"]
                if otro.comer(unaDe: penaltis) { return .penaltis }
                if otro.comer(unaDe: ["aggregate", "agg.", "agg"]) { return .total }
                return nil
            }
            if clase == nil, let siguiente = escaner.siguiente,
                !siguiente.isWhitespace && !",;)]".contains(siguiente)
            {
                return nil
            }
            return Cifra(marcador: marcador, clase: clase ?? .nada)
        }
    }

    /// Reads `2-1`, `2–1` or `2:1`; `21:00` is a time.
    private mutating func marcador() -> Marcador? {
        intentar { escaner in
            guard let local = escaner.entero(cifras: 1...3) else { return nil }
            let esHora = escaner.siguiente == ":"
            guard escaner.comer("-") || escaner.comer("–") || escaner.comer(":") else { return nil }
            guard let visitante = escaner.entero(cifras: esHora ? 1...1 : 1...3) else {
                return nil
            }
            return Marcador(local: local, visitante: visitante)
        }
    }

    /// Reads what stands in brackets behind a score, if all of it is about the score.
    private mutating func grupo() -> ([Cifra], Bool)? {
        saltarBlancos()
        let cierre: Character
        if comer("(") { cierre = ")" } else if comer("[") { cierre = "]" } else { return nil }
        let contenido = resto.prefix(120).prefix { $0 != cierre }
        _ = leer(letras: contenido.count)
        guard comer(cierre) else { return nil }
        var cifras: [Cifra] = []
        var hayProrroga = false
        for trozo in contenido.split(whereSeparator: { $0 == "," || $0 == ";" }) {
            var escaner = Escaner(trozo.recortado)
            if escaner.estaAlFinal { continue }
            if escaner.comer(unaDe: ["a.e.t.", "a.e.t", "aet", "after extra time", "prórroga"]),
                escaner.estaAlFinal
            {
                hayProrroga = true
                continue
            }
            guard let cifra = Self.elemento(trozo.recortado) else { return nil }
            if let cifra = cifra.first { cifras.append(cifra) }
        }
        guard !cifras.isEmpty || hayProrroga else { return nil }
        return (cifras, hayProrroga)
    }

    /// An element of the brackets; nil when it is about something else, empty when it adds nothing.
    private static func elemento(_ texto: String) -> [Cifra]? {
        var escaner = Escaner(texto)
        var clase: Cifra.Clase?
        if escaner.comer(palabra: "ht") {
            clase = .descanso
        } else if escaner.comer(palabra: "ft") {
            clase = .reglamentario
        } else if escaner.comer(unaDe: ["pen", "p"]) {
            clase = .penaltis
        } else if escaner.comer(palabra: "agg") {
            clase = .total
        }
        escaner.saltarBlancos()
        if let cifra = escaner.cifra() {
            guard escaner.estaAlFinal else { return nil }
            return [clase.map { Cifra(marcador: cifra.marcador, clase: $0) } ?? cifra]
        }
        return ganadores(texto)
    }

    /// `win 5-3 on pens`, `Switzerland won 5-4 on penalties`, `Spain wins on penalties`.
    private static func ganadores(_ texto: String) -> [Cifra]? {
        let palabras = texto.split(separator: " ")
        guard
            let verbo = palabras.firstIndex(where: {
                ["win", "wins", "won", "gana", "ganó"].contains($0.lowercased())
            })
        else { return nil }
        var escaner = Escaner(palabras[(verbo + 1)...].joined(separator: " "))
        if let cifra = escaner.cifra(), escaner.estaAlFinal, cifra.clase != .nada { return [cifra] }
        let resto = palabras[(verbo + 1)...].joined(separator: " ").lowercased()
        return ["on penalties", "on pens", "on away goals", "on aggregate"].contains(resto)
            ? [] : nil
    }

    private static func interpretar(
        _ fuera: [Cifra], _ dentro: [Cifra], _ hayProrroga: Bool
    ) -> ResultadoDeTxt? {
        var resultado = ResultadoDeTxt()
        resultado.huboProrroga = hayProrroga
        for cifra in fuera + dentro {
            switch cifra.clase {
            case .penaltis: resultado.tanda = cifra.marcador
            case .prorroga:
                resultado.conProrroga = cifra.marcador
                resultado.huboProrroga = true
            case .descanso: resultado.descanso = cifra.marcador
            case .reglamentario: resultado.reglamentario = cifra.marcador
            case .nada, .total: break
            }
        }
        if let principal = fuera.first(where: { $0.clase == .nada })?.marcador {
            if hayProrroga {
                resultado.conProrroga = principal
            } else {
                resultado.reglamentario = principal
            }
        }
        var sueltas = dentro.filter { $0.clase == .nada }.map(\.marcador)[...]
        if resultado.marcador == nil, sueltas.count == 3 {
            resultado.conProrroga = sueltas.removeFirst()
            resultado.huboProrroga = true
        }
        if resultado.reglamentario == nil, let primera = sueltas.popFirst() {
            resultado.reglamentario = primera
        }
        if let ultima = sueltas.last { resultado.descanso = ultima }
        return resultado.marcador == nil && resultado.tanda == nil ? nil : resultado
    }
}

extension [Cifra] {
    /// Whether the score proper is still to come.
    fileprivate var sonSoloPenaltis: Bool { allSatisfy { $0.clase == .penaltis } }
}
