import Foundation
import Synchronization

/// The disc that stands for a team until it has a crest: initials on colours made from its name.
///
/// A shirt rather than a blot: 24 tones times 5 patterns, so that the teams of a league look different.
/// The colours themselves are classes of the style sheet, since inline styles are forbidden.
struct Disco: Hashable, Sendable {
    /// How many tones the style sheet has.
    static let tonos = 24
    /// How many patterns the style sheet has.
    static let dibujos = 5

    /// The tone, 0 ..< `tonos`, always the same for the same name.
    let tono: Int
    /// The pattern, 0 ..< `dibujos`, always the same for the same name.
    let dibujo: Int
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
        let mezcla = Self.mezcla(nombre.precomposedStringWithCanonicalMapping)
        tono = Int(mezcla % UInt64(Self.tonos))
        dibujo = Int((mezcla / UInt64(Self.tonos)) % UInt64(Self.dibujos))
        html = """
            <span class="disco tono-\(tono) dibujo-\(dibujo)" aria-hidden="true">\
            \(NombreCorto.iniciales(nombre))</span>
            """
    }

    /// FNV-1a with a final stir, so that the low digits depend on every letter.
    private static func mezcla(_ nombre: String) -> UInt64 {
        var h: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in nombre.utf8 { h = (h ^ UInt64(byte)) &* 0x100_0000_01b3 }
        h ^= h >> 32
        h = h &* 0xd6e8_feb8_6659_fd93
        return h ^ (h >> 32)
    }
}
