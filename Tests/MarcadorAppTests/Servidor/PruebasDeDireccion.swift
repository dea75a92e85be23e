import Foundation
import Testing

@testable import MarcadorApp

@Suite("La dirección de un Marcador")
struct PruebasDeDireccion {
    @Test(
        "vale lo que alguien escribe, pega o escanea",
        arguments: [
            ("192.168.1.20:8080", "http://192.168.1.20:8080", nil, nil),
            (" 192.168.1.20 \n", "http://192.168.1.20:8080", nil, nil),
            ("localhost", "http://localhost:8080", nil, nil),
            ("PORTATIL.local/torneos/copa", "http://portatil.local:8080", "copa", nil),
            ("[::1]:9000", "http://[::1]:9000", nil, nil),
            ("[fe80::1]", "http://[fe80::1]:8080", nil, nil),
            ("marcador.miclub.es", "https://marcador.miclub.es", nil, nil),
            ("HTTP://Marcador.es:80/", "http://marcador.es", nil, nil),
            ("https://marcador.es:443", "https://marcador.es", nil, nil),
            ("https://marcador.es:80", "https://marcador.es:80", nil, nil),
            ("marcador://marcador.es:80", "http://marcador.es", nil, nil),
            ("https://marcador.es/torneos", "https://marcador.es", nil, nil),
            ("http://10.0.0.5:8080/torneos/torneo", "http://10.0.0.5:8080", "torneo", nil),
            (
                "http://10.0.0.5:8080/torneos/copa-2/partidos/7?x=1#y", "http://10.0.0.5:8080",
                "copa-2", 7
            ),
            ("http://h/torneos/copa/goleadores", "http://h", "copa", nil),
            ("http://h/torneos/copa/partidos/3/cronica", "http://h", "copa", 3),
            ("marcador://10.0.0.5:8080/torneos/a", "http://10.0.0.5:8080", "a", nil),
            ("marcadors://marcador.es/torneos/a", "https://marcador.es", "a", nil),
            ("marcadors://marcador.es:443", "https://marcador.es", nil, nil),
        ] as [(String, String, String?, Int?)])
    func vale(texto: String, servidor: String, torneo: String?, partido: Int?) throws {
        let direccion = try DireccionDeMarcador(texto)
        #expect(direccion.servidor.absoluteString == servidor)
        #expect(direccion.torneo == torneo)
        #expect(direccion.partido == partido)
    }

    @Test(
        "el secreto de un enlace va detrás de la almohadilla, y no en la dirección del servidor",
        arguments: [
            ("http://h:1/torneos/a#secreto=ABCdef0123456789_-", "ABCdef0123456789_-"),
            ("marcador://h:1/torneos/a#secreto=0123456789abcdef", "0123456789abcdef"),
            ("h#secreto=0123456789abcdef", "0123456789abcdef"),
            ("http://h/entrar#secreto=0123456789abcdef", "0123456789abcdef"),
            ("http://h/torneos/a/entrar#secreto=0123456789abcdef", "0123456789abcdef"),
            ("http://h/torneos/a#gol-1", nil),
        ])
    func conSecreto(texto: String, secreto: String?) throws {
        let direccion = try DireccionDeMarcador(texto)
        #expect(direccion.secreto == secreto)
        #expect(!direccion.servidor.absoluteString.contains("secreto"))
    }

    @Test(
        "lo que no vale dice por qué",
        arguments: [
            ("", FalloDeDireccion.vacia), (" \n\t", .vacia), ("hola qué tal", .noSeEntiende),
            ("http://", .noSeEntiende), ("http:///torneos", .noSeEntiende),
            ("http://a:b@h/", .noSeEntiende), ("http://h:0", .noSeEntiende),
            ("http://h:99999", .noSeEntiende), ("http://h:x", .noSeEntiende),
            ("ftp://h/", .otroEsquema("ftp")), ("WIFI:T:WPA;S:Bar;P:x;;", .noSeEntiende),
            ("http://h/otra/cosa", .noEsUnaPagina), ("http://h/entrar/cosa", .noEsUnaPagina),
            ("http://h/torneos/Copa!", .noEsUnaPagina),
            ("http://h/torneos/../x", .noEsUnaPagina),
            ("http://h/torneos/copa/partidos/cero", .noEsUnaPagina),
            ("http://h/torneos/copa/partidos/0", .noEsUnaPagina),
            ("http://" + String(repeating: "h", count: 3000), .noSeEntiende),
            ("http://h/#secreto=corto", .secretoRoto),
            ("http://h/#secreto=0123456789 abcdef", .secretoRoto),
            ("http://h/#secreto=" + String(repeating: "a", count: 129), .secretoRoto),
        ])
    func noVale(texto: String, fallo: FalloDeDireccion) {
        #expect(throws: fallo) { try DireccionDeMarcador(texto) }
        #expect(!fallo.texto.espanol.isEmpty && fallo.texto.espanol != fallo.texto.ingles)
    }
}
