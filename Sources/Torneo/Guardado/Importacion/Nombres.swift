/// Whether two spellings may be one person: the same surname with and without first name, an initial
/// for the first name, or one letter of difference.
///
/// - Parameters:
///   - uno: a name.
///   - otro: another name of the same team.
/// - Returns: whether somebody should look at them.
/// - Complexity: O(letters²).
func puedenSerLaMisma(_ uno: String, _ otro: String) -> Bool {
    let palabras = [uno, otro]
        .map { $0.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" }) }
        .sorted { $0.count < $1.count }
    let (corto, largo) = (palabras[0], palabras[1])
    guard let apellido = corto.last, let otroApellido = largo.last, corto != largo else {
        return false
    }
    if corto.count == largo.count, corto.count > 1 || otroApellido != apellido {
        return seDiferencianEnPoco(corto, largo)
    }
    guard apellido == otroApellido else { return false }
    return corto.count == 1 || encajan(corto[0], largo[0])
}

/// Whether the words are equal except for one, of which one is an initial or a misspelling.
private func seDiferencianEnPoco(_ unas: [Substring], _ otras: [Substring]) -> Bool {
    let distintas = zip(unas, otras).filter { $0 != $1 }
    guard distintas.count == 1, let (una, otra) = distintas.first else { return false }
    if encajan(una, otra) { return unas.count > 1 }
    return min(una.count, otra.count) >= 5 && hayUnaLetraDeDiferencia(Array(una), Array(otra))
}

/// Whether one is the other or its initial with a full stop.
private func encajan(_ una: Substring, _ otra: Substring) -> Bool {
    if una == otra { return true }
    let (inicial, entera) = una.count < otra.count ? (una, otra) : (otra, una)
    return inicial.hasSuffix(".") && entera.hasPrefix(inicial.dropLast())
}

/// Whether one becomes the other by one letter more, less or different.
private func hayUnaLetraDeDiferencia(_ una: [Character], _ otra: [Character]) -> Bool {
    guard abs(una.count - otra.count) <= 1 else { return false }
    let iguales = zip(una, otra).prefix { $0 == $1 }.count
    let (resto, otroResto) = (una.dropFirst(iguales), otra.dropFirst(iguales))
    if resto.count == otroResto.count {
        return resto.dropFirst().elementsEqual(otroResto.dropFirst())
    }
    return resto.count > otroResto.count
        ? resto.dropFirst().elementsEqual(otroResto) : otroResto.dropFirst().elementsEqual(resto)
}
