import Torneo

/// A sentence about a table in the making, in both languages at once.
///
/// Pieces are appended and not put together from smaller strings: a table of twenty has twenty of them.
nonisolated struct FraseDeDesempate {
    private var espanol = ""
    private var ingles = ""

    init() {
        espanol.reserveCapacity(96)
        ingles.reserveCapacity(96)
    }

    /// The sentence so far.
    var texto: Texto { Texto(espanol, ingles) }

    mutating func poner(_ unas: String, _ otras: String) {
        espanol += unas
        ingles += otras
    }

    mutating func poner(_ iguales: String) { poner(iguales, iguales) }

    /// «Por delante de Toros».
    mutating func comienzo(delante: Bool, _ otro: String) {
        if delante {
            poner("Por delante de ", "Above ")
        } else {
            poner("Por detrás de ", "Below ")
        }
        poner(otro.aislado)
    }

    /// «Empatado en todo con Toros y Lobos: comparten el puesto».
    mutating func empatado(con otros: [String]) {
        poner("Empatado en todo con ", "Level in everything with ")
        enumerar(otros)
        poner(": comparten el puesto", ": they share the place")
    }

    /// « en sus dos partidos», or « en los partidos entre Toros, Lobos y Rayo».
    mutating func entre(_ varios: [String], partidos: Int) {
        guard varios.isEmpty else {
            poner(" en los partidos entre ", " in the matches between ")
            return enumerar(varios)
        }
        switch partidos {
        case 1: return poner(" en su partido", " in their match")
        case 2: poner(" en sus dos", " in their two")
        case 3: poner(" en sus tres", " in their three")
        case 4: poner(" en sus cuatro", " in their four")
        default:
            poner(" en sus ", " in their ")
            poner(String(partidos))
        }
        poner(" partidos", " matches")
    }

    private mutating func enumerar(_ nombres: [String]) {
        for (lugar, nombre) in nombres.enumerated() {
            if lugar > 0 {
                if lugar == nombres.count - 1 { poner(" y ", " and ") } else { poner(", ") }
            }
            poner(nombre.aislado)
        }
    }
}

nonisolated extension String {
    /// A name inside a sentence, kept apart from the writing direction of the sentence if it has another.
    ///
    /// - Complexity: O(n) in its bytes.
    var aislado: String {
        // Hebrew, Arabic and their neighbours begin with these bytes or, with three and four, with later ones.
        guard utf8.contains(where: { $0 >= 0xD6 }) else { return self }
        let vaAlReves = unicodeScalars.contains {
            switch $0.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                true
            default: false
            }
        }
        return vaAlReves ? "\u{2068}\(self)\u{2069}" : self
    }
}
