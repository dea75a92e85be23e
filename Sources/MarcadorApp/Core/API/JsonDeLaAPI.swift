package import Foundation

/// How the API is written: keys in order, slashes as they are.
nonisolated package enum JsonDeLaAPI {
    /// Writes a value.
    ///
    /// - Parameter valor: what to write.
    /// - Returns: the JSON.
    /// - Throws: what the encoder says.
    /// - Complexity: O(size of the value).
    package static func datos(_ valor: some Encodable) throws -> Data {
        let codificador = JSONEncoder()
        codificador.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try codificador.encode(valor)
    }
}
