import Testing

@testable import MarcadorApp

@Suite("Cuándo quiere un servidor que se le vuelva a preguntar")
struct PruebasDeReintento {
    @Test(
        "en segundos o como fecha, acotado; lo que no se entiende no dice nada",
        arguments: [
            ("30", nil, 30), (" 7 ", nil, 7), ("0", nil, 1), ("999999999999999999999", nil, 3600),
            ("-5", nil, nil), ("", nil, nil), ("pronto", nil, nil), ("1.5", nil, nil),
            ("Sun, 06 Nov 1994 08:50:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", 60),
            ("Sun, 06 Nov 1994 08:40:00 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", 1),
            ("Mon, 07 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", 3600),
            ("Sun, 06 Nov 1994 08:50:37 GMT", nil, nil),
            ("Sun, 06 Nov 1994 08:50:37 GMT", "ayer", nil),
        ] as [(String, String?, Int?)])
    func segundos(dicho: String, enviada: String?, esperados: Int?) {
        #expect(Reintento.segundos(dicho, enviada: enviada) == esperados)
    }
}
