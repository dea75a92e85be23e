#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #endif

    /// Connects to a Marcador: its address, and one of its tournaments.
    struct ConexionView: View {
        let viewModel: ConexionViewModel

        @Environment(ContenedorDelServidor.self) private var servidor
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
                        .submitLabel(.go)
                        .onSubmit {
                            if viewModel.puedeConectar { Task { await viewModel.conectar() } }
                        }
                    Button(Texto.conectar.en(idioma)) { Task { await viewModel.conectar() } }
                        .disabled(!viewModel.puedeConectar)
                    if estado.conectando { ProgressView(Texto.conectando.en(idioma)) }
                    if let error = estado.error {
                        ConSenalView(
                            texto: error, simbolo: "exclamationmark.circle.fill", color: .red
                        )
                        .accessibilityIdentifier("mensaje-conexion")
                    }
                } footer: {
                    Text(.ayudaDeDireccion, idioma)
                }
                escaner
                if !estado.torneos.isEmpty { torneos(estado.torneos) }
                if let seguido = servidor.seguido { volver(seguido.nombre) }
                if servidor.seguido == nil, !servidor.bandeja.marcas.isEmpty {
                    Section { BotonDeSalida() }
                }
            }
            .formStyle(.grouped)
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

        /// Another link was opened; what is followed stays until that one works.
        private func volver(_ torneo: String) -> some View {
            Section {
                Button(Texto.seguirCon(torneo).en(idioma)) { servidor.seguirConElMismo() }
                    .accessibilityIdentifier("seguir-con-el-mismo")
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
        func deDireccion() -> some View {
            #if os(macOS)
                autocorrectionDisabled()
            #else
                autocorrectionDisabled().textInputAutocapitalization(.never).keyboardType(.URL)
            #endif
        }
    }
#endif
