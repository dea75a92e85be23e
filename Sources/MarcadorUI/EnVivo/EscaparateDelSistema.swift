#if canImport(ActivityKit) && canImport(SwiftUI) && !os(macOS)
    import ActivityKit
    import Foundation
    import MarcadorApp

    /// The Live Activities of the system.
    ///
    /// Nothing of the system is kept or handed from actor to actor: each call asks for it.
    nonisolated struct EscaparateDelSistema: EscaparateEnVivo {
        private typealias Actividad = Activity<AtributosDelPartido>

        var impedimento: FalloEnVivo? {
            ActivityAuthorizationInfo().areActivitiesEnabled ? nil : .apagado
        }

        @concurrent
        func ensenar(_ estado: EstadoEnVivo) async throws(FalloEnVivo) {
            let contenido = ActivityContent(
                state: estado, staleDate: estado.caduca.map { Date($0) })
            var seVe = false
            // The end of this match stays to be read for as long as the system lets it; another
            // match's goes at once.
            for actividad in Actividad.activities {
                let esEste = actividad.attributes.partido == estado.partido
                if esEste, !estado.terminado {
                    await actividad.update(contenido)
                    seVe = true
                } else {
                    await actividad.end(
                        esEste ? contenido : nil,
                        dismissalPolicy: esEste ? .default : .immediate)
                }
            }
            guard !seVe, !estado.terminado else { return }
            if let impedimento { throw impedimento }
            do {
                _ = try Actividad.request(
                    attributes: AtributosDelPartido(partido: estado.partido), content: contenido)
            } catch {
                throw .otro(error.localizedDescription)
            }
        }

        @concurrent
        func retirar() async {
            for actividad in Actividad.activities {
                await actividad.end(nil, dismissalPolicy: .immediate)
            }
        }
    }
#endif
