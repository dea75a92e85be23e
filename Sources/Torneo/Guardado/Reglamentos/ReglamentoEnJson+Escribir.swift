#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ReglamentoEnJson {
    /// The document: what is read from it is equal.
    ///
    /// - Returns: JSON in UTF-8, pretty-printed, keys sorted.
    /// - Complexity: O(teams named).
    public func aJson() -> Data {
        var json = EscritorJson()
        json.reglamento(reglamento, resoluciones)
        json.saltarDeLinea()
        return Data(json.bytes)
    }
}
