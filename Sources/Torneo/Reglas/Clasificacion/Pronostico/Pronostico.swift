/// What is already certain about a team and the first places of a table.
///
/// By points alone: two teams that may end level are both taken for possible winners of the tie, so what
/// is said to be certain is certain by any criteria.
public struct Pronostico<Id: Hashable & Sendable>: Hashable, Sendable {
    /// The team.
    public let equipo: Id
    /// How many first places are asked about.
    public let plazas: Int
    /// How it stands.
    public let destino: Destino
    /// Whether `destino` is proven; when it is not, it says `abierto` because the search was given up.
    public let exacto: Bool
    /// The points that are enough from its remaining matches, whatever the others do: 0 when it
    /// needs none, nil when it does not depend on itself alone.
    public let bastan: Int?
    /// Whether fewer than `bastan` are proven not to be enough.
    public let bastanExacto: Bool
}

/// How it stands with a team and the first places.
public enum Destino: String, Hashable, Sendable {
    /// It ends in the first places, whatever happens.
    case asegurado
    /// It cannot end there, whatever happens.
    case imposible
    /// Both can still happen.
    case abierto
}

/// What is already certain about the first places of a table.
///
/// Sound in any case; complete when the search ends within its bounds, which every answer says. (With 3
/// points for a win the question is NP-complete: Kern and Paulusma, «The new FIFA rules are hard», 2001.)
///
/// - Parameters:
///   - filas: the table as it is.
///   - pendientes: the pairs that are still to meet, as often as they do.
///   - plazas: how many first places are asked about, 1 or more.
///   - reglas: the points of a match.
///   - trabajo: how many matches a search may look at before it is given up.
/// - Returns: an answer for each row, in order.
/// - Complexity: O(teams × trabajo) for where each team ends, up to 3⁶ times that for what it needs.
public func pronosticos<Id>(
    de filas: [Posicion<Id>], pendientes: [(Id, Id)], plazas: Int,
    reglas: ReglamentoDeCompeticion, trabajo: Int = 200_000
) -> [Pronostico<Id>] {
    guard let cuentas = cuentas(filas, pendientes, reglas, trabajo) else {
        return alFinal(filas, plazas)
    }
    return filas.indices.map { numero in
        let (destino, exacto) = cuentas.destino(de: numero, plazas: plazas)
        let bastan = cuentas.bastan(a: numero, plazas: plazas)
        return Pronostico(
            equipo: filas[numero].equipo, plazas: plazas, destino: destino, exacto: exacto,
            bastan: bastan.puntos, bastanExacto: bastan.exacto)
    }
}

/// How it stands with each team and the first places, without what it needs: much quicker.
///
/// - Parameters:
///   - filas: the table as it is.
///   - pendientes: the pairs that are still to meet, as often as they do.
///   - plazas: how many first places are asked about, 1 or more.
///   - reglas: the points of a match.
///   - trabajo: how many matches a search may look at before it is given up.
/// - Returns: an answer for each row, in order; `abierto` where the search was given up.
/// - Complexity: O(teams × trabajo).
public func destinos<Id>(
    de filas: [Posicion<Id>], pendientes: [(Id, Id)], plazas: Int,
    reglas: ReglamentoDeCompeticion, trabajo: Int = 200_000
) -> [Destino] {
    guard let cuentas = cuentas(filas, pendientes, reglas, trabajo) else {
        return alFinal(filas, plazas).map { $0.destino }
    }
    return filas.indices.map { cuentas.destino(de: $0, plazas: plazas).destino }
}

/// What can still happen; nil when nothing is to be played any more.
private func cuentas<Id>(
    _ filas: [Posicion<Id>], _ pendientes: [(Id, Id)], _ reglas: ReglamentoDeCompeticion,
    _ trabajo: Int
) -> CuentasPendientes? {
    var numeros: [Id: Int] = [:]
    for (numero, fila) in filas.enumerated() { numeros[fila.equipo] = numero }
    var parejas: [(Int, Int)] = []
    for (uno, otro) in pendientes {
        guard let local = numeros[uno], let visitante = numeros[otro],
            !filas[local].retirado, !filas[visitante].retirado
        else { continue }
        parejas.append((local, visitante))
    }
    guard !parejas.isEmpty else { return nil }
    return CuentasPendientes(
        puntos: filas.map { $0.puntosSiSigue }, pendientes: parejas, reglas: reglas,
        trabajo: trabajo)
}

/// With everything played the table itself says it; a tie that nothing has put apart is open.
private func alFinal<Id>(_ filas: [Posicion<Id>], _ plazas: Int) -> [Pronostico<Id>] {
    filas.map { fila in
        let empatados = filas.filter { $0.puesto == fila.puesto }.count
        let dentro = fila.puesto + empatados - 1 <= plazas
        return Pronostico(
            equipo: fila.equipo, plazas: plazas,
            destino: dentro ? .asegurado : fila.puesto > plazas ? .imposible : .abierto,
            exacto: true, bastan: dentro ? 0 : nil, bastanExacto: true)
    }
}

extension Posicion {
    /// Points; of a team that withdrew, so few that it stands last.
    fileprivate var puntosSiSigue: Int { retirado ? Int(Int32.min) / 2 : puntos }
}
