import Foundation

/// The id of a tournament in addresses, made from its name.
enum IdDeTorneo {
    /// The longest id, in letters.
    private static let maximo = 40

    /// Small letters, digits and dashes that stand for a name: «Copa Barrio 2027» is
    /// `copa-barrio-2027`.
    ///
    /// - Parameter nombre: any name.
    /// - Returns: an id of one letter at least, which can stand in an address.
    static func de(_ nombre: String) -> String {
        let llano = nombre.folding(
            options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        var id = ""
        for letra in llano.lowercased().unicodeScalars {
            if letra.isASCII, letra.properties.isAlphabetic || ("0"..."9").contains(letra) {
                id.unicodeScalars.append(letra)
            } else if !id.isEmpty, id.last != "-" {
                id.append("-")
            }
            if id.count >= maximo { break }
        }
        while id.last == "-" { id.removeLast() }
        return id.isEmpty ? "nuevo" : id
    }
}
