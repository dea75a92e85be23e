/// Teams shared out into groups whose sizes differ by at most one.
public enum Grupos {
    /// By strength, as a snake: 1 2 3 3 2 1 1 2 3.
    ///
    /// - Parameters:
    ///   - equipos: the teams, the strongest first.
    ///   - cuantos: how many groups.
    /// - Returns: the groups; in each the strongest first.
    /// - Throws: `ErrorDeCalendario` for a repeated team, or when there are not two for each group.
    /// - Complexity: O(n).
    public static func enSerpiente<Participante: Hashable & Sendable>(
        _ equipos: [Participante], cuantos: Int
    ) throws(ErrorDeCalendario) -> [[Participante]] {
        try comprobarGrupos(equipos, cuantos)
        var grupos: [[Participante]] = Array(repeating: [], count: cuantos)
        for (posicion, equipo) in equipos.enumerated() {
            let (fila, columna) = posicion.quotientAndRemainder(dividingBy: cuantos)
            grupos[fila % 2 == 0 ? columna : cuantos - 1 - columna].append(equipo)
        }
        return grupos
    }

    /// Drawn by lots from pots: no group gets two of a pot before every group has one of it.
    ///
    /// Pots of any size will do: the teams of a pot that cannot fill a round go to the groups that
    /// have fewest, lots deciding among equals.
    ///
    /// - Parameters:
    ///   - bombos: the pots in the order in which they are drawn.
    ///   - cuantos: how many groups.
    ///   - azar: the lots.
    /// - Returns: the groups; in each the teams in the order of the pots.
    /// - Throws: `ErrorDeCalendario` for a repeated team, or when there are not two for each group.
    /// - Complexity: O(n).
    public static func sorteados<Participante: Hashable & Sendable>(
        bombos: [[Participante]], cuantos: Int, con azar: inout some RandomNumberGenerator
    ) throws(ErrorDeCalendario) -> [[Participante]] {
        try comprobarGrupos(bombos.flatMap(\.self), cuantos)
        var grupos: [[Participante]] = Array(repeating: [], count: cuantos)
        for bombo in bombos {
            var bolas = bombo.sorteado(con: &azar)[...]
            while !bolas.isEmpty {
                let turno = Array(grupos.indices).sorteado(con: &azar)
                let menor = turno.reduce(Int.max) { min($0, grupos[$1].count) }
                let primero = turno.filter { grupos[$0].count == menor }
                let despues = turno.filter { grupos[$0].count > menor }
                for grupo in primero + despues {
                    guard let bola = bolas.popFirst() else { break }
                    grupos[grupo].append(bola)
                }
            }
        }
        return grupos
    }

    /// Pots of the size of the number of groups, the strongest teams in the first.
    ///
    /// - Parameters:
    ///   - equipos: the teams, the strongest first.
    ///   - tamano: teams a pot, at least 1.
    /// - Returns: the pots; only the last may be smaller.
    /// - Complexity: O(n).
    public static func bombos<Participante>(
        _ equipos: [Participante], de tamano: Int
    ) -> [[Participante]] {
        stride(from: 0, to: equipos.count, by: tamano).map {
            Array(equipos[$0..<Swift.min($0 + tamano, equipos.count)])
        }
    }

    private static func comprobarGrupos<Participante: Hashable & Sendable>(
        _ equipos: [Participante], _ cuantos: Int
    ) throws(ErrorDeCalendario) {
        guard cuantos >= 1, cuantos <= equipos.count / 2 else {
            throw .numeroDeGrupos(cuantos, equipos: equipos.count)
        }
        try comprobarEquipos(equipos, admitidos: 2...Plan<Participante>.equiposMaximos)
    }
}
