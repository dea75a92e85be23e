/// The known word nearest to what was written, if it is near enough to have been meant.
///
/// - Parameters:
///   - palabra: what was written.
///   - conocidas: what could have been meant.
/// - Returns: the nearest; nil when more than half of it would have to change.
/// - Complexity: O(letters² × words).
func masParecida(a palabra: String, entre conocidas: [String]) -> String? {
    conocidas
        .map { (conocida: $0, distancia: distancia(palabra.lowercased(), $0.lowercased())) }
        .filter { $0.distancia * 2 <= max($0.conocida.count, palabra.count) }
        .min { $0.distancia < $1.distancia }?.conocida
}

/// How many letters must be put in, taken out, changed or swapped with their neighbour to make one
/// word of the other.
///
/// - Complexity: O(n × m) in the letters of both.
func distancia(_ una: String, _ otra: String) -> Int {
    let (a, b) = (Array(una), Array(otra))
    var antepenultima: [Int] = []
    var anterior = Array(0...b.count)
    for i in a.indices {
        var actual = [i + 1]
        for j in b.indices {
            let cambio = anterior[j] + (a[i] == b[j] ? 0 : 1)
            var mejor = min(cambio, anterior[j + 1] + 1, actual[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                mejor = min(mejor, antepenultima[j - 1] + 1)
            }
            actual.append(mejor)
        }
        (antepenultima, anterior) = (anterior, actual)
    }
    return anterior[b.count]
}
