package import Foundation

/// A link that opens something of this device's own tournament, as the locked screen has one.
///
/// `marcador:///partidos/1`: without a host, where links to other computers name theirs.
nonisolated package enum EnlaceDeLaApp {
    /// The link to a match.
    package static func partido(_ numero: Int) -> URL? {
        URL(string: "marcador:///partidos/\(numero)")
    }

    /// The match that a link leads to; nil when it is a link to something else.
    package static func partido(de enlace: URL) -> Int? {
        guard enlace.scheme?.lowercased() == "marcador", (enlace.host() ?? "").isEmpty else {
            return nil
        }
        let piezas = enlace.path().split(separator: "/")
        guard piezas.count == 2, piezas[0] == "partidos" else { return nil }
        return Int(piezas[1])
    }
}
