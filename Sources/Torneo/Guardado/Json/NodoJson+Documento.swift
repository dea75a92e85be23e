#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension NodoJson {
    /// Reads a whole document that somebody else designed.
    ///
    /// - Parameters:
    ///   - datos: the document in UTF-8.
    ///   - limite: bytes it may have at most.
    /// - Returns: a reader at its beginning, which knows the places, and the value.
    /// - Throws: `ErrorDeCarga` when it is too long or is not JSON, with the place.
    /// - Complexity: O(bytes).
    static func leer(
        _ datos: Data, hasta limite: Int
    ) throws(ErrorDeCarga) -> (json: LectorJson, raiz: NodoJson) {
        guard datos.count <= limite else {
            throw .demasiadoGrande(bytes: datos.count, limite: limite)
        }
        do throws(FalloDeJson) {
            let json = try LectorJson(datos)
            var lector = json
            let raiz = try NodoJson(&lector)
            try lector.terminar()
            return (json, raiz)
        } catch {
            throw Examen.problema(error, en: datos).error
        }
    }
}
