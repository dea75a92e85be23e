import MarcadorApp
import Testing

@testable import MarcadorServidor

@Suite("Respuesta")
struct PruebasDeRespuesta {
    @Test("ningún valor puede empezar otra cabecera")
    func sinInyeccion() {
        let respuesta = Respuesta.redireccion(a: "/a\r\nSet-Cookie: b=c")
        #expect(respuesta.cabecera("Location") == "/a  Set-Cookie: b=c")
        #expect(respuesta.estado == 303)
    }

    @Test("las defensas se añaden donde faltan")
    func defensas() {
        let suya = Respuesta.html("").con("referrer-policy", "no-referrer").conDefensas()
        #expect(
            suya.cabeceras.filter { $0.seLlama("Referrer-Policy") }.map(\.valor) == ["no-referrer"])
        #expect(suya.cabecera("Content-Security-Policy")?.contains("unsafe") == false)
        #expect(suya.cabecera("X-Content-Type-Options") == "nosniff")
        #expect(suya.conDefensas() == suya)
    }

    @Test("un problema es un documento que un programa entiende")
    func problema() {
        let respuesta = Respuesta.problema(409, titulo: "Ya se juega", detalle: "Di «no».")
        #expect(respuesta.cabecera("Content-Type") == "application/problem+json")
        #expect(
            respuesta.texto
                == #"{"detail":"Di «no».","status":409,"title":"Ya se juega","type":"about:blank"}"#
        )
    }

    @Test("un fallo en página no deja pasar etiquetas")
    func falloEnPagina() {
        let respuesta = Respuesta.fallo(
            404, Texto(literal: "No hay <b>nada</b> & nadie."), enPagina: true, .es)
        #expect(respuesta.texto.contains("No hay &lt;b&gt;nada&lt;/b&gt; &amp; nadie."))
        #expect(respuesta.cabecera("Content-Type") == "text/html; charset=utf-8")
        #expect(respuesta.cabecera("Cache-Control") == "no-store")
    }

    @Test(
        "una etiqueta coincide como pide HTTP",
        arguments: [
            ("\"a\"", true), ("*", true), ("W/\"a\"", true), ("\"b\", \"a\"", true),
            ("\"b\",W/\"a\" ", true), ("\"b\"", false), ("a", false), ("", false), ("\"A\"", false),
        ])
    func etiquetas(condicion: String, coincide: Bool) {
        #expect(Etiqueta.coincide("\"a\"", con: condicion) == coincide)
    }

    @Test("solo un 200 con contenido lleva etiqueta")
    func conEtiqueta() {
        #expect(RespuestaLista(.html("a")).etiqueta != nil)
        #expect(RespuestaLista(.html("a")).etiqueta != RespuestaLista(.html("b")).etiqueta)
        #expect(RespuestaLista(.html("a", estado: 404)).etiqueta == nil)
        #expect(RespuestaLista(.html("")).etiqueta == nil)
        #expect(RespuestaLista(.html("a"), conEtiqueta: false).etiqueta == nil)
        #expect(RespuestaLista(.html("a").con("ETag", "\"x\"")).etiqueta == "\"x\"")
    }

    @Test("una respuesta lista conserva su valor")
    func valor() {
        let lista = RespuestaLista(.html("<p>ñ</p>"))
        #expect(lista.respuesta.texto == "<p>ñ</p>")
        #expect(lista.respuesta.cabecera("ETag") == lista.etiqueta)
        #expect(lista.respuesta(siNoCoincide: lista.etiqueta).estado == 304)
        #expect(lista.respuesta(siNoCoincide: "\"otra\"").estado == 200)
    }

    @Test(
        "la huella distingue contenidos parecidos",
        arguments: [0, 1, 7, 8, 9, 15, 16, 17, 1000])
    func huellas(largo: Int) {
        var huellas: Set<Huella> = []
        let base = [UInt8](repeating: 0, count: largo)
        huellas.insert(Huella(base))
        for lugar in base.indices {
            var otra = base
            otra[lugar] = 1
            huellas.insert(Huella(otra))
        }
        huellas.insert(Huella(base + [0]))
        #expect(huellas.count == largo + 2)
    }

    @Test("un recurso estático lleva su versión en la ruta")
    func recurso() {
        let uno = RecursoEstatico("estilo.css", tipo: "text/css", bytes: [1])
        let otro = RecursoEstatico("estilo.css", tipo: "text/css", bytes: [2])
        #expect(uno.ruta.hasPrefix("/recursos/estilo."))
        #expect(uno.ruta.hasSuffix(".css"))
        #expect(uno.ruta != otro.ruta)
        let cache = uno.respuesta.respuesta.cabecera("Cache-Control")
        #expect(cache == "public, max-age=31536000, immutable")
    }
}
