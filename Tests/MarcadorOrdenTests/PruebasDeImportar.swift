import Foundation
import Testing
import Torneo

@Suite("La orden importar")
struct PruebasDeImportar {
    /// A group match with an own goal, and a final with extra time and a shoot-out.
    private let fuente = """
        {"name": "Copa de prueba", "matches": [
          {"round": "Matchday 1", "group": "Group A", "date": "2022-11-20", "team1": "Norte",
           "team2": "Sur", "score": {"ft": [2, 1]},
           "goals1": [{"name": "Ruiz", "minute": 5},
                      {"name": "Paz", "minute": 45, "offset": 2, "owngoal": true}],
           "goals2": [{"name": "Paz", "minute": 60}]},
          {"round": "Final", "date": "2022-12-18", "team1": "Sur", "team2": "Norte",
           "score": {"ft": [0, 0], "et": [1, 1], "p": [2, 4]},
           "goals1": [{"name": "Paz", "minute": 100}],
           "goals2": [{"name": "Pedro Ruiz", "minute": 110}]}
        ]}
        """

    @Test("escribe un torneo.json con los resultados de la fuente y une a quien se le dice")
    func escribe() async throws {
        try await conCarpeta { carpeta in
            let destino = carpeta.appending(path: "torneo.json")
            let hecho = try await marcador(
                ["importar", "-", "-o", destino.path, "--une", "Ruiz=Pedro Ruiz"], entrada: fuente)
            #expect(hecho.codigo == 0, "\(hecho.errores)")
            let torneo = try DocumentoDelTorneo(json: Data(contentsOf: destino))
            #expect(torneo.partidos.map { $0.marcador().description } == ["2-1", "1-1"])
            #expect(torneo.partidos[1].ficha.tanda == Marcador(local: 2, visitante: 4))
            let goleadores = torneo.partidos.filasDeGoleadores()
            #expect(goleadores.map(\.jugador.nombre) == ["Paz", "Pedro Ruiz"])
            #expect(goleadores.map(\.goles) == [2, 2])
        }
    }

    @Test("sin --une avisa de que dos nombres pueden ser la misma persona")
    func avisa() async throws {
        try await conCarpeta { carpeta in
            let hecho = try await marcador(
                ["importar", "-", "-o", carpeta.appending(path: "t.json").path], entrada: fuente)
            #expect(hecho.codigo == 0)
            #expect(hecho.errores.contains("«Ruiz» y «Pedro Ruiz»"))
        }
    }

    @Test("con «-» escribe en la salida, y nada más que el torneo")
    func aLaSalida() async throws {
        let hecho = try await marcador(["importar", "-", "-o", "-"], entrada: fuente)
        #expect(hecho.codigo == 0)
        #expect(try DocumentoDelTorneo(json: Data(hecho.salida.utf8)).partidos.count == 2)
    }

    @Test(
        "lo que no tiene nombre se llama como el fichero, o como se diga",
        arguments: [([], "liga del barrio"), (["--nombre", "Liga"], "Liga")])
    func nombre(opciones: [String], nombre: String) async throws {
        try await conCarpeta { carpeta in
            let tabla = carpeta.appending(path: "liga del barrio.csv")
            try Data("local,visitante\nNorte,Sur\n".utf8).write(to: tabla)
            let hecho = try await marcador(["importar", tabla.path, "-o", "-"] + opciones)
            #expect(try DocumentoDelTorneo(json: Data(hecho.salida.utf8)).nombre == nombre)
        }
    }

    @Test("--une con un nombre que nadie lleva se dice")
    func uneANadie() async throws {
        let hecho = try await marcador(
            ["importar", "-", "-o", "-", "--une", "Gil=Juan Gil"], entrada: fuente)
        #expect(hecho.codigo == 0)
        #expect(hecho.errores.contains("«Gil=Juan Gil» no une a nadie"))
    }

    @Test("no pisa un fichero que ya existe si no se le obliga")
    func noPisa() async throws {
        try await conCarpeta { carpeta in
            let destino = carpeta.appending(path: "torneo.json")
            try Data("lo mío".utf8).write(to: destino)
            let orden = ["importar", "-", "-o", destino.path]
            let rechazado = try await marcador(orden, entrada: fuente)
            #expect(rechazado.codigo == 1)
            #expect(rechazado.errores.contains("--fuerza"))
            #expect(try Data(contentsOf: destino) == Data("lo mío".utf8))
            let forzado = try await marcador(orden + ["--fuerza"], entrada: fuente)
            #expect(forzado.codigo == 0)
            #expect(try DocumentoDelTorneo(json: Data(contentsOf: destino)).partidos.count == 2)
        }
    }

    @Test(
        "con una entrada mala no cambia nada",
        arguments: [
            "", "hola", "{}", "[]", "{\"matches\": 3}", "{\"name\": \"x\", \"matches\": [{}]}",
        ])
    func entradaMala(_ entrada: String) async throws {
        try await conCarpeta { carpeta in
            let destino = carpeta.appending(path: "torneo.json")
            try Data("lo mío".utf8).write(to: destino)
            let hecho = try await marcador(
                ["importar", "-", "-o", destino.path, "--fuerza"], entrada: entrada)
            #expect(hecho.codigo == 1)
            #expect(hecho.errores.contains("marcador: "))
            #expect(try Data(contentsOf: destino) == Data("lo mío".utf8))
        }
    }

    @Test("si no se puede escribir dice por qué")
    func sinSitio() async throws {
        let orden = ["importar", "-", "-o", "/dev/null/t.json"]
        let hecho = try await marcador(orden, entrada: fuente)
        #expect(hecho.codigo == 1)
        #expect(hecho.errores.contains("No se puede escribir"))
    }
}
