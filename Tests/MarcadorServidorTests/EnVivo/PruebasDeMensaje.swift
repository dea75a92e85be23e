import Testing

@testable import MarcadorServidor

@Suite("Mensaje")
struct PruebasDeMensaje {
    @Test(
        "se escribe como pide el formato",
        arguments: [
            ("1-0", "data: 1-0\n"), ("", "data: \n"), ("a\nb", "data: a\ndata: b\n"),
            ("a\r\nb\rc", "data: a\ndata: b\ndata: c\n"), ("a\n", "data: a\ndata: \n"),
            ("\u{2028}ñ⚽", "data: \u{2028}ñ⚽\n"),
        ])
    func formato(datos: String, lineas: String) {
        let mensaje = Mensaje(id: "s-1", evento: "gol", datos: datos)
        #expect(mensaje.texto == "id: s-1\nevent: gol\n\(lineas)\n")
    }

    @Test("ni el nombre ni el id pueden empezar otra línea")
    func sinInyeccion() {
        let mensaje = Mensaje(id: "1\ndata: x", evento: "a\r\nid: 2", datos: "d")
        #expect(mensaje.texto == "id: 1 data: x\nevent: a  id: 2\ndata: d\n\n")
    }

    @Test("sin id no cambia el lugar del oyente")
    func sinId() {
        #expect(Mensaje(evento: "estado", datos: "d").texto == "event: estado\ndata: d\n\n")
    }
}
