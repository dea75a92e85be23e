#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Torneo {
    /// The JSON document of the tournament: pretty-printed, keys sorted, UTF-8.
    ///
    /// - Throws: `ErrorDeCarga` when two teams have one name, so that it could not be read back.
    /// - Complexity: O(events).
    public func aJson() throws(ErrorDeCarga) -> Data { try DocumentoDelTorneo(self).aJson() }
}

/// Reads a tournament from its JSON document.
///
/// - Parameter datos: the document, of the lessons or of any version of ours.
/// - Returns: the tournament; its teams are new objects.
/// - Throws: `ErrorDeCarga`, the first fault; `problemas(enJson:)` tells them all.
/// - Complexity: O(bytes).
public func torneoDesdeJson(_ datos: Data) throws(ErrorDeCarga) -> Torneo {
    Torneo(validado: try DocumentoDelTorneo(json: datos))
}
