#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// The teams of the tournament.
    struct EquiposView: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            let equipos = modelo.partidos.equipos
            List(equipos.indices, id: \.self) { indice in
                NavigationLink(value: Destino.equipo(indice + 1)) {
                    HStack {
                        DiscoDeEquipo(nombre: equipos[indice].nombre)
                        Text(verbatim: equipos[indice].nombre)
                        Spacer()
                        Text(.jugadores(equipos[indice].plantilla.count), idioma)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                }
                .accessibilityIdentifier("equipo-\(indice + 1)")
            }
            .listStyle(.plain)
            .alEstarVacio(
                equipos.isEmpty, .sinEquipos, simbolo: "tshirt", ayuda: .sinEquiposAyuda
            )
            .tituloPequeno(Texto.equipos.en(idioma))
        }
    }
#endif
