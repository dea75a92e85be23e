import Testing

@testable import MarcadorServidor

@Suite("La tabla de rutas")
struct PruebasDeRuta {
    /// A path that fits a row of the table.
    private static func ejemplo(_ fila: Ruta.Fila) -> String {
        fila.camino.replacing("{t}", with: "copa-barrio").replacing("{n}", with: "7")
            .replacing("{j}", with: "3")
            .replacing("{id}", with: "00000000-0000-0000-0000-000000000000")
    }

    private func buscar(_ camino: String, _ metodo: Metodo = .get) throws -> Ruta.Hallazgo {
        Ruta.buscar(try Peticion(metodo, camino).segmentos, metodo)
    }

    @Test("cada fila se encuentra por su camino y sus métodos, y por ningún otro")
    func cadaFila() throws {
        for fila in Ruta.tabla {
            let camino = Self.ejemplo(fila)
            let esperada = fila.ruta(Ruta.Valores(torneo: "copa-barrio", numero: 7, jugador: 3))
            for metodo in Metodo.allCases {
                let hallazgo = try buscar(camino, metodo)
                let vale = fila.metodos.contains(metodo == .head ? .get : metodo)
                #expect(
                    hallazgo == (vale ? .ruta(esperada) : .otroMetodo(fila.metodos)),
                    "\(metodo.rawValue) \(camino)")
            }
        }
    }

    @Test("lo que se lee escribe el camino por el que se encuentra; lo demás, ninguno")
    func caminos() throws {
        for fila in Ruta.tabla {
            let ruta = fila.ruta(Ruta.Valores(torneo: "copa-barrio", numero: 7, jugador: 3))
            let seLee = fila.metodos.contains(.get)
            #expect(ruta.camino == (seLee ? Self.ejemplo(fila) : ""))
        }
    }

    @Test("ninguna fila repite el camino de otra")
    func sinRepetir() {
        #expect(Set(Ruta.tabla.map(\.camino)).count == Ruta.tabla.count)
    }

    @Test("las de la API son las que están debajo de /api")
    func laApi() {
        for fila in Ruta.tabla {
            let ruta = fila.ruta(Ruta.Valores(torneo: "t", numero: 1))
            #expect(ruta.esDeLaApi == fila.camino.hasPrefix("/api/"), "\(fila.camino)")
            #expect((ruta.torneo == "t") == fila.camino.contains("{t}"), "\(fila.camino)")
        }
    }

    @Test(
        "lo que no está no se encuentra",
        arguments: [
            "/nada", "/torneos/", "/torneos//partidos", "/torneos/copa/partidos/",
            "/torneos/copa/partidos/abc", "/torneos/copa/partidos/-1",
            "/torneos/copa/partidos/1.0", "/torneos/copa/partidos/1234567890",
            "/torneos/copa/partidos/%D9%A1", "/torneos/copa/partidos/1/otra", "/partidos/1",
            "/api", "/api/", "/api/v2/torneos", "/TORNEOS", "//",
        ])
    func noEsta(camino: String) throws { #expect(try buscar(camino) == .nada) }

    @Test("un nombre con signos llega entero")
    func signos() throws {
        #expect(try buscar("/torneos/a%2Fb/tabla") == .ruta(.tabla("a/b")))
        #expect(try buscar("/torneos/copa/partidos/007") == .ruta(.partido("copa", 7)))
    }
}
