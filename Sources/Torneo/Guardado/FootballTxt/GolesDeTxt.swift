/// What a line of goals says.
struct GolesDeTxt {
    /// The goals of each part, as the semicolon divides them: one part or two.
    var partes: [[GolAjeno]] = []
    /// Whose goal each is when the running score tells it: `1-0 Bonilla 42'`.
    var lados: [Bando]?
    /// What is not understood.
    var faltas: [String] = []

    /// Reads the goals of a match.
    ///
    /// The names of both notations are understood: `Ana 28', 70'(p), Eva 90'; Iván 10'(og)` and
    /// `Ana 10' Eva 45+1' (pen.); Iván 87' (o.g.)`; also `Ana (2), Eva` and, where no minute has its
    /// mark, `Ana 29, 88`.
    ///
    /// - Parameter texto: what stands between the parentheses.
    init(_ texto: String) {
        let conMarca = texto.contains("'") || texto.tieneCuentas
        var partes = texto.separado { $0 == ";" }.map(String.init)
        if partes.count == 1 { partes = texto.separadoPorGuion() }
        if partes.count > 2 {
            faltas.append("hay más de un punto y coma entre los goles")
            partes = Array(partes.prefix(2))
        }
        for parte in partes {
            var lector = LectorDeGoles(parte, exigeMarca: conMarca)
            lector.leer()
            self.partes.append(lector.goles)
            faltas += lector.faltas
            if let suyos = lector.lados { lados = (lados ?? []) + suyos }
        }
        if let lados, lados.count != self.partes.joined().count { self.lados = nil }
    }
}

extension String {
    /// Whether goals are counted, as in `Ana (2)`, so that bare numbers belong to names.
    fileprivate var tieneCuentas: Bool {
        var anterior: Character = " "
        for letra in self {
            if anterior == "(", letra.esCifra { return true }
            anterior = letra
        }
        return false
    }

    /// The two sides of a line of goals that a dash between blanks divides.
    fileprivate func separadoPorGuion() -> [String] {
        let trozos = split(separator: " ", omittingEmptySubsequences: true)
        guard let guion = trozos.firstIndex(of: "-"), guion > 0 || trozos.count > 1 else {
            return [self]
        }
        return [
            trozos[..<guion].joined(separator: " "), trozos[(guion + 1)...].joined(separator: " "),
        ]
    }
}

/// Reads the goals of one side.
private struct LectorDeGoles {
    private var escaner: Escaner
    private let exigeMarca: Bool
    private(set) var goles: [GolAjeno] = []
    private(set) var faltas: [String] = []
    private(set) var lados: [Bando]?
    private var anterior = Marcador.aCero
    /// Whose goals are being read, and whether one was found already.
    private var persona: PersonaAjena?
    private var tieneGoles = true

    init(_ texto: String, exigeMarca: Bool) {
        escaner = Escaner(texto)
        self.exigeMarca = exigeMarca
    }

    mutating func leer() {
        while true {
            escaner.saltarBlancos()
            if escaner.comer(",") { continue }
            if escaner.estaAlFinal { return cerrar() }
            if let momento = escaner.momento(exigeMarca: exigeMarca) {
                apuntar(momento, escaner.claseDeGol() ?? .jugada)
            } else if !tieneGoles, let clases = escaner.cuentaDeGoles() {
                for clase in clases { apuntar(nil, clase) }
            } else {
                let antes = escaner.resto.startIndex
                cerrar()
                leerParcial()
                leerNombre()
                if escaner.resto.startIndex == antes { saltar() }
            }
        }
    }

    /// Reads over something that is neither a name nor a minute.
    private mutating func saltar() {
        let sobra = escaner.leer(mientras: { $0 != "," && !$0.isWhitespace })
        faltas.append("no se entiende «\(sobra)» entre los goles")
    }

    /// A name that no minute follows is a goal.
    private mutating func cerrar() {
        if !tieneGoles { apuntar(nil, .jugada) }
        persona = nil
        tieneGoles = true
    }

    private mutating func apuntar(_ momento: Momento?, _ clase: ClaseDeGol) {
        tieneGoles = true
        if persona == nil { faltas.append("un gol no tiene autor") }
        var momento = momento
        if let leido = momento, !leido.esPosible {
            faltas.append("el minuto \(leido) no existe")
            momento = nil
        }
        goles.append(
            GolAjeno(
                autor: persona?.nombre == PersonaAjena.nadieEnTxt ? nil : persona,
                minuto: momento?.minuto, anadido: momento?.anadido ?? 0, clase: clase))
    }

    /// Reads the running score in front of a goal, which tells whose it is.
    private mutating func leerParcial() {
        let parcial = escaner.intentar { otro -> Marcador? in
            guard let local = otro.entero(cifras: 1...2), otro.comer("-"),
                let visitante = otro.entero(cifras: 1...2), otro.siguiente?.isWhitespace == true
            else { return nil }
            otro.saltarBlancos()
            return Marcador(local: local, visitante: visitante)
        }
        guard let parcial else { return }
        if parcial.goles == anterior.goles + 1 {
            lados = (lados ?? []) + [parcial.local > anterior.local ? .local : .visitante]
        }
        anterior = parcial
    }

    private mutating func leerNombre() {
        var nombre = ""
        while let letra = escaner.siguiente, letra != "," {
            if letra.isWhitespace {
                escaner.saltarBlancos()
                if !nombre.isEmpty,
                    escaner.asoma({ [exigeMarca] in
                        $0.momento(exigeMarca: exigeMarca) != nil
                    })
                {
                    break
                }
                if escaner.siguiente != ",", !escaner.estaAlFinal, !nombre.isEmpty { nombre += " " }
                continue
            }
            if letra == "(", escaner.asoma({ $0.cuentaDeGoles() != nil }) { break }
            nombre.append(letra)
            _ = escaner.comer(letra)
        }
        let limpio = nombre.recortado
        guard limpio != "-", limpio != "–", !limpio.isEmpty else { return }
        guard
            limpio.contains(where: \.isLetter)
                || limpio.unicodeScalars.contains(where: {
                    $0.value > 127
                })
        else {
            faltas.append("no se entiende «\(limpio)» entre los goles")
            return
        }
        persona = PersonaAjena(deTxt: limpio)
        tieneGoles = false
    }
}

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
