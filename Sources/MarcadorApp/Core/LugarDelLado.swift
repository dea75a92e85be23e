/// What a sidebar marks: what is seen beside it.
nonisolated package enum LugarDelLado: Hashable, Sendable {
    /// A section that is one screen.
    case seccion(SeccionDeLaApp)
    /// A screen of a section that has several.
    case pantalla(Destino)
}

extension Navegacion {
    /// What is marked in a sidebar; marking something shows it, marking nothing changes nothing.
    package var lugar: LugarDelLado? {
        get {
            switch seccion {
            case .tabla, .goleadores: .seccion(seccion)
            case .partidos, .mas: self[camino: seccion].first.map { .pantalla($0) }
            }
        }
        set {
            switch newValue {
            case nil: return
            case .seccion(let otra): seccion = otra
            case .pantalla(.partido(let numero)):
                empezar(en: .partido(numero), de: .partidos)
            case .pantalla(let destino): empezar(en: destino, de: .mas)
            }
        }
    }
}
