#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// How long a match lasts: its own length, which stays while it is played.
    struct SelectorDeDuracion: View {
        let numero: Int
        let bloqueado: Bool

        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            @Bindable var modelo = modelo
            VStack(alignment: .leading, spacing: 8) {
                Text(.duracionDelPartido, idioma).accessibilityHidden(true)
                Picker(
                    Texto.duracionDelPartido.en(idioma), selection: $modelo[duracionDe: numero]
                ) {
                    ForEach(modelo.mesa.duraciones(de: numero), id: \.self) { minutos in
                        Text(.minutos(minutos), idioma).tag(minutos)
                    }
                }
                .pickerStyle(.segmented)
                .disabled(bloqueado)
                .accessibilityIdentifier("duracion")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
#endif
