#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// A followed match: the scoreboard, what can be marked, what waits and what was refused.
    struct PartidoSeguidoView: View {
        let viewModel: PartidoSeguidoViewModel

        @Environment(\.idioma) private var idioma

        var body: some View {
            Group {
                switch viewModel.uiState {
                case .error(let texto):
                    SinNadaView(
                        titulo: texto, simbolo: "sportscourt", ayuda: .noExisteElPartidoAyuda)
                case .exito(let datos): contenido(datos)
                }
            }
            .tituloPequeno(Texto.partido(viewModel.partidoId).en(idioma))
            .task { await viewModel.alAparecer() }
        }

        private func contenido(_ datos: PartidoSeguidoUiState.Exito) -> some View {
            List {
                Section { tablero(datos) }
                Section { mandos(datos) }
                if let aviso = viewModel.error ?? viewModel.aviso { AvisoView(texto: aviso) }
                if let pendientes = viewModel.textoDePendientes {
                    Text(pendientes, idioma).accessibilityIdentifier("pendientes")
                }
                if let motivo = viewModel.motivoDePendientes { AvisoView(texto: motivo) }
                RechazadasView(viewModel: viewModel)
                SucesosSeguidosView(sucesos: datos.sucesos)
            }
        }

        private func tablero(_ datos: PartidoSeguidoUiState.Exito) -> some View {
            VStack(spacing: 8) {
                Text(verbatim: "\(datos.marcador.local) - \(datos.marcador.visitante)")
                    .font(.largeTitle)
                    .bold()
                    .monospacedDigit()
                    .accessibilityIdentifier("marcador")
                    .accessibilityValue(
                        Texto.parcial(datos.local, datos.visitante, datos.marcador).en(idioma)
                    )
                    .accessibilityAddTraits(.updatesFrequently)
                JuntosOApilados(hueco: 16) {
                    Text(verbatim: datos.local).lineLimit(2).frame(maxWidth: .infinity)
                    Text(verbatim: datos.visitante).lineLimit(2).frame(maxWidth: .infinity)
                }
                if let minuto = datos.minuto {
                    Text(.minuto(minuto), idioma)
                        .monospacedDigit()
                        .accessibilityIdentifier("minuto")
                }
                Text(datos.estado, idioma)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("estado")
                if let cuando = datos.cuando {
                    Text(cuando, idioma)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("cuando")
                }
                ForEach(datos.acta.indices, id: \.self) { posicion in
                    Text(datos.acta[posicion], idioma)
                        .font(.footnote)
                        .accessibilityIdentifier("acta-\(posicion)")
                }
            }
            .frame(maxWidth: .infinity)
        }

        @ViewBuilder private func mandos(_ datos: PartidoSeguidoUiState.Exito) -> some View {
            if let porQueNo = datos.porQueNo {
                Text(porQueNo, idioma)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("solo-miras")
            } else {
                gol(.local, datos.local)
                gol(.visitante, datos.visitante)
            }
            if let deshacer = viewModel.textoDeDeshacer {
                Button(deshacer.en(idioma), role: .destructive) {
                    Task { await viewModel.deshacer() }
                }
                .accessibilityIdentifier("deshacer")
            }
            if datos.sePuedeEmpezar {
                Button(Texto.empezarPartido.en(idioma)) { Task { await viewModel.empezar() } }
            }
        }

        private func gol(_ lado: Lado, _ equipo: String) -> some View {
            Button {
                Task { await viewModel.alGol(lado) }
            } label: {
                Text(.gol(de: equipo), idioma).frame(maxWidth: .infinity, minHeight: 48)
            }
            .botonLleno()
        }
    }
#endif
