import Foundation
import MarcadorApp
import Testing

@testable import MarcadorServidor

/// The colours of the style sheet itself, measured as WCAG 2 asks: 4.5 for text, 3 for what is large.
@Suite("Contraste de los colores")
struct ContrasteTests {
    @Test("las iniciales se leen sobre cada tono", arguments: 0..<ColoresDeEquipo.tonos)
    func lasInicialesSeLeen(tono: Int) throws {
        let hoja = try Hoja()
        let fondo = try #require(hoja.tono(tono))
        let letra = tono < 12 ? Color(l: 1, c: 0, h: 0) : Color(l: 0.18, c: 0.03, h: 158)
        #expect(letra.contraste(con: fondo) >= 4.5)
    }

    @Test("los tonos de los discos son los de la app", arguments: 0..<ColoresDeEquipo.tonos)
    func losTonosSonLosMismos(tono: Int) throws {
        let enLaPagina = try #require(try Hoja().tono(tono))
        let enLaApp = ColoresDeEquipo.paleta[tono]
        #expect(enLaPagina.l == enLaApp.luz)
        #expect(enLaPagina.c == enLaApp.croma)
        #expect(enLaPagina.h == enLaApp.matiz)
    }

    @Test(
        "los textos se leen sobre su fondo, de día y de noche",
        arguments: [
            ("texto", "suelo"), ("texto", "superficie"), ("texto", "hundido"),
            ("callado", "suelo"), ("callado", "superficie"), ("callado", "hundido"),
            ("enlace", "suelo"), ("enlace", "superficie"), ("sobre-acento", "acento"),
            ("vivo", "superficie"), ("sobre-aviso", "aviso"), ("sobre-malo", "malo"),
            ("sobre-bueno", "bueno"), ("sobre-cesped", "cesped-2"),
            ("sobre-cesped-callado", "cesped-2"), ("cifra", "placa-2"), ("luz", "placa"),
            ("luz", "cesped-2"),
        ], [false, true])
    func losTextosSeLeen(par: (String, String), deNoche: Bool) throws {
        let hoja = try Hoja()
        let letra = try #require(hoja.ficha(par.0, deNoche: deNoche))
        let fondo = try #require(hoja.ficha(par.1, deNoche: deNoche))
        #expect(letra.contraste(con: fondo) >= 4.5)
    }
}

/// The tokens and tones of the style sheet.
private struct Hoja {
    private let dia: Substring
    private let noche: Substring
    private let todo: String

    init() throws {
        todo = String(decoding: PackageResources.estilo_css, as: UTF8.self)
        let corte = try #require(todo.range(of: "@media (prefers-color-scheme: dark)"))
        let final = try #require(todo.range(of: "@media (prefers-contrast: more)"))
        dia = todo[..<corte.lowerBound]
        noche = todo[corte.upperBound..<final.lowerBound]
    }

    func ficha(_ nombre: String, deNoche: Bool) -> Color? {
        let propia = deNoche ? Color(en: noche, tras: "--\(nombre): ") : nil
        return propia ?? Color(en: dia, tras: "--\(nombre): ")
    }

    func tono(_ n: Int) -> Color? { Color(en: todo[...], tras: ".tono-\(n){--tono:") }
}

/// A colour in OKLCH.
private struct Color {
    let l: Double
    let c: Double
    let h: Double

    init(l: Double, c: Double, h: Double) {
        (self.l, self.c, self.h) = (l, c, h)
    }

    /// The first `oklch(l c h)` after a mark.
    init?(en texto: Substring, tras marca: String) {
        guard let sitio = texto.range(of: marca + "oklch("),
            let final = texto[sitio.upperBound...].firstIndex(of: ")")
        else { return nil }
        let partes = texto[sitio.upperBound..<final].split(separator: " ").compactMap { Double($0) }
        guard partes.count == 3 else { return nil }
        self.init(l: partes[0], c: partes[1], h: partes[2])
    }

    /// Relative luminance in sRGB, out-of-gamut channels clipped.
    private var luminancia: Double {
        let a = c * cos(h * .pi / 180)
        let b = c * sin(h * .pi / 180)
        let x = pow(l + 0.3963377774 * a + 0.2158037573 * b, 3)
        let y = pow(l - 0.1055613458 * a - 0.0638541728 * b, 3)
        let z = pow(l - 0.0894841775 * a - 1.2914855480 * b, 3)
        let rojo = 4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z
        let verde = -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z
        let azul = -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z
        let canales = [rojo, verde, azul].map { min(1, max(0, $0)) }
        return 0.2126 * canales[0] + 0.7152 * canales[1] + 0.0722 * canales[2]
    }

    func contraste(con otro: Color) -> Double {
        let (a, b) = (luminancia, otro.luminancia)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
