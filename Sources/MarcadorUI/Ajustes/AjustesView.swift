#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The settings: how long matches last, and notices of goals.
    struct AjustesView: View {
        @AppStorage(Ajustes.claveDuracion) private var duracion = Ajustes.duracionPorDefecto
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(NotificadorDeSistema.self) private var avisos
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
                AjusteDeAvisos()
                AjusteEnVivo()
            }
            .formStyle(.grouped)
            .tituloPequeno(Texto.ajustes.en(idioma))
            .task { await avisos.mirar() }
            .onChange(of: duracion) { _, nueva in
                Task { await modelo.pedir(.cambiarDuracion(partido: nil, minutos: nueva)) }
            }
        }
    }
#endif
