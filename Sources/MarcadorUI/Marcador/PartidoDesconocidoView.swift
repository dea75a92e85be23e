#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The match that does not exist: says so, and leads back.
    struct PartidoDesconocidoView: View {
        let numero: Int

        @Environment(\.dismiss) private var cerrar
        @Environment(\.idioma) private var idioma

        var body: some View {
            ContentUnavailableView {
                Label(
                    Texto.noExisteElPartido(numero).en(idioma), systemImage: "questionmark.circle")
            } actions: {
                Button(Texto.verTodosLosPartidos.en(idioma)) { cerrar() }
            }
        }
    }
#endif
