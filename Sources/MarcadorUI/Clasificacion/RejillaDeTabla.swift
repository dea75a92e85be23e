#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// The rows of a table under their headings.
    struct RejillaDeTabla: View {
        let filas: [FilaDePosicion]

        @Environment(\.dynamicTypeSize) private var letra
        @Environment(\.idioma) private var idioma

        /// The columns of figures: heading, and the figure of a row.
        private static let columnas: [(nombre: (Texto, Texto), cifra: (FilaDePosicion) -> Int)] = [
            (Texto.jugados, { $0.jugados }), (Texto.ganados, { $0.ganados }),
            (Texto.empatados, { $0.empatados }), (Texto.perdidos, { $0.perdidos }),
            (Texto.diferencia, { $0.diferencia }), (Texto.puntos, { $0.puntos }),
        ]

        /// In really large letters a table is wider than any phone: it moves sideways then.
        var body: some View {
            if letra.isAccessibilitySize {
                ScrollView(.horizontal) { rejilla }
            } else {
                rejilla
            }
        }

        private var rejilla: some View {
            let puestos = filas.puestos
            return Grid(alignment: .trailing, horizontalSpacing: 12, verticalSpacing: 8) {
                cabecera
                Divider()
                ForEach(filas.indices, id: \.self) { fila(filas[$0], puesto: puestos[$0]) }
            }
            .font(.callout)
            .monospacedDigit()
        }

        private var cabecera: some View {
            GridRow {
                Text(verbatim: "")
                Text(.columnaEquipo, idioma).gridColumnAlignment(.leading)
                ForEach(Self.columnas.indices, id: \.self) { indice in
                    Text(Self.columnas[indice].nombre.0, idioma)
                        .accessibilityLabel(Self.columnas[indice].nombre.1.en(idioma))
                }
            }
            .foregroundStyle(.secondary)
        }

        private func fila(_ fila: FilaDePosicion, puesto: Int) -> some View {
            GridRow {
                Text(verbatim: "\(puesto)").accessibilityLabel(Texto.puesto(puesto).en(idioma))
                Text(verbatim: fila.equipo.nombre)
                    .lineLimit(2)
                    .frame(maxWidth: .infinity, alignment: .leading)
                ForEach(Self.columnas.indices, id: \.self) { indice in
                    let columna = Self.columnas[indice]
                    let cifra = columna.cifra(fila)
                    Text(verbatim: "\(cifra)")
                        .accessibilityLabel(
                            "\(fila.equipo.nombre), \(columna.nombre.1.en(idioma)): \(cifra)")
                }
            }
            .accessibilityIdentifier("fila-\(fila.equipo.nombre)")
        }
    }
#endif
