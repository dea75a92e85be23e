#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// On top of the list: how many marks wait and why, how many were refused, and the way to all of them.
    struct SinEnviarView: View {
        let viewModel: SeguimientoViewModel

        @Environment(ContenedorDelServidor.self) private var servidor
        @Environment(\.idioma) private var idioma

        var body: some View {
            if let pendientes = viewModel.textoDePendientes {
                Text(pendientes, idioma).accessibilityIdentifier("pendientes")
            }
            if let motivo = viewModel.motivoDePendientes { AvisoView(texto: motivo) }
            if let rechazadas = viewModel.textoDeRechazadas {
                ConSenalView(
                    texto: rechazadas, simbolo: "exclamationmark.triangle.fill", color: .red
                )
                .accessibilityIdentifier("rechazadas")
            }
            if !servidor.bandeja.marcas.isEmpty { BotonDeSalida() }
        }
    }

    /// Opens the list of everything that waits to be sent.
    struct BotonDeSalida: View {
        @Environment(ContenedorDelServidor.self) private var servidor
        @Environment(\.idioma) private var idioma

        var body: some View {
            Button(Texto.bandejaDeSalida.en(idioma)) { servidor.viendoSalida = true }
                .accessibilityIdentifier("ver-salida")
        }
    }
#endif
