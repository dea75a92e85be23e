import MarcadorApp

/// Says things into a channel once the main actor has finished what it is doing.
///
/// A goal is several events: the goal itself, what a screen reader says, the regions of the page
/// that differ. Whatever is said until the wake-up's turn comes leaves in one piece, so that each of
/// thousands of listeners is written to once; nothing waits longer than the main actor's queue.
@MainActor
final class Altavoz {
    /// Where it is heard.
    let canal: Canal
    private var citado = false

    /// A loudspeaker for a channel.
    init(_ canal: Canal) { self.canal = canal }

    /// Says something.
    ///
    /// - Parameters:
    ///   - evento: the event's name, one word.
    ///   - datos: its data, any text.
    func decir(evento: String, datos: String) {
        canal.anotar(evento: evento, datos: datos)
        citar()
    }

    /// Says something that is put into words when somebody hears it.
    ///
    /// - Parameters:
    ///   - evento: the event's name, one word.
    ///   - datos: gives its data, any text.
    func decir(evento: String, cuandoSeLea datos: @escaping @Sendable () -> String) {
        // Whoever comes later reads it at once and need not be woken.
        if canal.anotar(evento: evento, cuandoSeLea: datos) { citar() }
    }

    private func citar() {
        guard !citado else { return }
        citado = true
        Task {
            citado = false
            canal.despertar()
        }
    }
}
