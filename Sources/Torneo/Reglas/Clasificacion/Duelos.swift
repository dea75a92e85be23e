/// What every two teams did against each other: sums that can be added to and taken from.
struct Duelos: Sendable {
    private struct Celda: Sendable {
        var delMenor = Balance()
        var delMayor = Balance()
        var jugados: Int32 = 0
        var pendientes: Int32 = 0
    }

    private var celdas: [Celda] = []
    private var indice: IndiceDisperso

    /// Makes an empty one.
    ///
    /// - Parameter equipos: how many teams there will be, as far as anybody knows.
    init(equipos: Int) {
        let previstas = min(equipos * max(0, equipos - 1) / 2, 1 << 14)
        indice = IndiceDisperso(capacidad: previstas)
        celdas.reserveCapacity(previstas)
    }

    /// Adds what a match gave its teams, or takes it away.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - visitante: the visitors.
    ///   - partes: what it counts for each.
    ///   - veces: 1 to add it, -1 to take it away.
    mutating func anotar(_ local: Int, _ visitante: Int, _ partes: Partes, veces: Int) {
        let celda = celda(local, visitante)
        let (menor, mayor) =
            local < visitante
            ? (partes.local, partes.visitante) : (partes.visitante, partes.local)
        celdas[celda].delMenor.anotar(menor, veces: veces)
        celdas[celda].delMayor.anotar(mayor, veces: veces)
        celdas[celda].jugados += Int32(truncatingIfNeeded: veces)
    }

    /// Counts a match of a pair as still to be played, or takes it away.
    mutating func esperar(_ uno: Int, _ otro: Int, veces: Int) {
        let celda = celda(uno, otro)
        celdas[celda].pendientes += Int32(truncatingIfNeeded: veces)
    }

    /// Both sides of a pair, and its matches; nil when they have none.
    func entre(
        _ uno: Int, _ otro: Int
    ) -> (del: Balance, contra: Balance, jugados: Int, pendientes: Int)? {
        guard let celda = buscar(uno, otro).map({ celdas[$0] }) else {
            return nil
        }
        let (del, contra) =
            uno < otro ? (celda.delMenor, celda.delMayor) : (celda.delMayor, celda.delMenor)
        return (del, contra, Int(celda.jugados), Int(celda.pendientes))
    }

    /// How often any two teams meet, as far as the matches show; nil when only part of a single
    /// round is known, so that a second one may follow.
    ///
    /// - Parameter equipos: how many teams have not withdrawn.
    /// - Returns: how often.
    /// - Complexity: O(pairs).
    func vueltas(equipos: Int) -> Int? {
        var mayor: Int32 = 0
        var conPartido = 0
        var hayPendientes = false
        for celda in celdas {
            let suyos = celda.jugados + celda.pendientes
            mayor = max(mayor, suyos)
            if suyos > 0 { conPartido += 1 }
            if celda.pendientes > 0 { hayPendientes = true }
        }
        guard mayor == 1, !hayPendientes else { return Int(mayor) }
        return conPartido >= equipos * (equipos - 1) / 2 ? 1 : nil
    }

    private mutating func celda(_ uno: Int, _ otro: Int) -> Int {
        let clave = IndiceDisperso.clave(min(uno, otro), max(uno, otro))
        if let hallada = indice.buscar(clave) { return hallada }
        indice.apuntar(celdas.count, clave: clave)
        celdas.append(Celda())
        return celdas.count - 1
    }

    private func buscar(_ uno: Int, _ otro: Int) -> Int? {
        indice.buscar(IndiceDisperso.clave(min(uno, otro), max(uno, otro)))
    }
}
