import Observation

/// Keeps what a system shows of the match in play as it stands, one step after the other.
///
/// Steps that came while the system was busy are left out: it gets the last one.
@MainActor
@Observable
package final class SeguidorEnVivo {
    /// Why nothing is shown; nil when it is, or would be.
    package private(set) var impedimento: FalloEnVivo?

    /// What is told to the system; nil when it has been told everything.
    @ObservationIgnored package private(set) var tarea: Task<Void, Never>?
    @ObservationIgnored private var siguiente: Paso?
    @ObservationIgnored private var ultimo: Paso?
    @ObservationIgnored private let escaparate: any EscaparateEnVivo

    private enum Paso: Equatable {
        case ensenar(EstadoEnVivo)
        case retirar
    }

    /// Nothing is shown yet.
    ///
    /// - Parameter escaparate: where it is shown.
    package init(escaparate: any EscaparateEnVivo) { self.escaparate = escaparate }

    /// Looks whether anything can be shown, without showing it.
    package func mirar() { impedimento = escaparate.impedimento }

    /// The match in play has changed; nil when there is none, or none any more.
    package func cambia(a estado: EstadoEnVivo?) {
        let paso: Paso = estado.map { .ensenar($0) } ?? .retirar
        guard paso != ultimo else { return }
        (ultimo, siguiente) = (paso, paso)
        guard tarea == nil else { return }
        tarea = Task { await ponerAlDia() }
    }

    private func ponerAlDia() async {
        while let paso = siguiente {
            siguiente = nil
            switch paso {
            case .retirar: await escaparate.retirar()
            case .ensenar(let estado): await ensenar(estado)
            }
        }
        tarea = nil
    }

    private func ensenar(_ estado: EstadoEnVivo) async {
        do {
            try await escaparate.ensenar(estado)
            impedimento = nil
        } catch {
            // Told once, not in every minute of the match.
            if impedimento != error { Registro.anotar(error.texto.espanol) }
            impedimento = error
        }
    }
}
