#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How a CSV file is understood, before it is imported.
public struct VistaPreviaDeCsv: Sendable {
    /// A table of the file.
    public struct Tabla: Sendable {
        /// What its rows are about: `partidos`, `jugadores`, `eventos`, `tandas`, `torneo`.
        public let clase: String
        /// The headings as they stand there, with what they mean; nil when they mean nothing here.
        public let columnas: [(titulo: String, significado: String?)]
        /// How many rows there are.
        public let cuantas: Int
        /// The first rows.
        public let primeras: [[String]]
    }

    /// How the letters are written.
    public let codificacion: Codificacion
    /// What divides the fields.
    public let separador: Character
    /// The tables that were found.
    public let tablas: [Tabla]

    /// Looks at a file.
    ///
    /// - Parameters:
    ///   - datos: the file.
    ///   - filas: how many rows of each table are shown.
    /// - Throws: `ErrorDeCarga` when it is too long or no text.
    /// - Complexity: O(bytes).
    public init(_ datos: Data, filas: Int = 5) throws(ErrorDeCarga) {
        let fichero = try FicheroCsv(datos)
        codificacion = fichero.codificacion
        separador = fichero.separador
        tablas = fichero.secciones.map { seccion in
            Tabla(
                clase: seccion.clase.rawValue,
                columnas: seccion.titulos.enumerated().map { posicion, titulo in
                    let columna = ColumnaCsv(titulo)
                    let vale = columna.flatMap { seccion[$0] } == posicion
                    return (titulo, vale ? columna?.titulo : nil)
                },
                cuantas: seccion.filas.count,
                primeras: seccion.filas.prefix(filas).map {
                    fichero.tabla.textos(fichero.tabla.filas[$0])
                })
        }
    }
}
