import Testing

@testable import MarcadorServidor

@Suite("Peticiones sin medida, por un enchufe")
struct PruebasDeMedidas {
    @Test(
        "cabeceras o ruta sin medida se rechazan",
        arguments: [
            (
                "GET /eco HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "a", count: 20_000))\r\n\r\n",
                "431"
            ),
            (
                "GET /eco HTTP/1.1\r\n\(String(repeating: "X: 1\r\n", count: 3_000))Host: x\r\n\r\n",
                "431"
            ),
            ("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\nHost: x\r\n\r\n", "414"),
            (
                "GET /eco?\(String(repeating: "a=b&", count: 201)) HTTP/1.1\r\nHost: x\r\n"
                    + "Connection: close\r\n\r\n", "400"
            ),
            (
                "GET /eco?\(String(repeating: "&", count: 3_000)) HTTP/1.1\r\nHost: x\r\n"
                    + "Connection: close\r\n\r\n", "200"
            ),
        ])
    func sinMedida(texto: String, estado: String) async throws {
        #expect(try await charla(texto).hasPrefix("HTTP/1.1 \(estado) "))
    }

    @Test("un contenido en trozos llega entero, y sin medida no")
    func trozos() async throws {
        let cabeza =
            "POST /eco HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: Chunked\r\n\r\n"
        let entero = try await charla(cabeza + "5\r\n¡gol\r\n2;x=y\r\n!!\r\n0\r\n\r\n")
        #expect(entero.contains("POST [\"eco\"]  ¡gol!! "))
        let trozo = "4000\r\n\(String(repeating: "a", count: 0x4000))\r\n"
        let grande = try await charla(cabeza + String(repeating: trozo, count: 5) + "0\r\n\r\n")
        #expect(grande.hasPrefix("HTTP/1.1 413 "))
        let enorme = try? await charla(cabeza + String(repeating: trozo, count: 200))
        #expect(enorme?.contains("200 OK") != true)
    }
}
