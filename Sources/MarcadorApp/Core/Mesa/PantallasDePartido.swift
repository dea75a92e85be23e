/// The open screens of matches: one a match, shared by everybody who looks at it.
///
/// Bounded: screens on which nothing has happened make room for newer ones.
package final class PantallasDePartido {
    /// How many screens are kept open at most, besides those on which something happens.
    package static let maximo = 256

    /// Called with the number of a match whose screen was closed, so that nobody keeps looking at
    /// the old one.
    package var alCerrar: ((Int) -> Void)?

    private let fabricar: (Int) -> PartidoViewModel
    private var abiertas: [Int: PartidoViewModel] = [:]
    private var orden: [Int] = []

    /// No screens yet.
    ///
    /// - Parameter fabricar: makes the screen of a match.
    package init(fabricar: @escaping (Int) -> PartidoViewModel) { self.fabricar = fabricar }

    /// The screen of a match, opened if it was not.
    package func pantalla(_ id: Int) -> PartidoViewModel {
        if let abierta = abiertas[id] { return abierta }
        let nueva = fabricar(id)
        guard nueva.directo != nil else { return nueva }
        abiertas[id] = nueva
        orden.append(id)
        hacerSitio()
        return nueva
    }

    /// Closes the screen of a match; the next one to look gets a fresh one.
    package func cerrar(_ id: Int) {
        guard abiertas.removeValue(forKey: id) != nil else { return }
        orden.removeAll { $0 == id }
        alCerrar?(id)
    }

    /// Lets screens on which nothing has happened yet take another duration.
    ///
    /// - Parameter duracion: minutes.
    package func proponer(duracion: Int) {
        for pantalla in abiertas.values where pantalla.intacta {
            pantalla.cambiarDuracion(duracion)
        }
    }

    private func hacerSitio() {
        guard abiertas.count > Self.maximo,
            let sobra = orden.dropLast().first(where: { abiertas[$0]?.intacta ?? true })
        else { return }
        cerrar(sobra)
    }
}
