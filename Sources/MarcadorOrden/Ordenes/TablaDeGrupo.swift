import Torneo

/// The table of a group, or of the whole tournament, ready to be written.
struct TablaDeGrupo: Encodable, Sendable {
    /// A row.
    struct Fila: Encodable, Sendable {
        let puesto: Int
        let equipo: String
        let jugados: Int
        let ganados: Int
        let empatados: Int
        let perdidos: Int
        let golesAFavor: Int
        let golesEnContra: Int
        let diferencia: Int
        let puntos: Int
    }

    /// The name of the group; nil when the tournament has none.
    let grupo: String?
    /// The rows from first to last.
    let filas: [Fila]

    /// The tables of a tournament: one per group, in order of appearance, or one of everything.
    ///
    /// - Complexity: O(events).
    static func todas(de torneo: DocumentoDelTorneo) -> [TablaDeGrupo] {
        let grupos = torneo.partidos.grupos
        guard !grupos.isEmpty else {
            return [
                TablaDeGrupo(
                    grupo: nil, torneo.partidos.tablaDePosiciones(equipos: torneo.equipos))
            ]
        }
        let porGrupo = Dictionary(grouping: torneo.partidos) { $0.ficha.grupo }
        return grupos.map { TablaDeGrupo(grupo: $0, (porGrupo[$0] ?? []).tablaDePosiciones()) }
    }

    private init(grupo: String?, _ posiciones: [FilaDePosicion]) {
        self.grupo = grupo
        filas = zip(posiciones, posiciones.puestos).map { fila, puesto in
            Fila(
                puesto: puesto, equipo: fila.equipo.nombre, jugados: fila.jugados,
                ganados: fila.ganados, empatados: fila.empatados, perdidos: fila.perdidos,
                golesAFavor: fila.golesAFavor, golesEnContra: fila.golesEnContra,
                diferencia: fila.diferencia, puntos: fila.puntos)
        }
    }

    /// As text, the name of the group above.
    var texto: String {
        let numeros = ["J", "G", "E", "P", "GF", "GC", "DG", "Pts"]
        let tabla = TablaDeTexto(
            [.init("", .derecha), .init("Equipo")] + numeros.map { .init($0, .derecha) },
            filas: filas.map { [String($0.puesto), $0.equipo] + $0.cifras.map(String.init) })
        let titulo = grupo.map { [$0.sinOrdenesDeTerminal] } ?? []
        return (titulo + tabla.lineas).map { $0 + "\n" }.joined()
    }

    /// The headings of `celdas`.
    static let titulos = [
        "grupo", "puesto", "equipo", "jugados", "ganados", "empatados", "perdidos", "golesAFavor",
        "golesEnContra", "diferencia", "puntos",
    ]

    /// The rows as cells.
    var celdas: [[Csv.Celda]] {
        filas.map { fila in
            [grupo.map(Csv.Celda.texto) ?? .vacia, .numero(fila.puesto), .texto(fila.equipo)]
                + fila.cifras.map(Csv.Celda.numero)
        }
    }
}

extension TablaDeGrupo.Fila {
    /// What is counted, from matches played to points.
    fileprivate var cifras: [Int] {
        [
            jugados, ganados, empatados, perdidos, golesAFavor, golesEnContra, diferencia, puntos,
        ]
    }
}
