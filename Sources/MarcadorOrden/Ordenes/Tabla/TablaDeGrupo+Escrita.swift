import MarcadorApp
import Torneo

extension TablaDeGrupo {
    /// As text, the name of the group above, adjustments below.
    ///
    /// - Parameter explica: whether a sentence a team follows.
    /// - Returns: the lines.
    func texto(explica: Bool) -> String {
        let numeros = ["J", "G", "E", "P", "GF", "GC", "DG", "Pts"]
        let tabla = TablaDeTexto(
            [.init("", .derecha), .init("Equipo")] + numeros.map { .init($0, .derecha) },
            filas: filas.map {
                [String($0.puesto), $0.equipo.nombre] + $0.cifras.map { String($0) }
            })
        let titulo = grupo.map { [$0.sinOrdenesDeTerminal] } ?? []
        let lineas = titulo + tabla.lineas + ajustes + decisiones + (explica ? explicacion : [])
        return lineas.map { $0 + "\n" }.joined()
    }

    private var ajustes: [String] {
        filas.filter { $0.ajuste != 0 }.map { fila in
            let signo = fila.ajuste > 0 ? "+" : "−"
            return "\(fila.equipo.nombre): \(signo)\(cuantos(abs(fila.ajuste), "punto")) de ajuste"
                .sinOrdenesDeTerminal
        }
    }

    private var decisiones: [String] {
        porDecidir.map { equipos in
            let frase = Texto.empatadosPorDecidir(equipos).en(.es)
            return "\(Texto.esperaDecision.en(.es)) \(frase)".sinOrdenesDeTerminal
        }
    }

    private var explicacion: [String] {
        let frases = filas.compactMap { fila in
            Self.frase(de: fila).map {
                "\(fila.puesto). \(fila.equipo.nombre). \($0)".sinOrdenesDeTerminal
            }
        }
        return ["", "Reglas: \(reglas)".sinOrdenesDeTerminal] + frases
            + (necesidades?.map(Self.frase).map(\.sinOrdenesDeTerminal)
                ?? [Texto.sinNecesidades.en(.es)])
    }

    private static func frase(de necesidad: Necesidad) -> String {
        "\(necesidad.equipo.nombre): \(Texto.necesidad(necesidad).en(.es))"
    }

    /// The headings of `celdas`.
    static let titulos = [
        "grupo", "puesto", "equipo", "jugados", "ganados", "empatados", "perdidos", "goles_favor",
        "goles_contra", "diferencia", "puntos", "ajuste",
    ]

    /// The rows as cells.
    ///
    /// - Parameter explica: whether the sentence is the last cell.
    /// - Returns: a list of cells a row.
    func celdas(explica: Bool) -> [[Csv.Celda]] {
        filas.map { fila in
            let comienzo: [Csv.Celda] = [
                grupo.map { .texto($0) } ?? .vacia, .numero(fila.puesto),
                .texto(fila.equipo.nombre),
            ]
            let frase: [Csv.Celda] =
                explica ? [Self.frase(de: fila).map { .texto($0) } ?? .vacia] : []
            return comienzo + (fila.cifras + [fila.ajuste]).map { .numero($0) } + frase
        }
    }
}

extension FilaDePosicion {
    /// What is counted, from matches played to points.
    fileprivate var cifras: [Int] {
        [
            jugados, ganados, empatados, perdidos, golesAFavor, golesEnContra, diferencia, puntos,
        ]
    }
}
