#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The settings: how long matches last and how fast they go, and what is told outside.
    struct AjustesView: View {
        @AppStorage(Ajustes.claveDuracion) private var duracion = Ajustes.duracionPorDefecto
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            Form {
                Section {
                    Picker(Texto.duracionDelPartido.en(idioma), selection: $duracion) {
                        ForEach(Ajustes.duraciones, id: \.self) { minutos in
                            Text(.minutos(minutos), idioma).tag(minutos)
                        }
                    }
                    .accessibilityIdentifier("duracion")
                } footer: {
                    Text(.duracionAyuda, idioma)
                }
                AjusteDeRitmo()
                AjusteDeAvisos()
                AjusteEnVivo()
            }
            .formStyle(.grouped)
            .tituloPequeno(Texto.ajustes.en(idioma))
            .onChange(of: duracion) { _, nueva in
                Task { await modelo.pedir(.cambiarDuracion(partido: nil, minutos: nueva)) }
            }
        }
    }
#endif
