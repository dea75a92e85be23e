/// A number with its noun: `1 partido`, `18 partidos`.
///
/// - Parameters:
///   - numero: how many.
///   - cosa: one of them, a noun that ends in a vowel.
/// - Returns: both.
func cuantos(_ numero: Int, _ cosa: String) -> String {
    "\(numero) \(cosa)" + (numero == 1 ? "" : "s")
}
