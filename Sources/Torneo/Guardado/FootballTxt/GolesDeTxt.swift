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
