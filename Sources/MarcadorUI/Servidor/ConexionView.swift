#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// Connects to a Marcador: its address, and one of its tournaments.
    struct ConexionView: View {
        let viewModel: ConexionViewModel

        @Environment(\.idioma) private var idioma

        var body: some View {
            @Bindable var viewModel = viewModel
            let estado = viewModel.uiState
            Form {
                Section {
                    TextField(Texto.ejemploDeDireccion.en(idioma), text: $viewModel.direccion)
                        .accessibilityLabel(Texto.direccionDelServidor.en(idioma))
                        .accessibilityIdentifier("direccion")
                        .deDireccion()
                    Button(Texto.conectar.en(idioma)) { Task { await viewModel.conectar() } }
                        .disabled(!viewModel.puedeConectar)
                    if estado.conectando { ProgressView(Texto.conectando.en(idioma)) }
                    if let error = estado.error {
                        Text(error, idioma)
                            .foregroundStyle(.red)
                            .accessibilityIdentifier("mensaje-conexion")
                    }
                } footer: {
                    Text(.ayudaDeDireccion, idioma)
                }
                escaner
                if !estado.torneos.isEmpty { torneos(estado.torneos) }
            }
            .tituloPequeno(Texto.seguirUnServidor.en(idioma))
            .sheet(isPresented: $viewModel.escaneando) { HojaDelEscaner(viewModel: viewModel) }
        }

        @ViewBuilder private var escaner: some View {
            Section {
                if viewModel.puedeEscanear {
                    Button(Texto.leerCodigoQR.en(idioma), systemImage: "qrcode.viewfinder") {
                        Task { await viewModel.escanear() }
                    }
                } else {
                    Text(.sinCamara, idioma).font(.footnote).foregroundStyle(.secondary)
                }
            }
        }

        private func torneos(_ torneos: [TorneoDTO]) -> some View {
            Section(Texto.eligeUnTorneo.en(idioma)) {
                ForEach(torneos, id: \.id) { torneo in
                    Button(torneo.nombre) { Task { await viewModel.elegir(torneo) } }
                        .accessibilityIdentifier("torneo-\(torneo.id)")
                }
            }
        }
    }

    extension View {
        /// A field for an address: no corrections.
        fileprivate func deDireccion() -> some View {
            #if os(macOS)
                autocorrectionDisabled()
            #else
                autocorrectionDisabled().textInputAutocapitalization(.never)
            #endif
        }
    }
#endif
