/// Names that have to fit.
enum NombreCorto {
    /// A player's name where there is little room: isolated from the writing direction around it, shortened in
    /// the middle, set smaller when a word of it is long.
    ///
    /// - Parameters:
    ///   - nombre: the whole name.
    ///   - maximo: graphemes that may remain, at least 3.
    /// - Returns: one element; the whole name is its title and what is read aloud when something is missing.
    /// - Complexity: O(n) in the length of the name.
    static func deJugador(_ nombre: String, a maximo: Int = 28) -> HTML {
        let corto = abreviado(nombre, a: maximo)
        let clase: HTML = tienePalabraLarga(corto) ? " class=\"menudo\"" : .nada
        guard corto != nombre else { return "<bdi\(clase)>\(nombre)</bdi>" }
        return "<bdi\(clase) title=\"\(nombre)\">\(enDos(corto, nombre))</bdi>"
    }

    /// What is seen of a name, and the whole of it for who listens.
    ///
    /// - Parameters:
    ///   - corto: what is seen.
    ///   - nombre: the whole name.
    /// - Returns: two elements.
    static func enDos(_ corto: String, _ nombre: String) -> HTML {
        "<span aria-hidden=\"true\">\(corto)</span><span class=\"oculto\">\(nombre)</span>"
    }

    /// Whether a word of a name is longer than what a narrow column holds in letters of full size.
    ///
    /// - Parameter nombre: the name, as it is shown.
    /// - Returns: whether one is.
    /// - Complexity: O(n) in the length of the name.
    static func tienePalabraLarga(_ nombre: String) -> Bool {
        nombre.split(separator: " ").contains { $0.utf8.count > 9 && $0.count > 9 }
    }

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
