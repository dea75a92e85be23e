#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The tables of a tournament, as CSV has them.
public enum TablaDelTorneo: String, CaseIterable, Sendable {
    /// Its name.
    case torneo
    /// Teams and players.
    case equipos
    /// Fixtures and results.
    case partidos
    /// What happened in the matches, line-ups and kicks.
    case eventos
}

/// Reads a tournament from CSV files that belong together, such as results and goals.
///
/// Encoding and separator are found out, headings are understood in Spanish and English. A file may
/// hold several tables, each with its headings, with an empty line between them. What is wrong with a
/// row is told with its line; the rest is imported.
///
/// - Parameters:
///   - ficheros: the files, in any order.
///   - uniones: spellings of one person: within a team that has both, the first becomes the second.
/// - Returns: the tournament, and what to know about it.
/// - Throws: `ErrorDeCarga` when one is too long or no text, or no table has teams.
/// - Complexity: O(bytes + people² of a team of up to 400).
public func importar(
    csv ficheros: [Data], uniones: [(String, String)] = []
) throws(ErrorDeCarga) -> Importacion {
    var leidos: [FicheroCsv] = []
    for datos in ficheros { leidos.append(try FicheroCsv(datos)) }
    let lector = LectorDeCsv(leidos)
    guard !lector.partidos.isEmpty || !lector.plantel.equipos.isEmpty else {
        if let linea = leidos.compactMap(\.tabla.sinCerrar).first {
            throw .comillasSinCerrar(linea: linea)
        }
        let secciones = leidos.flatMap(\.secciones)
        if !secciones.isEmpty, secciones.allSatisfy(\.filas.isEmpty) { throw .sinFilas }
        throw .sinPartidos(formato: "CSV (hacen falta columnas como «local» y «visitante»)")
    }
    var importador = Importador(
        lector.partidos, plantel: lector.plantel, avisos: lector.avisos,
        buscaParejas: lector.partidos.count < 5_000)
    return try importador.importar(nombre: lector.nombre, uniones: uniones)
}

extension DocumentoDelTorneo {
    /// The tournament as CSV: its tables one below the other, or only one of them.
    ///
    /// Fields are quoted as RFC 4180 says, lines end with CR LF. A text that a spreadsheet would take
    /// for a formula gets an apostrophe in front, which `importar(csv:)` takes away.
    ///
    /// - Parameter tabla: the only table that is wanted; nil for all.
    /// - Returns: the text, to be written as UTF-8.
    /// - Complexity: O(events).
    public func aCsv(_ tabla: TablaDelTorneo? = nil) -> String {
        let escritor = EscritorDeCsv(self)
        if let tabla { return escritor.tabla(tabla) }
        return TablaDelTorneo.allCases.map(escritor.tabla).joined(separator: "\r\n")
    }
}
