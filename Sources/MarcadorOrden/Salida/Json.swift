import Foundation

/// Writes a value as JSON for people and programs: pretty-printed, sorted keys, a final line end.
///
/// - Parameter valor: the value.
/// - Returns: the document.
/// - Throws: what the encoder says.
func json(_ valor: some Encodable) throws -> String {
    let codificador = JSONEncoder()
    codificador.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try codificador.encode(valor), as: UTF8.self) + "\n"
}
