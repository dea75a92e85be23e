/// What every two teams did against each other: sums that can be added to and taken from.
struct Duelos: Hashable, Sendable {
    /// One team's side of the matches of a pair.
    struct Lado: Hashable, Sendable {
        var puntos: Int32 = 0
        var goles: Int32 = 0
        var encajados: Int32 = 0
        var golesFuera: Int32 = 0
        var victorias: Int32 = 0
        var victoriasFuera: Int32 = 0
        /// Matches that count for this team.
        var jugados: Int32 = 0
    }

    private struct Celda: Hashable, Sendable {
        let menor: Int32
        let mayor: Int32
        var delMenor = Lado()
        var delMayor = Lado()
        var jugados: Int32 = 0
        var pendientes: Int32 = 0

        mutating func anotar(_ menor: Parte?, _ mayor: Parte?, veces: Int32) {
            jugados += veces
            if let menor { delMenor.anotar(menor, veces: veces) }
            if let mayor { delMayor.anotar(mayor, veces: veces) }
        }
    }

    private var celdas: [Celda] = []
    private var indice: IndiceDisperso

    static func == (unas: Duelos, otras: Duelos) -> Bool { unas.celdas == otras.celdas }

    func hash(into hasher: inout Hasher) { hasher.combine(celdas) }

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
    ///   - partes: what it counts for each; nil for a side that does not count.
    ///   - veces: 1 to add it, -1 to take it away.
    mutating func anotar(_ local: Int, _ visitante: Int, _ partes: Partes, veces: Int) {
        let (menor, mayor) =
            local < visitante
            ? (partes.local, partes.visitante) : (partes.visitante, partes.local)
        celdas[celda(local, visitante)].anotar(
            menor, mayor, veces: Int32(truncatingIfNeeded: veces))
    }

    /// Counts a match of a pair as still to be played, or takes it away.
    mutating func esperar(_ uno: Int, _ otro: Int, veces: Int) {
        let celda = celda(uno, otro)
        celdas[celda].pendientes += Int32(truncatingIfNeeded: veces)
    }

    /// Both sides of a pair, and its matches; nil when they have none.
    func entre(
        _ uno: Int, _ otro: Int
    ) -> (del: Lado, contra: Lado, jugados: Int, pendientes: Int)? {
        guard let celda = buscar(min(uno, otro), max(uno, otro)).map({ celdas[$0] }) else {
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
        let (menor, mayor) = (min(uno, otro), max(uno, otro))
        if let hallada = buscar(menor, mayor) { return hallada }
        indice.apuntar(celdas.count, huella: Self.huella(menor, mayor))
        celdas.append(
            Celda(
                menor: Int32(truncatingIfNeeded: menor), mayor: Int32(truncatingIfNeeded: mayor)))
        return celdas.count - 1
    }

    private func buscar(_ menor: Int, _ mayor: Int) -> Int? {
        indice.buscar(Self.huella(menor, mayor)) {
            Int(celdas[$0].menor) == menor && Int(celdas[$0].mayor) == mayor
        }
    }

    private static func huella(_ menor: Int, _ mayor: Int) -> UInt64 {
        let junta = UInt64(UInt32(truncatingIfNeeded: menor)) << 32 | UInt64(UInt32(mayor))
        let producto = junta.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return producto.high ^ producto.low
    }
}

extension Duelos.Lado {
    mutating func anotar(_ parte: Parte, veces: Int32) {
        puntos += veces * Int32(truncatingIfNeeded: parte.puntos)
        goles += veces * Int32(truncatingIfNeeded: parte.aFavor)
        encajados += veces * Int32(truncatingIfNeeded: parte.enContra)
        jugados += veces
        let gano = parte.desenlace == .victoria
        if gano { victorias += veces }
        guard parte.fuera else { return }
        golesFuera += veces * Int32(truncatingIfNeeded: parte.aFavor)
        if gano { victoriasFuera += veces }
    }
}
