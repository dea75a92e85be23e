import Foundation

extension Error {
    /// The error as a sentence for people.
    nonisolated package var frase: String { localizedDescription }
}
