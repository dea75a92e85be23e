import MarcadorApp
import Synchronization

/// The disc that stands for a team until it has a crest: initials on colours made from its name.
///
/// The colours themselves are classes of the style sheet, since inline styles are forbidden.
struct Disco: Hashable, Sendable {
    /// Its tone and pattern.
    let colores: ColoresDeEquipo
    /// The disc; assistive technology does not see it, the name is always beside it.
    let html: HTML

    /// The disc of a team.
    ///
    /// Discs are kept, since the same few teams are on every page and in every change of it.
    ///
    /// - Parameter nombre: the whole name.
    /// - Returns: the disc, equal for equal names however they are encoded.
    /// - Complexity: O(n) in the length of the name.
    static func de(_ nombre: String) -> Disco {
        hechos.withLock { hechos in
            if let hecho = hechos[nombre] { return hecho }
            if hechos.count >= cabida { hechos.removeAll(keepingCapacity: true) }
            let nuevo = Disco(nombre)
            hechos[nombre] = nuevo
            return nuevo
        }
    }

    private static let cabida = 4_096
    private static let hechos = Mutex<[String: Disco]>([:])

    private init(_ nombre: String) {
        colores = ColoresDeEquipo(de: nombre)
        html = """
            <span class="disco tono-\(colores.tono) dibujo-\(colores.dibujo)" aria-hidden="true">\
            \(NombreDeEquipo.iniciales(nombre))</span>
            """
    }
}
