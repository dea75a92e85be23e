/// The open screens of matches: one a match, shared by everybody who looks at it.
///
/// Bounded: screens on which nothing has happened make room for newer ones.
package final class PantallasDePartido {
    /// How many screens are kept open at most, besides those on which something happens.
    package static let maximo = 256

    /// Called with the number of a match whose screen was closed, so that nobody keeps looking at
    /// the old one.
    package var alCerrar: ((Int) -> Void)?

    /// The numbers of the matches that somebody looks at right now: their screens stay open, for
    /// closing them would only have them opened again at once.
    package var miradas: (() -> Set<Int>)?

    private let fabricar: (Int) -> PartidoViewModel
    private var abiertas: [Int: PartidoViewModel] = [:]
    private var orden: [Int] = []

    /// No screens yet.
    ///
    /// - Parameter fabricar: makes the screen of a match.
    package init(fabricar: @escaping (Int) -> PartidoViewModel) { self.fabricar = fabricar }

    /// How many screens are open.
    package var cuantas: Int { abiertas.count }

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
    /// - Parameters:
    ///   - duracion: minutes.
    ///   - vale: whether it is meant for the match of this number.
    package func proponer(duracion: Int, donde vale: (Int) -> Bool) {
        for (id, pantalla) in abiertas where pantalla.intacta && vale(id) {
            pantalla.cambiarDuracion(duracion)
        }
    }

    /// Closes the screens on which nothing has happened yet: the next ones are made anew, by the
    /// settings as they are then.
    package func cerrarLasIntactas() {
        for (id, pantalla) in abiertas where pantalla.intacta { cerrar(id) }
    }

    private func hacerSitio() {
        let sobran = abiertas.count - Self.maximo
        guard sobran > 0 else { return }
        let miradas = miradas?() ?? []
        let prescindibles = orden.dropLast().filter {
            !miradas.contains($0) && abiertas[$0]?.intacta ?? true
        }
        for id in prescindibles.prefix(sobran) { cerrar(id) }
    }
}
