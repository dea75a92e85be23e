import Foundation

/// A colour in OKLCH, as style sheets write it: equal lightness looks equally light.
nonisolated package struct ColorOklch: Hashable, Sendable {
    /// How light, 0…1.
    package let luz: Double
    /// How colourful, from 0.
    package let croma: Double
    /// Which hue, in degrees.
    package let matiz: Double

    /// A colour.
    ///
    /// - Parameters:
    ///   - luz: how light, 0…1.
    ///   - croma: how colourful, from 0.
    ///   - matiz: which hue, in degrees.
    package init(luz: Double, croma: Double, matiz: Double) {
        self.luz = luz
        self.croma = croma
        self.matiz = matiz
    }

    /// The colour mixed with black, white or a grey between them, in OKLab.
    ///
    /// - Parameters:
    ///   - gris: the lightness of the other colour, 0…1.
    ///   - parte: how much of it, 0…1.
    /// - Returns: the mixture, of the same hue.
    package func mezclado(conLuz gris: Double, en parte: Double) -> ColorOklch {
        ColorOklch(
            luz: luz * (1 - parte) + gris * parte, croma: croma * (1 - parte), matiz: matiz)
    }

    /// The colour on a screen: red, green and blue of sRGB, 0…1, cut off where a screen cannot show
    /// it.
    ///
    /// Björn Ottosson, «A perceptual color space for image processing», 2020; CSS Color 4, §10.
    package var sRGB: (rojo: Double, verde: Double, azul: Double) {
        let angulo = matiz * .pi / 180
        let (a, b) = (croma * cos(angulo), croma * sin(angulo))
        let l = pow(luz + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(luz - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(luz - 0.0894841775 * a - 1.2914855480 * b, 3)
        return (
            Self.conGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            Self.conGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            Self.conGamma(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        )
    }

    private static func conGamma(_ lineal: Double) -> Double {
        let dentro = min(1, max(0, lineal))
        return dentro <= 0.0031308 ? 12.92 * dentro : 1.055 * pow(dentro, 1 / 2.4) - 0.055
    }
}
