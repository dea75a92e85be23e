import Observation

/// A section of the application, with a way of its own through the screens.
nonisolated package enum SeccionDeLaApp: String, Hashable, Sendable, CaseIterable {
    /// The list of matches.
    case partidos
    /// The table.
    case tabla
    /// The scorers.
    case goleadores
    /// Everything else.
    case mas
}

/// Where somebody is in the application: the section in front, and the way through each.
@MainActor
@Observable
package final class Navegacion {
    /// The section in front.
    package var seccion = SeccionDeLaApp.partidos

    private var caminos: [SeccionDeLaApp: [Destino]] = [:]

    /// At the list of matches.
    package init() {}

    /// The way through a section, from its first screen; empty there.
    package subscript(camino seccion: SeccionDeLaApp) -> [Destino] {
        get { caminos[seccion] ?? [] }
        set { caminos[seccion] = newValue }
    }

    /// The screen in front; nil for the first one of a section.
    package var delante: Destino? { self[camino: seccion].last }

    /// Shows a match, from wherever somebody is.
    package func abrirElPartido(_ numero: Int) {
        seccion = .partidos
        guard delante != .partido(numero) else { return }
        self[camino: .partidos] = [.partido(numero)]
    }

    /// The way through a section begins with this screen, as when it was chosen in a sidebar.
    package func empezar(en destino: Destino, de seccion: SeccionDeLaApp) {
        self.seccion = seccion
        self[camino: seccion] = [destino]
    }
}
