import Foundation

/// The colours that stand for a team until it has a crest, made from its name: a tone and a pattern.
///
/// A shirt rather than a blot: 24 tones times 5 patterns, so that the teams of a league look
/// different. One rule for every front end: the pages have the same numbers as classes of their style
/// sheet, and a test compares them.
nonisolated package struct ColoresDeEquipo: Hashable, Sendable {
    /// How many tones there are.
    package static let tonos = 24
    /// How many patterns there are.
    package static let dibujos = 5

    /// The tone, 0 ..< `tonos`; the second half of them are light ones.
    package let tono: Int
    /// The pattern, 0 ..< `dibujos`.
    package let dibujo: Int

    /// The colours of a team.
    ///
    /// - Parameter nombre: the whole name; equal ones have equal colours, however they are encoded.
    /// - Complexity: O(n) in the length of the name.
    package init(de nombre: String) {
        let mezcla = Self.mezcla(nombre.precomposedStringWithCanonicalMapping)
        tono = Int(mezcla % UInt64(Self.tonos))
        dibujo = Int((mezcla / UInt64(Self.tonos)) % UInt64(Self.dibujos))
    }

    /// The colour of the ground.
    package var fondo: ColorOklch { Self.paleta[tono] }
    /// The colour of the pattern on it: the same, darker, or lighter on a light one.
    package var otro: ColorOklch { fondo.mezclado(conLuz: esClaro ? 1 : 0, en: 0.3) }
    /// How the pattern lies on the ground.
    package var franjas: Franjas { Franjas.todas[dibujo] }
    /// The colour of letters that can be read on both.
    package var letra: ColorOklch {
        esClaro
            ? ColorOklch(luz: 0.18, croma: 0.03, matiz: 158)
            : ColorOklch(luz: 1, croma: 0, matiz: 0)
    }

    private var esClaro: Bool { tono >= Self.tonos / 2 }

    /// The tones: twelve dark ones and twelve light ones, each with as much chroma as a screen shows.
    package static let paleta: [ColorOklch] = {
        let oscuros = [
            0.189, 0.121, 0.101, 0.111, 0.155, 0.093, 0.083, 0.105, 0.189, 0.189, 0.189, 0.189,
        ]
        let claros = [
            0.1, 0.13, 0.164, 0.164, 0.164, 0.142, 0.142, 0.094, 0.088, 0.11, 0.148, 0.104,
        ]
        let de = { (cromas: [Double], luz: Double, primero: Int) in
            cromas.enumerated().map {
                ColorOklch(luz: luz, croma: $1, matiz: Double((primero + 30 * $0) % 360))
            }
        }
        return de(oscuros, 0.5, 25) + de(claros, 0.82, 35)
    }()

    /// FNV-1a with a final stir, so that the low digits depend on every letter.
    private static func mezcla(_ nombre: String) -> UInt64 {
        var h: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in nombre.utf8 { h = (h ^ UInt64(byte)) &* 0x100_0000_01b3 }
        h ^= h >> 32
        h = h &* 0xd6e8_feb8_6659_fd93
        return h ^ (h >> 32)
    }
}
