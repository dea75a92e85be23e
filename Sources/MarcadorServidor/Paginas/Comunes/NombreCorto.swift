/// Names that have to fit.
enum NombreCorto {
    /// A name shortened in the middle: its beginning and its end tell most.
    ///
    /// - Parameters:
    ///   - nombre: the whole name.
    ///   - maximo: how many graphemes may remain, the ellipsis included; at least 3.
    /// - Returns: the name itself when it fits, else e.g. «Club Deportivo…del Guadalquivir».
    /// - Complexity: O(n) in the length of the name.
    static func abreviado(_ nombre: String, a maximo: Int) -> String {
        guard nombre.utf8.count > maximo, nombre.count > maximo else { return nombre }
        let quedan = max(maximo, 3) - 1
        let detras = quedan / 2
        let principio = nombre.prefix(quedan - detras).hastaUnaPalabraEntera(antesDe: nombre)
        let final = nombre.suffix(detras).desdeUnaPalabraEntera(de: nombre)
        return "\(principio)…\(final)"
    }

    /// Two letters for the disc of a team: of its first two meaningful words, or the first of one.
    ///
    /// - Parameter nombre: the whole name.
    /// - Returns: one or two graphemes, in capitals; `?` for a name without any letter or digit.
    /// - Complexity: O(n) in the length of the name.
    static func iniciales(_ nombre: String) -> String {
        let palabras = nombre.split { !$0.isLetter && !$0.isNumber && !$0.esDibujo }
        let propias = palabras.filter { !corrientes.contains($0.lowercased()) }
        let elegidas = propias.isEmpty ? palabras : propias
        guard let primera = elegidas.first else { return "?" }
        guard elegidas.count > 1 else { return String(primera.prefix(2)).uppercased() }
        return elegidas.prefix(2).map { $0.prefix(1) }.joined().uppercased()
    }

    /// Words that many teams share and that tell nothing.
    private static let corrientes: Set<String> = [
        "fc", "cf", "cd", "ud", "ad", "sd", "rc", "rcd", "ca", "cp", "ac", "afc", "sc", "club",
        "de", "del", "la", "las", "el", "los", "y", "the", "of", "and",
    ]
}

extension Character {
    /// Whether it is a picture rather than a letter, a digit or a mark between words.
    fileprivate var esDibujo: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}

extension Substring {
    /// The beginning of a name without the word it breaks off in, if at least half of it remains.
    fileprivate func hastaUnaPalabraEntera(antesDe nombre: String) -> Substring {
        let seParteUnaPalabra = endIndex < nombre.endIndex && !nombre[endIndex].isWhitespace
        guard seParteUnaPalabra, let hueco = lastIndex(where: \.isWhitespace),
            distance(from: startIndex, to: hueco) * 2 >= count
        else { return sinEspaciosAlFinal }
        return self[..<hueco].sinEspaciosAlFinal
    }

    /// The end of a name without the word it breaks into, if at least half of it remains.
    fileprivate func desdeUnaPalabraEntera(de nombre: String) -> Substring {
        let seParteUnaPalabra =
            startIndex > nombre.startIndex && !nombre[nombre.index(before: startIndex)].isWhitespace
        guard seParteUnaPalabra, let hueco = firstIndex(where: \.isWhitespace),
            distance(from: hueco, to: endIndex) * 2 >= count
        else { return drop(while: \.isWhitespace) }
        return self[hueco...].drop(while: \.isWhitespace)
    }

    private var sinEspaciosAlFinal: Substring {
        var resto = self
        while resto.last?.isWhitespace == true { resto.removeLast() }
        return resto
    }
}
