extension [[Int]] {
    /// Rounds in the order in which they are played: those of a series, like «Matchday 1» and «Matchday 10»,
    /// by their numbers, the series and what has no number by the first of their matches.
    ///
    /// - Parameters:
    ///   - turnos: for each position, when its match comes, from 0.
    ///   - rotulo: the label of the round of a position; nil for those without one, which stay last.
    /// - Returns: the same rounds.
    /// - Complexity: O(n + r log r) in the positions and the rounds.
    nonisolated func enOrdenDeJornadas(
        _ turnos: [Int], rotulo: (Int) -> String?
    ) -> [[Int]] {
        var comienzos: [String: Int] = [:]
        let jornadas = map { posiciones in
            let suyo = posiciones.first.flatMap(rotulo).map { NumeroDeJornada($0) }
            let desde = posiciones.map { turnos[$0] }.min() ?? 0
            if let serie = suyo?.serie {
                comienzos[serie] = Swift.min(comienzos[serie] ?? desde, desde)
            }
            return (posiciones: posiciones, numero: suyo, desde: desde)
        }
        return jornadas.sorted { una, otra in
            guard let suyo = una.numero else { return false }
            guard let numero = otra.numero else { return true }
            let (antes, luego) = (comienzos[suyo.serie] ?? 0, comienzos[numero.serie] ?? 0)
            return (antes, suyo.numero, una.desde) < (luego, numero.numero, otra.desde)
        }.map(\.posiciones)
    }
}

/// Which round of which series a label says: the 3 of «Jornada 3».
nonisolated private struct NumeroDeJornada {
    /// The label without its number; the whole label when it counts nothing.
    let serie: String
    /// The number; 0 when there is none.
    let numero: Int

    init(_ rotulo: String) {
        guard let desde = rotulo.firstIndex(where: Self.esCifra) else {
            (serie, numero) = (rotulo, 0)
            return
        }
        let hasta = rotulo[desde...].firstIndex { !Self.esCifra($0) } ?? rotulo.endIndex
        let (antes, despues) = (rotulo[..<desde], rotulo[hasta...])
        // «Round of 16», «Ronda de 128» and «1/8» count teams.
        let cuentaEquipos = [" of ", " de "].contains { antes.lowercased().hasSuffix($0) }
        guard !cuentaEquipos, !despues.contains(where: Self.esCifra),
            let numero = Int(rotulo[desde..<hasta])
        else {
            (serie, self.numero) = (rotulo, 0)
            return
        }
        (serie, self.numero) = ("\(antes)#\(despues)", numero)
    }

    private static func esCifra(_ letra: Character) -> Bool { ("0"..."9").contains(letra) }
}
