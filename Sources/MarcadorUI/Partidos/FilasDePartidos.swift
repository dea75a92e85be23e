#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// A row for every match, under its headings, and above them what people should know.
    struct FilasDePartidos: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            if let fichero = modelo.partidos.ficheroIlegible {
                AvisoView(texto: .ficheroIlegibleEnLaApp(fichero))
            }
            if let error = modelo.partidos.ficheroInaccesible {
                AvisoView(texto: .ficheroInaccesible(error.motivo))
            }
            if modelo.partidos.sinGuardar { AvisoView(texto: .sinGuardar) }
            ForEach(modelo.tramos) { tramo in
                Section {
                    ForEach(tramo.posiciones, id: \.self) { FilaDeLaLista(posicion: $0) }
                } header: {
                    if let encabezado = tramo.encabezado { Text(encabezado, idioma) }
                }
            }
        }
    }
#endif
