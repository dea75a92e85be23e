#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The matches of a followed tournament.
    struct SeguimientoView: View {
        let viewModel: SeguimientoViewModel

        @Environment(ContenedorDelServidor.self) private var servidor
        @Environment(\.idioma) private var idioma

        var body: some View {
            @Bindable var servidor = servidor
            List {
                if let fichero = servidor.bandeja.ficheroIlegible {
                    AvisoView(texto: .salidaIlegible(fichero))
                }
                if let aviso = viewModel.aviso ?? viewModel.error { AvisoView(texto: aviso) }
                SinEnviarView(viewModel: viewModel)
                ForEach(viewModel.filas) { fila in
                    NavigationLink(value: fila.id) { FilaSeguidaView(fila: fila) }
                        .accessibilityIdentifier("seguido-\(fila.id)")
                }
                Section {
                    Button(Texto.cambiarDireccion.en(idioma)) { servidor.mudando = true }
                        .accessibilityIdentifier("cambiar-direccion")
                    Button(Texto.dejarDeSeguir.en(idioma), role: .destructive) {
                        Task { await servidor.dejarDeSeguir() }
                    }
                    .accessibilityIdentifier("dejar-de-seguir")
                }
            }
            .alert(Texto.dejarConMarcas.en(idioma), isPresented: $servidor.preguntandoSiDejar) {
                Button(Texto.dejarDeSeguir.en(idioma), role: .destructive) {
                    Task { await servidor.olvidar() }
                }
                .accessibilityIdentifier("dejar-si")
                Button(Texto.seguirSiguiendo.en(idioma), role: .cancel) {}
            } message: {
                Text(.dejarConMarcasAyuda(servidor.sinEnviar), idioma)
            }
            // A Mac has nothing to pull, and not everybody can.
            .toolbar {
                Button(Texto.actualizar.en(idioma)) { Task { await viewModel.refrescar() } }
                    .disabled(viewModel.refrescando)
            }
            .refreshable { await viewModel.refrescar() }
            .onAppear { viewModel.alAparecer() }
            .navigationTitle(viewModel.titulo)
        }
    }

    /// A followed match as a row.
    private struct FilaSeguidaView: View {
        let fila: FilaSeguida

        @Environment(\.dynamicTypeSize) private var letra
        @Environment(\.idioma) private var idioma

        var body: some View {
            JuntosOApilados(alineados: .leading) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: fila.local).lineLimit(2).truncationMode(.middle)
                    Text(verbatim: fila.visitante).lineLimit(2).truncationMode(.middle)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                VStack(alignment: letra.isAccessibilitySize ? .leading : .trailing, spacing: 2) {
                    if let marcador = fila.marcador {
                        Text(verbatim: "\(marcador)").bold().monospacedDigit()
                    }
                    Text(fila.minuto.map { .minuto($0) } ?? fila.estado, idioma)
                        .font(.caption)
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                    if fila.marcador == nil, let cuando = fila.cuando {
                        Text(cuando, idioma).font(.caption).foregroundStyle(.secondary)
                    }
                    if fila.pendientes > 0 {
                        ConSenalView(
                            texto: .marcasPorEnviar(fila.pendientes), simbolo: "clock.fill",
                            color: .orange
                        )
                        .font(.caption)
                    }
                    if fila.rechazadas > 0 {
                        ConSenalView(
                            texto: .marcasRechazadasEn(fila.rechazadas),
                            simbolo: "exclamationmark.triangle.fill", color: .red
                        )
                        .font(.caption)
                    }
                }
            }
            .frame(minHeight: 48)
            .contentShape(.rect)
        }
    }
#endif
