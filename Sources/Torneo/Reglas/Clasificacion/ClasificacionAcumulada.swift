/// A table that is kept, for teams of any kind: matches are added and taken away, and the rows can be asked
/// for at any time.
///
/// A value: a copy can be read on any thread.
public struct ClasificacionAcumulada<Id: Hashable & Sendable>: Sendable {
    /// The teams, in order of entry.
    public private(set) var equipos: [Id] = []
    private var numeros: [Id: Int] = [:]
    private var nucleo: NucleoDeTabla
    private let resoluciones: Resoluciones<Id>
    private let clave: @Sendable (Id) -> UInt64

    /// Makes a table in which nobody has played.
    ///
    /// - Parameters:
    ///   - equipos: the teams that appear even when they have not played.
    ///   - reglamento: what decides.
    ///   - resoluciones: what the organiser has decided.
    ///   - clave: what lots are drawn from, such as `claveDeSorteo(_:)` of a name; teams with the
    ///     same one cannot be put apart by lots.
    public init(
        equipos: [Id] = [], reglamento: some Reglamento,
        resoluciones: Resoluciones<Id> = Resoluciones(),
        clave: @escaping @Sendable (Id) -> UInt64 = { _ in 0 }
    ) {
        nucleo = NucleoDeTabla(reglamento.completo, equipos: equipos.count) {
            reglamento.puntosPor(golesAFavor: $0, golesEnContra: $1)
        }
        self.resoluciones = resoluciones
        self.clave = clave
        for equipo in equipos { _ = numero(de: equipo) }
    }

    /// Enters a team, so that it appears even when it has not played.
    ///
    /// - Parameter equipo: the team; one that is already there stays where it is.
    public mutating func inscribir(_ equipo: Id) { _ = numero(de: equipo) }

    /// Adds a match; a team seen for the first time is appended.
    ///
    /// - Parameter apunte: the match.
    /// - Complexity: O(1) on average.
    public mutating func sumar(_ apunte: ApunteDeTabla<Id>) { anotar(apunte, veces: 1) }

    /// Takes away a match that was added before, exactly as it was then.
    ///
    /// - Parameter apunte: the match, as it was added.
    /// - Complexity: O(1) on average.
    public mutating func restar(_ apunte: ApunteDeTabla<Id>) { anotar(apunte, veces: -1) }

    /// The rows from first to last.
    ///
    /// - Parameter vaAntes: whether the first team is shown before the second when they share a place;
    ///   it has no influence on the places.
    /// - Returns: the rows.
    /// - Complexity: O(t log t) for t teams, and O(l²) for each set of l that are level when
    ///   head-to-head decides.
    public func posiciones(vaAntes: (Id, Id) -> Bool) -> [Posicion<Id>] {
        nucleo.posiciones(equipos) { uno, otro in
            if vaAntes(equipos[uno], equipos[otro]) { return true }
            return vaAntes(equipos[otro], equipos[uno]) ? false : uno < otro
        }
    }

    /// The rows of some of the teams, with places among themselves.
    ///
    /// - Parameters:
    ///   - algunos: the teams.
    ///   - vaAntes: whether the first is shown before the second when they share a place.
    /// - Returns: the rows.
    func posiciones(de algunos: Set<Id>, vaAntes: (Id, Id) -> Bool) -> [Posicion<Id>] {
        nucleo.posiciones(equipos, solo: { algunos.contains(equipos[$0]) }) { uno, otro in
            if vaAntes(equipos[uno], equipos[otro]) { return true }
            return vaAntes(equipos[otro], equipos[uno]) ? false : uno < otro
        }
    }

    private mutating func anotar(_ apunte: ApunteDeTabla<Id>, veces: Int) {
        let (local, visitante) = (numero(de: apunte.local), numero(de: apunte.visitante))
        nucleo.anotar(local, visitante, apunte.estado, lados: apunte.lados, veces: veces)
        nucleo.amonestar(local, en: apunte.conductaLocal * veces)
        nucleo.amonestar(visitante, en: apunte.conductaVisitante * veces)
    }

    private mutating func numero(de equipo: Id) -> Int {
        if let numero = numeros[equipo] { return numero }
        let numero = equipos.count
        numeros[equipo] = numero
        equipos.append(equipo)
        nucleo.inscribir(
            resoluciones.circunstancia(de: equipo, clave: clave(equipo)),
            retirado: resoluciones.norma(para: equipo, nucleo.reglas))
        return numero
    }
}

/// What lots are drawn from, for a name: the same on every machine and in every run.
///
/// - Parameter nombre: the name.
/// - Returns: a number (FNV-1a of its UTF-8).
/// - Complexity: O(length).
public func claveDeSorteo(_ nombre: String) -> UInt64 {
    var clave: UInt64 = 0xCBF2_9CE4_8422_2325
    for letra in nombre.utf8 { clave = (clave ^ UInt64(letra)) &* 0x0000_0100_0000_01B3 }
    return clave
}
