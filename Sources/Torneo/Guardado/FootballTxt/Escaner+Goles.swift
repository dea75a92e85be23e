extension Momento {
    /// Whether a match can have it.
    var esPosible: Bool {
        Partido.minutosPosibles.contains(minuto) && Partido.anadidosPosibles.contains(anadido)
    }
}

extension PersonaAjena {
    /// Who scored when nobody knows.
    static let nadieEnTxt = "N.N."

    /// Reads somebody with or without a number in front: `10 Ana`.
    init(deTxt texto: some StringProtocol) {
        var escaner = Escaner(texto.recortado)
        let dorsal = escaner.intentar { otro -> Int? in
            guard let dorsal = otro.entero(cifras: 1...3), otro.siguiente?.isWhitespace == true
            else { return nil }
            return dorsal
        }
        escaner.saltarBlancos()
        self.init(String(escaner.resto), dorsal: dorsal)
    }
}

extension Escaner {
    /// Whether something is next, which is not read.
    func asoma(_ hay: (inout Escaner) -> Bool) -> Bool {
        var copia = self
        return hay(&copia)
    }

    /// Reads a moment of a match: `45'`, `45+2'`, `90'+3`, and `45` where no mark is asked for.
    mutating func momento(exigeMarca: Bool) -> Momento? {
        intentar { otro in
            guard let minuto = otro.entero(cifras: 1...3) else { return nil }
            var tieneMarca = otro.comerMarca()
            var anadido = 0
            if otro.comer("+") {
                anadido = otro.entero(cifras: 1...2) ?? 0
                tieneMarca = otro.comerMarca() || tieneMarca
            }
            guard tieneMarca || !exigeMarca else { return nil }
            guard let siguiente = otro.siguiente else {
                return Momento(minuto: minuto, anadido: anadido)
            }
            let acaba = siguiente.isWhitespace || ",;()[]".contains(siguiente)
            guard acaba || otro.asoma({ $0.claseDeGol() != nil }) else { return nil }
            return Momento(minuto: minuto, anadido: anadido)
        }
    }

    private mutating func comerMarca() -> Bool { comer("'") || comer("’") || comer("′") }

    /// Reads how a goal was scored: `(p)`, ` (pen.)`, `pen`, `(og)`, `(o.g.)`; headers and free kicks
    /// are read over.
    mutating func claseDeGol() -> ClaseDeGol? {
        intentar { otro in
            otro.saltarBlancos()
            let entreParentesis = otro.comer("(")
            let clase: ClaseDeGol
            if otro.comer(unaDe: ["o.g.", "o.g", "og", "e.p.", "pp"]) {
                clase = .enPropia
            } else if otro.comer(unaDe: ["pen.", "pen", "p.", "p"]) {
                clase = .penalti
            } else if entreParentesis, otro.comer(unaDe: ["h", "f"]) {
                clase = .jugada
            } else {
                return nil
            }
            if entreParentesis { return otro.comer(")") ? clase : nil }
            let acaba = otro.siguiente.map { $0.isWhitespace || ",;)".contains($0) } ?? true
            return acaba ? clase : nil
        }
    }

    /// Reads how many goals without a minute somebody scored: `(2)`, `(3/1p)`, `(pen.)`, `(2 og)`.
    mutating func cuentaDeGoles() -> [ClaseDeGol]? {
        if let clase = asoma({ $0.comer("(") }) ? claseDeGol() : nil { return [clase] }
        return intentar { otro in
            guard otro.comer("("), let cuantos = otro.entero(cifras: 1...2), cuantos > 0 else {
                return nil
            }
            otro.saltarBlancos()
            var clases = [ClaseDeGol](repeating: .jugada, count: cuantos)
            if otro.comer("/") || otro.comer(",") {
                otro.saltarBlancos()
                let deEllos = otro.entero(cifras: 1...2) ?? 1
                guard otro.claseDeGol() == .penalti else { return nil }
                for posicion in 0..<min(deEllos, cuantos) { clases[posicion] = .penalti }
            } else if let clase = otro.claseDeGol() {
                clases = [ClaseDeGol](repeating: clase, count: cuantos)
            }
            return otro.comer(")") ? clases : nil
        }
    }
}
