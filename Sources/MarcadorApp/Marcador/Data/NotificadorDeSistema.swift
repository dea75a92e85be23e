import Observation
import Torneo

/// Where a system shows its notices.
package protocol CentroDeAvisos {
    /// What people have answered so far.
    func permiso() async -> PermisoDeAvisos

    /// Asks people, the first time; afterwards the system answers what they said then.
    ///
    /// - Throws: what the system says; nobody was asked.
    func pedirPermiso() async throws -> PermisoDeAvisos

    /// Shows a notice at once; a later one of the same id takes its place.
    ///
    /// - Throws: what the system says; nothing is shown.
    func publicar(id: String, titulo: String, cuerpo: String) async throws
}

/// What people have answered when asked for notices.
nonisolated package enum PermisoDeAvisos: Hashable, Sendable {
    /// They were not asked yet.
    case sinPedir
    /// Yes.
    case concedido
    /// No; the system does not ask again.
    case denegado
}

/// Tells goals as notices of the system.
@MainActor
@Observable
package final class NotificadorDeSistema: Notificador {
    /// What people have answered.
    package private(set) var permiso = PermisoDeAvisos.sinPedir

    @ObservationIgnored private let centro: any CentroDeAvisos
    @ObservationIgnored private let idioma: () -> Idioma

    /// A notifier.
    ///
    /// - Parameters:
    ///   - centro: where notices are shown.
    ///   - idioma: the language of each notice.
    package init(centro: any CentroDeAvisos, idioma: @escaping () -> Idioma = { .es }) {
        self.centro = centro
        self.idioma = idioma
    }

    package var permitido: Bool { permiso == .concedido }

    /// Looks what people have answered, without asking them.
    package func mirar() async { permiso = await centro.permiso() }

    /// Asks people.
    package func pedirPermiso() async {
        do {
            permiso = try await centro.pedirPermiso()
        } catch {
            Registro.anotar("no se pudo pedir el permiso de avisos: \(error.frase)")
        }
    }

    package func notificarGol(minuto: Int, jugador: String, equipo: String) {
        publicar(
            .golDe(jugador, equipo: equipo, minuto: minuto),
            id: "gol-\(minuto)-\(equipo)-\(jugador)")
    }

    package func notificarGol(_ gol: GolAvisado) {
        let (local, visitante) = (gol.marcador.local, gol.marcador.visitante)
        let frase: Texto =
            gol.jugador.isEmpty
            ? .locucionDeGol(
                equipo: gol.equipo, minuto: gol.minuto, local: local, visitante: visitante)
            : .golDe(gol.jugador, equipo: gol.equipo, minuto: gol.minuto)
        // With the match and the score: the same player scores twice in a minute, and in two matches.
        publicar(
            frase,
            id: "gol-\(gol.partidoId)-\(gol.minuto)-\(local)-\(visitante)-\(gol.equipo)")
    }

    private func publicar(_ frase: Texto, id: String) {
        guard permitido else { return }
        let (titulo, cuerpo) = (Texto.gol.en(idioma()), frase.en(idioma()))
        Task { [centro] in
            do {
                try await centro.publicar(id: id, titulo: titulo, cuerpo: cuerpo)
            } catch {
                Registro.anotar("no se pudo publicar el aviso: \(error.frase)")
            }
        }
    }
}
