/// Why a text is not JSON, and at which byte.
struct FalloDeJson: Error, Hashable {
    enum Motivo: Hashable {
        /// It breaks the grammar; the sentence says how.
        case sintaxis(String)
        /// It nests deeper than anybody needs.
        case anidamiento
    }

    let desde: Int
    let motivo: Motivo
}
