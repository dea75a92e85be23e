/// A style sheet without what browsers do not read.
enum EstiloCompacto {
    /// Leaves out comments, line ends, and spaces that mean nothing.
    ///
    /// Spaces around `{`, `}`, `;` and `,` and after `:` mean nothing anywhere but in strings, which stay as
    /// they are; every other run of them becomes one.
    ///
    /// - Parameter hoja: the style sheet as it is written, UTF-8.
    /// - Returns: the style sheet as it is sent.
    /// - Complexity: O(bytes).
    static func de(_ hoja: [UInt8]) -> [UInt8] {
        var breve: [UInt8] = []
        breve.reserveCapacity(hoja.count)
        var lugar = 0
        var hayEspacio = false
        while lugar < hoja.count {
            let letra = hoja[lugar]
            if letra == UInt8(ascii: "/"), hoja[lugar...].dropFirst().first == UInt8(ascii: "*") {
                lugar = finalDelComentario(hoja, desde: lugar + 2)
                hayEspacio = true
                continue
            }
            lugar += 1
            if espacios.contains(letra) {
                hayEspacio = true
                continue
            }
            if hayEspacio, let ultima = breve.last, !antes.contains(ultima),
                !despues.contains(letra)
            {
                breve.append(UInt8(ascii: " "))
            }
            hayEspacio = false
            if letra == UInt8(ascii: "}"), breve.last == UInt8(ascii: ";") { breve.removeLast() }
            breve.append(letra)
            guard letra == UInt8(ascii: "\"") else { continue }
            while lugar < hoja.count {
                breve.append(hoja[lugar])
                lugar += 1
                if breve.last == letra { break }
            }
        }
        return breve
    }

    private static let espacios: Set<UInt8> = Set(" \n\t\r".utf8)
    private static let antes: Set<UInt8> = Set("{};,:".utf8)
    private static let despues: Set<UInt8> = Set("{};,".utf8)

    private static func finalDelComentario(_ hoja: [UInt8], desde: Int) -> Int {
        var lugar = desde
        while lugar + 1 < hoja.count {
            if hoja[lugar] == UInt8(ascii: "*"), hoja[lugar + 1] == UInt8(ascii: "/") {
                return lugar + 2
            }
            lugar += 1
        }
        return hoja.count
    }
}
