extension Liguilla {
    /// The teams that wait for the organiser's word, or lots: all was played, nothing puts them apart, and
    /// between the places that they share lies the first one, or the border of a zone.
    ///
    /// In a group the first place matters only where a zone says so.
    ///
    /// - Parameter filas: the table of everything that has been played.
    /// - Returns: lists of two teams or more, from first to last; none while a match remains.
    /// - Complexity: O(matches + teams × zones).
    public func empatesPorDecidir(de filas: [FilaDePosicion]) -> [[Equipo]] {
        guard !partidos.isEmpty, partidos.allSatisfy(\.ficha.estado.estaDecidido) else { return [] }
        var bordes = Set(
            reglas.zonas.flatMap { [$0.puestos.lowerBound - 1, $0.puestos.upperBound] })
        if grupo == nil { bordes.insert(1) }
        var puesto = 1
        return filas.puestosCompartidos.filter { empatados in
            defer { puesto += empatados.count }
            let ultimo = puesto + empatados.count - 1
            return empatados.count > 1 && bordes.contains { (puesto..<ultimo).contains($0) }
        }
    }
}

extension [FilaDePosicion] {
    /// The teams by the place that they share, from first to last; alone where they share none.
    fileprivate var puestosCompartidos: [[Equipo]] {
        var listas: [[Equipo]] = []
        for (lugar, fila) in enumerated() {
            if lugar > 0, self[lugar - 1].puesto == fila.puesto {
                listas[listas.count - 1].append(fila.equipo)
            } else {
                listas.append([fila.equipo])
            }
        }
        return listas
    }
}
