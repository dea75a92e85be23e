#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// Everything that waits to be sent or was refused, by match, whatever server it is for.
    struct SalidaView: View {
        let viewModel: SalidaViewModel

        @Environment(\.idioma) private var idioma
        @Environment(\.dismiss) private var quitar

        var body: some View {
            @Bindable var viewModel = viewModel
            NavigationStack {
                lista
                    .tituloPequeno(Texto.bandejaDeSalida.en(idioma))
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(Texto.cerrar.en(idioma)) { quitar() }
                                .accessibilityIdentifier("salida-cerrar")
                        }
                    }
            }
            .alert(
                Texto.descartarMarca.en(idioma), isPresented: $viewModel.preguntando,
                presenting: viewModel.porDescartar
            ) { fila in
                Button(Texto.descartar.en(idioma), role: .destructive) {
                    Task { await viewModel.descartar(fila) }
                }
                .accessibilityIdentifier("descartar-si")
                Button(Texto.conservarla.en(idioma), role: .cancel) {}
            } message: { fila in
                Text(.descartarMarcaAyuda(fila.que), idioma)
            }
            .tamanoDeHoja()
        }

        private var lista: some View {
            List {
                if viewModel.grupos.isEmpty {
                    SinNadaView(
                        titulo: .bandejaVacia, simbolo: "tray", ayuda: .bandejaVaciaAyuda)
                }
                if viewModel.hayQueEnviar {
                    Button(Texto.enviarYa.en(idioma)) { viewModel.enviarYa() }
                        .accessibilityIdentifier("enviar-ya")
                }
                ForEach(viewModel.grupos) { grupo in
                    Section(grupo.titulo.en(idioma)) {
                        ForEach(grupo.filas) { fila in
                            FilaDeSalidaView(viewModel: viewModel, fila: fila)
                        }
                    }
                }
            }
        }
    }

    /// A mark that has not been sent, and what can be done about it.
    private struct FilaDeSalidaView: View {
        let viewModel: SalidaViewModel
        let fila: FilaDeSalida

        @Environment(\.idioma) private var idioma

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(fila.que, idioma).bold()
                Text(fila.desde, idioma).font(.footnote).foregroundStyle(.secondary)
                ConSenalView(
                    texto: fila.porQue,
                    simbolo: fila.rechazada ? "exclamationmark.triangle.fill" : "clock.fill",
                    color: fila.rechazada ? .red : .orange
                )
                .font(.footnote)
                JuntosOApilados(alineados: .leading) {
                    if fila.rechazada {
                        Button(Texto.volverAEnviar.en(idioma)) {
                            Task { await viewModel.reintentar(fila.id) }
                        }
                    }
                    Button(Texto.descartar.en(idioma), role: .destructive) {
                        viewModel.preguntar(fila)
                    }
                    .accessibilityIdentifier("descartar-\(fila.id)")
                }
                .buttonStyle(.bordered)
            }
        }
    }
#endif
