import Testing

@testable import MarcadorServidor

@Suite("Servidor, en memoria y por un enchufe")
struct PruebasDelServidor {
    @Test("todo lo que se pide llega a la aplicación", arguments: Via.allCases)
    func eco(via: Via) async throws {
        try await via.con(AplicacionDePrueba()) { cliente in
            let respuesta = try await cliente.pedir(
                Pedido(
                    metodo: .put, objetivo: "/eco/Rayo%20FC/?b=%C3%B1+&a=1",
                    cabeceras: [Cabecera("X-PRUEBA", "sí"), Cabecera("Cookie", "a=b; idioma=en")],
                    cuerpo: Array("¡gol!".utf8)))
            #expect(respuesta.estado == 200)
            #expect(
                respuesta.texto
                    == #"PUT ["eco", "Rayo FC", ""] a=1,b=ñ  ¡gol! x=sí c=en 127.0.0.1 true"#)
        }
    }

    @Test("cada método llega con su nombre", arguments: Via.allCases, Metodo.allCases)
    func metodos(via: Via, metodo: Metodo) async throws {
        try await via.con(AplicacionDePrueba()) { cliente in
            let respuesta = try await cliente.pedir(Pedido(metodo: metodo, objetivo: "/eco"))
            #expect(respuesta.estado == 200)
            let esperado = metodo == .head ? "" : metodo.rawValue
            #expect(respuesta.texto.prefix { $0 != " " } == esperado)
        }
    }

    @Test("las respuestas de cada clase se envían", arguments: Via.allCases)
    func clases(via: Via) async throws {
        try await via.con(AplicacionDePrueba()) { cliente in
            let lista = AplicacionDePrueba.lista.respuesta
            for ruta in ["/lista", "/lista?x=1", "/tarde"] {
                let respuesta = try await cliente.get(ruta)
                #expect(respuesta.estado == 200)
                #expect(respuesta.texto == lista.texto)
                for cabecera in lista.cabeceras {
                    #expect(respuesta.cabecera(cabecera.nombre) == cabecera.valor)
                }
            }
            #expect(try await cliente.get("/vacia").estado == 204)
            let otra = try await cliente.get("/otra")
            #expect(otra.estado == 303)
            #expect(otra.cabecera("Location") == "/lista")
        }
    }

    @Test("quien ya la tiene no la recibe otra vez", arguments: Via.allCases, ["/lista", "/tarde"])
    func condicional(via: Via, ruta: String) async throws {
        try await via.con(AplicacionDePrueba()) { cliente in
            let etiqueta = try #require(try await cliente.get(ruta).cabecera("ETag"))
            let igual = try await cliente.get(ruta, [Cabecera("If-None-Match", "W/\(etiqueta)")])
            #expect(igual.estado == 304)
            #expect(igual.cuerpo.isEmpty)
            #expect(igual.cabecera("ETag") == etiqueta)
            let otra = try await cliente.get(ruta, [Cabecera("If-None-Match", "\"otra\"")])
            #expect(otra.estado == 200)
        }
    }

    @Test("HEAD da las cabeceras sin el contenido", arguments: Via.allCases, ["/lista", "/tarde"])
    func head(via: Via, ruta: String) async throws {
        try await via.con(AplicacionDePrueba()) { cliente in
            let respuesta = try await cliente.pedir(Pedido(metodo: .head, objetivo: ruta))
            #expect(respuesta.estado == 200)
            #expect(respuesta.cabecera("ETag") == AplicacionDePrueba.lista.etiqueta)
            #expect(respuesta.cuerpo.isEmpty)
        }
    }

    @Test(
        "lo mal pedido se contesta con una frase, en página o en JSON", arguments: Via.allCases,
        [("/eco/%zz", 400), ("/eco?a=%", 400), ("/eco/%00", 400), ("/%C3%28", 400)])
    func malPedido(via: Via, caso: (objetivo: String, estado: Int)) async throws {
        try await via.con(AplicacionDePrueba()) { cliente in
            let dato = try await cliente.get(caso.objetivo)
            #expect(dato.estado == caso.estado)
            #expect(dato.cabecera("Content-Type") == "application/problem+json")
            let pagina = try await cliente.get(caso.objetivo, [Cabecera("Accept", "text/html,*/*")])
            #expect(pagina.estado == caso.estado)
            #expect(pagina.cabecera("Content-Type") == "text/html; charset=utf-8")
            #expect(pagina.cabecera("Content-Security-Policy") != nil)
        }
    }

    @Test("un contenido demasiado grande se rechaza, y uno justo no", arguments: Via.allCases)
    func cuerpo(via: Via) async throws {
        var opciones = OpcionesDeServidor.dePrueba
        opciones.cuerpoMaximo = 1000
        try await via.con(AplicacionDePrueba(), opciones: opciones) { cliente in
            for (largo, estado) in [(0, 200), (1000, 200), (1001, 413), (300_000, 413)] {
                let respuesta = try await cliente.pedir(
                    Pedido(
                        metodo: .post, objetivo: "/eco",
                        cuerpo: [UInt8](repeating: 0x61, count: largo)))
                #expect(respuesta.estado == estado, "\(largo)")
            }
        }
    }

    @Test("formularios y JSON llegan enteros", arguments: Via.allCases)
    func cuerpos(via: Via) async throws {
        try await via.con(AplicacionDePrueba()) { cliente in
            let formulario = try await cliente.post("/formulario", formulario: "b=%C3%B1&a=1+2")
            #expect(formulario.texto == "a=1 2,b=ñ")
            #expect(try await cliente.post("/json", json: #"{"lado":"local"}"#).texto == "local")
            #expect(try await cliente.post("/json", formulario: "lado=local").estado == 415)
            #expect(try await cliente.post("/formulario", formulario: "a=%").estado == 400)
        }
    }
}
