#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The longest openfootball file that is read, in bytes; a whole league season is a hundredth of it.
private let tamanoMaximo = 8 * 1_048_576

/// Reads a tournament of the openfootball project: `football.json` in its older and newer shapes.
///
/// Every score is right, extra time included and shoot-outs apart. What the source has wrong or lacks
/// is told and not guessed; where its goals contradict its score, the score wins.
///
/// - Parameters:
///   - datos: the file.
///   - uniones: spellings of one person, such as («Mbappé», «Kylian Mbappé»): within a team that has
///     both, the first becomes the second.
/// - Returns: the tournament, and what to know about it.
/// - Throws: `ErrorDeCarga` when it is not such a file.
/// - Complexity: O(bytes + scorers² of a team).
public func importar(
    openfootball datos: Data, uniones: [(String, String)] = []
) throws(ErrorDeCarga) -> Importacion {
    let (json, raiz) = try NodoJson.leer(datos, hasta: tamanoMaximo)
    let leido = try LectorAjeno(json, raiz)
    var importador = Importador(leido.partidos)
    return try importador.importar(nombre: leido.nombre, uniones: uniones)
}
