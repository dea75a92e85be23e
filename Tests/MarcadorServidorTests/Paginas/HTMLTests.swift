import MarcadorApp
import Testing

@testable import MarcadorServidor

@Suite("HTML escapado por construcción")
struct HTMLTests {
    @Test(
        "lo interpolado nunca es marcado",
        arguments: [
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("\" onclick=\"x", "&quot; onclick=&quot;x"),
            ("Tom & Jerry", "Tom &amp; Jerry"),
            ("&amp;", "&amp;amp;"),
            ("D'Alessandro 45+2'", "D'Alessandro 45+2'"),
            ("👩‍👩‍👧‍👦 Águilas ñ", "👩‍👩‍👧‍👦 Águilas ñ"),
            ("مصر", "مصر"),
            ("a\u{0}b\u{8}c\u{7F}d\ne\tf", "abcd\ne\tf"),
            ("", ""),
        ])
    func loInterpoladoNuncaEsMarcado(texto: String, esperado: String) {
        let enElemento: HTML = "<p>\(texto)</p>"
        let enAtributo: HTML = "<p title=\"\(texto)\">"
        let troceado: HTML = "\(texto[...])"
        #expect(enElemento.texto == "<p>\(esperado)</p>")
        #expect(enAtributo.texto == "<p title=\"\(esperado)\">")
        #expect(troceado.texto == esperado)
    }

    @Test("el HTML interpolado se queda como es")
    func elHTMLSeQuedaComoEs() {
        let dentro: HTML = "<b>\("<")</b>"
        let quizas: HTML? = nil
        let todo: HTML =
            "\(dentro)\(quizas)\([dentro, dentro])\(7)\(si: true, "<i>")\(si: false, "<u>")"
        #expect(todo.texto == "<b>&lt;</b><b>&lt;</b><b>&lt;</b>7<i>")
    }

    @Test("una lista se une con su separador")
    func unaListaSeUne() {
        let piezas: [HTML] = ["a", "b", "c"]
        #expect(piezas.unidos(por: ", ").texto == "a, b, c")
        #expect(piezas.unidos().texto == "abc")
        #expect([HTML]().unidos(por: ", ").estaVacio)
    }

    @Test("un texto de la interfaz sale en el idioma pedido", arguments: Idioma.allCases)
    func unTextoSaleEnSuIdioma(idioma: Idioma) {
        let html: HTML = "\(.empezarPartido, idioma)"
        #expect(html.texto == (idioma == .es ? "Empezar partido" : "Start match"))
    }
}
