/// How a list is written.
enum Formato: String, CaseIterable, Sendable {
    /// For people.
    case texto
    /// For programs.
    case json
    /// For spreadsheets.
    case csv

    /// The option that chooses it.
    static let opcion = Opcion(
        nombre: "--formato", valor: "FORMATO", ayuda: "texto (por defecto), json o csv.")
}
