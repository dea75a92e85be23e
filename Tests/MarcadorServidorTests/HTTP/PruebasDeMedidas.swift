import Foundation
import Testing

@testable import MarcadorServidor

@Suite("Peticiones sin medida, por un enchufe")
struct PruebasDeMedidas {
    @Test(
        "cabeceras o ruta sin medida se rechazan",
        arguments: [
            (
                "GET /eco HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "a", count: 60_000))\r\n\r\n",
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
                "GET /eco\0?\(String(repeating: "a&", count: 1_000)) HTTP/1.1\r\nHost: x\r\n\r\n",
                "400"
            ),
            (
                "GET /eco?\(String(repeating: "&", count: 3_000)) HTTP/1.1\r\nHost: x\r\n"
                    + "Connection: close\r\n\r\n", "200"
            ),
        ])
    func sinMedida(texto: String, estado: String) async throws {
        #expect(try await charla(texto).hasPrefix("HTTP/1.1 \(estado) "))
    }

    @Test("un contenido en trozos llega entero")
    func trozos() async throws {
        let entero = try await charla(
            "POST /eco HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: Chunked\r\n\r\n"
                + "5\r\n¡gol\r\n2;x=y\r\n!!\r\n0\r\n\r\n")
        #expect(entero.contains("POST [\"eco\"]  ¡gol!! "))
    }

    @Test(
        "a un contenido sin medida se le contesta aunque siga llegando",
        arguments: ["GET", "POST"], [5, 64, 200])
    func sinMedida(metodo: String, trozos: Int) async throws {
        let trozo = "4000\r\n\(String(repeating: "a", count: 0x4000))\r\n"
        let enTrozos = try await charla(
            "\(metodo) /eco HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
                + String(repeating: trozo, count: trozos) + "0\r\n\r\n")
        let seguido = try await charla(
            "\(metodo) /eco?a=1 HTTP/1.1\r\nHost: x\r\nContent-Length: \(trozos * 0x4000)\r\n\r\n"
                + String(repeating: "a", count: trozos * 0x4000))
        for respuesta in [enTrozos, seguido] {
            #expect(respuesta.hasPrefix("HTTP/1.1 413 "))
            #expect(respuesta.contains("demasiado grande"))
            #expect(respuesta.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
    }

    @Test(
        "una respuesta con cabeceras largas se envía, y con cabeceras sin medida se dice que no cabe",
        arguments: ["/lejos", "/lejosLista"],
        [(100, 303), (8_000, 303), (20_000, 303), (24_500, 500), (65_000, 500)])
    func respuestaLarga(ruta: String, caso: (largo: Int, estado: Int)) async throws {
        try await Via.enchufe.con(AplicacionDePrueba()) { cliente in
            let respuesta = try await cliente.pedir(
                Pedido(
                    metodo: .post, objetivo: ruta,
                    cuerpo: [UInt8](repeating: 0x61, count: caso.largo)))
            #expect(respuesta.estado == caso.estado)
        }
    }

    @Test(
        "por muchas que sean las cabeceras, siempre hay respuesta",
        arguments: [
            "X: \r\n", "a:b\r\n", "X: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n",
            "X-Larga: \(String(repeating: "a", count: 500))\r\n",
        ], Array(stride(from: 1, through: 400, by: 7)))
    func cabeceras(linea: String, veces: Int) async throws {
        let respuesta = try await charla(
            "GET /lista?\(String(repeating: "a", count: 4_000)) HTTP/1.1\r\nHost: x\r\n"
                + "Connection: close\r\n" + String(repeating: linea, count: veces) + "\r\n")
        #expect(respuesta.hasPrefix("HTTP/1.1 200 ") || respuesta.hasPrefix("HTTP/1.1 431 "))
    }

    @Test(
        "por largas que sean a la vez petición y respuesta, siempre hay respuesta",
        arguments: [1, 50, 100, 150, 200, 250, 300],
        [0, 2_000, 4_000, 8_000, 12_000, 16_000, 20_000])
    func todoLargo(veces: Int, largo: Int) async throws {
        let respuesta = try await charla(
            "POST /lejos?\(String(repeating: "a", count: 4_000)) HTTP/1.1\r\nHost: x\r\n"
                + "Connection: close\r\nContent-Length: \(largo)\r\n"
                + String(repeating: "X: 12\r\n", count: veces) + "\r\n"
                + String(repeating: "a", count: largo))
        let admitidas = [303, 431].map { "HTTP/1.1 \($0) " }
        #expect(admitidas.contains { respuesta.hasPrefix($0) })
        if veces * 75 + largo < 18_000 { #expect(respuesta.hasPrefix("HTTP/1.1 303 ")) }
    }

    @Test("las galletas de un navegador caben", arguments: [1_000, 4_000, 8_000])
    func galletasDeNavegador(largo: Int) async throws {
        let galletas = String(
            repeating: "galleta=\(String(repeating: "a", count: 150)); ", count: largo / 160)
        let respuesta = try await charla(
            "GET /lista HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                + String(repeating: "X-Otra: \(String(repeating: "a", count: 60))\r\n", count: 12)
                + "Cookie: \(galletas)\r\n\r\n")
        #expect(respuesta.hasPrefix("HTTP/1.1 200 "))
    }

    @Test("por muchas que sean las galletas, siempre hay respuesta", arguments: 1...60)
    func galletas(veces: Int) async throws {
        let respuesta = try await charla(
            "GET /lista HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                + "Cookie: \(String(repeating: "a=b; ", count: veces * 20))\r\n\r\n")
        #expect(respuesta.hasPrefix("HTTP/1.1 200 ") || respuesta.hasPrefix("HTTP/1.1 431 "))
    }
}
