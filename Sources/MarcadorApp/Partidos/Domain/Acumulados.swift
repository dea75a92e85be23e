import Torneo

/// Tables and scorers kept up to date match by match, so that one more goal costs the same in a
/// small tournament and in a huge one.
///
/// Which matches count, and in which table, is known by their position: whoever adds, takes out or moves
/// matches counts anew.
nonisolated struct Acumulados: Sendable {
    /// A table of the whole tournament (without name) or of one group.
    struct Grupo: Sendable {
        let nombre: String?
        var tabla: TablaAcumulada
    }

    private(set) var grupos: [Grupo] = []
    private(set) var goleadores: GoleadoresAcumulados

    /// For each match the table that it counts in; nil for one that counts in none.
    private let lugares: [Int?]

    /// Counts all matches once.
    ///
    /// The tables are those of `DocumentoDelTorneo.liguillas`: one a group in order of appearance, one of
    /// everything, or none in a knock-out.
    ///
    /// - Parameter documento: the tournament.
    /// - Complexity: O(events).
    init(_ documento: DocumentoDelTorneo) {
        lugares = documento.tablaDeCadaPartido
        goleadores = GoleadoresAcumulados(documento.partidos)
        grupos = documento.liguillas.map { liguilla in
            var tabla = TablaAcumulada(
                equipos: liguilla.equipos, reglamento: liguilla.reglas.reglamento,
                resoluciones: liguilla.resoluciones())
            for partido in liguilla.partidos { tabla.sumar(partido) }
            return Grupo(nombre: liguilla.grupo, tabla: tabla)
        }
    }

    /// Replaces a match by its newer state, which counts in the same table.
    ///
    /// - Parameters:
    ///   - posicion: its position in the list of the tournament, from 0.
    ///   - antes: the match as it was counted.
    ///   - despues: the match as it is now.
    /// - Complexity: O(events of the match).
    mutating func cambiar(_ posicion: Int, _ antes: Partido, por despues: Partido) {
        if let lugar = lugares[posicion] {
            grupos[lugar].tabla.restar(antes)
            grupos[lugar].tabla.sumar(despues)
        }
        goleadores.restar(antes)
        goleadores.sumar(despues)
    }
}
