/// A table for people: columns aligned by what a terminal draws.
struct TablaDeTexto: Sendable {
    /// To which side a column is pushed.
    enum Lado: Sendable {
        case izquierda
        case derecha
    }

    /// A column: its heading and its side.
    struct Columna: Sendable {
        let titulo: String
        let lado: Lado

        init(_ titulo: String, _ lado: Lado = .izquierda) {
            self.titulo = titulo
            self.lado = lado
        }
    }

    private let columnas: [Columna]
    private let filas: [[String]]

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - columnas: the columns.
    ///   - filas: the rows, as many cells each as there are columns.
    init(_ columnas: [Columna], filas: [[String]]) {
        self.columnas = columnas
        self.filas = filas.map { $0.map(\.sinOrdenesDeTerminal) }
    }

    /// The lines: the headings, then the rows.
    ///
    /// - Complexity: O(cells).
    var lineas: [String] {
        let todas = [columnas.map(\.titulo)] + filas
        let anchuras = columnas.indices.map { c in todas.map { $0[c].columnas }.max() ?? 0 }
        return todas.map { fila in
            var linea = columnas.indices.map { c in
                rellenar(fila[c], hasta: anchuras[c], columnas[c].lado)
            }.joined(separator: "  ")
            while linea.last == " " { linea.removeLast() }
            return linea
        }
    }

    private func rellenar(_ texto: String, hasta anchura: Int, _ lado: Lado) -> String {
        let hueco = String(repeating: " ", count: anchura - texto.columnas)
        return lado == .izquierda ? texto + hueco : hueco + texto
    }
}
