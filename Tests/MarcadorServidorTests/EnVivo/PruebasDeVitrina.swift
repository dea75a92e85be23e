import Testing

@testable import MarcadorServidor

@Suite("Vitrina")
struct PruebasDeVitrina {
    private func respuesta(_ texto: String) -> RespuestaLista { RespuestaLista(.texto(texto)) }

    @Test("lo que se pone se obtiene, y lo que se retira no")
    func poner() {
        let vitrina = Vitrina()
        let una = respuesta("una")
        #expect(vitrina.obtener("a") == nil)
        vitrina.poner("a", una)
        #expect(vitrina.obtener("a") === una)
        vitrina.retirar("a")
        #expect(vitrina.obtener("a") == nil)
        for clave in ["p/1", "p/2", "q/1"] { vitrina.poner(clave, una) }
        vitrina.retirar { $0.hasPrefix("p/") }
        #expect(vitrina.cuenta == 1)
    }

    @Test("al llenarse se va la que hace más que nadie mira")
    func llena() {
        let vitrina = Vitrina(maximo: 3)
        for clave in ["a", "b", "c"] { vitrina.poner(clave, respuesta(clave)) }
        _ = vitrina.obtener("a")
        vitrina.poner("d", respuesta("d"))
        #expect(vitrina.obtener("b") == nil)
        #expect(["a", "c", "d"].allSatisfy { vitrina.obtener($0) != nil })
    }

    @Test(
        "varios que quieren lo mismo a la vez lo hacen hacer una sola vez", .timeLimit(.minutes(1)))
    func unaVez() async {
        let vitrina = Vitrina()
        let veces = Cuenta()
        let (puerta, abrir) = AsyncStream.makeStream(of: Void.self)
        await withTaskGroup { grupo in
            for numero in 0..<50 {
                grupo.addTask {
                    if numero == 49 { abrir.finish() }
                    let obtenida = await vitrina.obtener("a") {
                        veces.sumar()
                        for await _ in puerta {}
                        return RespuestaLista(.texto("hecha"))
                    }
                    #expect(obtenida.respuesta.texto == "hecha")
                }
            }
        }
        #expect(veces.valor == 1)
        #expect(vitrina.obtener("a") != nil)
    }

    @Test("lo que se retira mientras se hace no se expone", .timeLimit(.minutes(1)))
    func retiradaMientras() async {
        let vitrina = Vitrina()
        let vieja = await vitrina.obtener("a") {
            vitrina.retirar("a")
            return RespuestaLista(.texto("vieja"))
        }
        #expect(vieja.respuesta.texto == "vieja")
        #expect(vitrina.obtener("a") == nil)
        let nueva = await vitrina.obtener("a") { RespuestaLista(.texto("nueva")) }
        #expect(nueva.respuesta.texto == "nueva")
        #expect(vitrina.obtener("a") === nueva)
    }
}
