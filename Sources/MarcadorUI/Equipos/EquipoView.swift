#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// A team: its squad and its matches.
    struct EquipoView: View {
        /// Its number in the tournament, from 1.
        let numero: Int

        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            if modelo.partidos.equipos.indices.contains(numero - 1) {
                contenido(modelo.partidos.equipos[numero - 1])
            } else {
                ContentUnavailableView {
                    Label(
                        Texto.noExisteElEquipo(numero).en(idioma),
                        systemImage: "questionmark.circle")
                }
            }
        }

        private func contenido(_ equipo: Equipo) -> some View {
            List {
                Section(Texto.plantilla.en(idioma)) {
                    if equipo.plantilla.isEmpty { Text(.sinPlantilla, idioma) }
                    ForEach(equipo.plantilla, id: \.self) {
                        FilaDeJugador(jugador: $0, esCapitan: $0 == equipo.capitan)
                    }
                }
                Section(Texto.partidos.en(idioma)) {
                    ForEach(modelo.partidos.posiciones(de: equipo), id: \.self) { posicion in
                        FilaDeLaLista(posicion: posicion)
                    }
                }
            }
            .tituloPequeno(equipo.nombre)
        }
    }
#endif
