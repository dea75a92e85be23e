#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A CSV file whose encoding and separator were found out.
struct FicheroCsv {
    let codificacion: Codificacion
    let separador: Character
    let tabla: TablaCsv
    /// The tables that stand in it one below the other, each with its heading.
    private(set) var secciones: [SeccionCsv] = []

    /// Reads a file.
    ///
    /// - Throws: `ErrorDeCarga` when it is too long or no text.
    /// - Complexity: O(bytes).
    init(_ datos: Data) throws(ErrorDeCarga) {
        guard datos.count <= DocumentoDelTorneo.tamanoMaximo else {
            throw .demasiadoGrande(bytes: datos.count, limite: DocumentoDelTorneo.tamanoMaximo)
        }
        let (codificacion, texto) = try Codificacion.leer(datos)
        self.codificacion = codificacion
        let bytes = Array(texto.utf8)
        let separador = Self.separador(bytes)
        self.separador = Character(Unicode.Scalar(separador))
        tabla = TablaCsv(bytes, separador: separador)
        buscarSecciones()
    }

    /// The separator under which the headings make most sense.
    private static func separador(_ bytes: [UInt8]) -> UInt8 {
        let principio = bytes.prefix(6)
        for candidato in candidatos
        where principio.starts(with: "sep=".utf8.map(\.self) + [candidato]) {
            return candidato
        }
        let notas = candidatos.map { candidato -> (conocidas: Int, columnas: Int) in
            let muestra = TablaCsv(bytes, separador: candidato, maximo: 1)
            let titulos = muestra.filas.first.map(muestra.textos) ?? []
            return (titulos.count { ColumnaCsv($0) != nil }, titulos.count)
        }
        var mejor = 0
        for (posicion, nota) in notas.enumerated() where nota > notas[mejor] { mejor = posicion }
        return candidatos[mejor]
    }

    private static let candidatos: [UInt8] = [
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
    ]

    private mutating func buscarSecciones() {
        var trasUnHueco = true
        for (numero, fila) in tabla.filas.enumerated() {
            if tabla.estaVacia(fila) {
                trasUnHueco = true
                continue
            }
            if trasUnHueco {
                trasUnHueco = false
                if numero == 0, tabla.texto(fila, 0).hasPrefix("sep=") {
                    trasUnHueco = true
                    continue
                }
                if let seccion = SeccionCsv(titulos: tabla.textos(fila), linea: fila.linea) {
                    secciones.append(seccion)
                    continue
                }
            }
            guard !secciones.isEmpty else { return }
            secciones[secciones.count - 1].filas.append(numero)
        }
    }
}

/// A table of a CSV file.
struct SeccionCsv {
    let clase: ClaseDeTablaCsv
    let titulos: [String]
    /// The line of the headings.
    let linea: Int
    /// Where each column is, by its number; -1 where there is none.
    private let columnas: [Int]
    /// The positions of its rows in the whole file.
    fileprivate(set) var filas: [Int] = []

    /// Makes one of a row of headings; nil when they say nothing.
    init?(titulos: [String], linea: Int) {
        var columnas: [ColumnaCsv: Int] = [:]
        for (posicion, titulo) in titulos.enumerated() {
            guard let columna = ColumnaCsv(titulo), columnas[columna] == nil else { continue }
            columnas[columna] = posicion
        }
        guard let clase = ClaseDeTablaCsv(Set(columnas.keys)) else { return nil }
        self.clase = clase
        self.columnas = ColumnaCsv.allCases.map { columnas[$0] ?? -1 }
        self.titulos = titulos
        self.linea = linea
    }

    subscript(columna: ColumnaCsv) -> Int? {
        let posicion = columnas[columna.rawValue]
        return posicion < 0 ? nil : posicion
    }

    /// The headings that mean nothing here.
    var desconocidos: [String] {
        titulos.enumerated().filter { posicion, titulo in
            !titulo.isEmpty && !columnas.contains(posicion)
        }.map(\.element)
    }
}
