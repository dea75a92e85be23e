import Observation
import SwiftUI

/// Words that views read and write.
@MainActor
@Observable
final class Lista {
    var nombres: [String]

    init(_ nombres: [String]) { self.nombres = nombres }
}

/// A row for each name, each with a mark of its own.
struct ListaMarcable: View {
    let lista: Lista

    var body: some View {
        List(lista.nombres, id: \.self) { FilaMarcable(nombre: $0) }
    }
}

struct FilaMarcable: View {
    let nombre: String

    @State private var marcada = false

    var body: some View {
        Button(marcada ? "\(nombre) ✓" : nombre) { marcada.toggle() }
    }
}

/// A page that can be covered, and that writes down what happens to it.
struct ConPaginas: View {
    let diario: Lista

    var body: some View {
        NavigationStack {
            NavigationLink("seguir", value: 2)
                .onAppear { diario.nombres.append("llega") }
                .onDisappear { diario.nombres.append("se va") }
                .task {
                    diario.nombres.append("empieza")
                    while !Task.isCancelled { await Task.yield() }
                    diario.nombres.append("cancelada")
                }
                .navigationTitle("Una")
                .navigationDestination(for: Int.self) { _ in
                    Text(verbatim: "dos").navigationTitle("Dos")
                }
        }
    }
}

/// A number, and what it has been.
struct ConCambios: View {
    let diario: Lista

    @State private var numero = 0

    var body: some View {
        Group {
            Text(verbatim: "\(numero)")
            Button("más") { numero += 1 }
            Button("igual") { numero += 0 }
        }
        .onChange(of: numero) { antes, ahora in
            diario.nombres.append("\(antes) → \(ahora)")
        }
    }
}
