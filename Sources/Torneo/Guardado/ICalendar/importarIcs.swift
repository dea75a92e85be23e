#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads fixtures and results from a calendar file, ours or any whose titles name two teams.
///
/// - Parameter datos: the file.
/// - Returns: the tournament, and what to know about it.
/// - Throws: `ErrorDeCarga` when it is too long, no text, or has no match.
/// - Complexity: O(bytes).
public func importar(ics datos: Data) throws(ErrorDeCarga) -> Importacion {
    guard datos.count <= tamanoMaximoDeTexto else {
        throw .demasiadoGrande(bytes: datos.count, limite: tamanoMaximoDeTexto)
    }
    let (_, texto) = try Codificacion.leer(datos)
    let lector = LectorIcs(LineasIcs.todas(texto))
    guard !lector.partidos.isEmpty else {
        throw lector.cortado.map { .eventoCortado(linea: $0) } ?? .sinPartidos(formato: "iCalendar")
    }
    var importador = Importador(lector.partidos, avisos: lector.avisos, buscaParejas: false)
    return try importador.importar(nombre: lector.nombre, uniones: [])
}
