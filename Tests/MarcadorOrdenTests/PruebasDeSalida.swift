import Testing
import Torneo

@testable import MarcadorOrden

@Suite("Lo que se escribe")
struct PruebasDeSalida {
    @Test(
        "D35: ocupa las columnas que dibuja un terminal",
        arguments: [
            ("Rayo FC", 7), ("Águilas", 7), ("A\u{301}guilas", 7), ("ñ", 1), ("", 0),
            ("東京", 4), ("한국", 4), ("ＦＣ", 4), ("🦅", 2), ("👨‍👩‍👧", 2), ("🇪🇸", 2), ("👍🏽", 2),
            ("⚽", 2), ("❤", 1), ("❤️", 2), ("✓", 1), ("1️⃣", 2), ("a\u{200B}b", 2), ("العربية", 7),
        ])
    func columnas(_ texto: String, cuantas: Int) {
        #expect(texto.columnas == cuantas)
    }

    @Test("las columnas se alinean aunque haya emoji y caracteres anchos")
    func alineadas() {
        let tabla = TablaDeTexto(
            [.init("Equipo"), .init("Pts", .derecha)],
            filas: [["Águilas 🦅", "3"], ["東京", "12"], ["Rayo", "0"]])
        #expect(
            tabla.lineas == [
                "Equipo      Pts",
                "Águilas 🦅    3",
                "東京         12",
                "Rayo          0",
            ])
    }

    @Test("un nombre no puede mandar al terminal ni dar la vuelta a la línea")
    func sinOrdenes() {
        let tabla = TablaDeTexto(
            [.init("Equipo")], filas: [["\u{1B}[2JRayo\u{202E}\r\n\u{9B}"]])
        #expect(tabla.lineas.last == "\u{FFFD}[2JRayo\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    }

    @Test(
        "una celda de CSV se escribe como dice el RFC 4180 y nunca es una fórmula",
        arguments: [
            (.texto("Rayo"), "Rayo"), (.texto("a,b"), "\"a,b\""), (.texto("a\"b"), "\"a\"\"b\""),
            (.texto("a\nb"), "\"a\nb\""), (.texto("a\r\nb"), "\"a\r\nb\""),
            (.texto(" x "), "\" x \""),
            (.texto("=1+1"), "'=1+1"), (.texto("+34"), "'+34"), (.texto("-x"), "'-x"),
            (.texto("@SUM(A1)"), "'@SUM(A1)"), (.texto("\t=1"), "\"'\t=1\""),
            (.texto("＝1"), "'＝1"), (.texto("=A1,\"x\""), "\"'=A1,\"\"x\"\"\""),
            (.texto("=\u{301}x"), "'=\u{301}x"),
            (.numero(-3), "-3"), (.vacia, ""), (.texto(""), ""),
        ] as [(Csv.Celda, String)])
    func celdas(_ celda: Csv.Celda, escrita: String) {
        #expect(
            Csv.documento(titulos: ["a", "b"], filas: [[celda, .numero(1)]])
                == "a,b\r\n\(escrita),1\r\n")
    }
}
