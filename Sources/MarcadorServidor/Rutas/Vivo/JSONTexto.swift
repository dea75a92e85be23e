import Foundation

/// Small JSON objects of strings, for events.
enum JSONTexto {
    /// An object with these members.
    ///
    /// - Parameter pares: keys and values; a key that comes twice keeps its last value.
    /// - Returns: one line of JSON.
    static func objeto(_ pares: [(String, String)]) -> String {
        let codificador = JSONEncoder()
        codificador.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let valores = Dictionary(pares) { $1 }
        guard let datos = try? codificador.encode(valores) else {
            preconditionFailure("A dictionary of strings is always JSON")
        }
        return String(decoding: datos, as: UTF8.self)
    }
}
