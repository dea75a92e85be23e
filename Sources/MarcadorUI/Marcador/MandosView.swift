#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// What can be done with a match: a goal for each side, and beginning it.
    struct MandosView: View {
        let partido: Partido
        let numero: Int
        let viewModel: PartidoViewModel

        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            VStack(spacing: 16) {
                JuntosOApilados {
                    ForEach(Lado.allCases, id: \.self) { gol($0) }
                }
                if viewModel.puedeEmpezar {
                    Button {
                        pedir(.empezar(partido: numero, duracion: nil))
                    } label: {
                        Text(.empezarPartido, idioma).frame(maxWidth: .infinity, minHeight: 48)
                    }
                    .buttonStyle(.bordered)
                }
            }
        }

        private func gol(_ lado: Lado) -> some View {
            Button {
                pedir(.gol(partido: numero, lado: lado))
            } label: {
                Text(.gol(de: partido.equipo(lado).nombre), idioma)
                    .lineLimit(2)
                    .frame(maxWidth: .infinity, minHeight: 48)
            }
            .botonLleno()
        }

        private func pedir(_ orden: Orden) {
            Task { await modelo.pedir(orden) }
        }
    }
#endif
