import Testing

@testable import MarcadorOrden

private let puerto = Opcion(nombre: "--puerto", valor: "N", ayuda: "")
private let escucha = Opcion(nombre: "--escucha", valor: "IP", repetible: true, ayuda: "")
private let fuerza = Opcion(nombre: "--fuerza", ayuda: "")
private let ms = Opcion(nombre: "-msPorMinuto", valor: "N", ayuda: "")
private let lector = LectorDeArgumentos(opciones: [puerto, escucha, fuerza, ms, .ayuda])

@Suite("Los argumentos")
struct PruebasDeArgumentos {
    @Test(
        "se leen de todas las maneras en que se escriben",
        arguments: [
            ("--puerto 80", ["--puerto": ["80"]], []),
            ("--puerto=80", ["--puerto": ["80"]], []),
            ("-msPorMinuto 20 f", ["-msPorMinuto": ["20"]], ["f"]),
            ("--escucha ::1 --escucha=127.0.0.1", ["--escucha": ["::1", "127.0.0.1"]], []),
            ("--fuerza a b", ["--fuerza": [""]], ["a", "b"]),
            ("a --fuerza - b", ["--fuerza": [""]], ["a", "-", "b"]),
            ("-- --puerto -x", [:], ["--puerto", "-x"]),
            ("--help", ["--ayuda": [""]], []),
            ("--puerto -5", ["--puerto": ["-5"]], []),
            ("--puerto=--raro", ["--puerto": ["--raro"]], []),
            ("", [:], []),
        ] as [(String, [String: [String]], [String])])
    func seLeen(_ linea: String, valores: [String: [String]], posicionales: [String]) throws {
        let leidos = try lector.leer(linea.split(separator: " ").map(String.init))
        #expect(leidos == Argumentos(posicionales: posicionales, valores: valores))
    }

    @Test(
        "mal escritos dicen qué está mal",
        arguments: [
            ("--puerro 1", .opcionDesconocida("--puerro", parecida: "--puerto")),
            ("--eschuca x", .opcionDesconocida("--eschuca", parecida: "--escucha")),
            ("--puerto=1 --puerto=2", .opcionRepetida("--puerto")),
            ("--fuerza --fuerza", .opcionRepetida("--fuerza")),
            ("--puerto", .faltaElValor(opcion: "--puerto", valor: "N")),
            ("--puerto=", .faltaElValor(opcion: "--puerto", valor: "N")),
            ("--puerto --fuerza", .faltaElValor(opcion: "--puerto", valor: "N")),
            ("--fuerza=si", .sobraElValor(opcion: "--fuerza")),
            ("-z", .opcionDesconocida("-z", parecida: nil)),
            ("--", nil),
        ] as [(String, ErrorDeUso?)])
    func malEscritos(_ linea: String, error: ErrorDeUso?) {
        let lectura = Result { () throws(ErrorDeUso) in
            try lector.leer(linea.split(separator: " ").map(String.init))
        }
        switch lectura {
        case .success: #expect(error == nil)
        case .failure(let dicho): #expect(dicho == error)
        }
    }

    @Test(
        "los números tienen margen",
        arguments: ["", "0x10", "1.5", "65536", "-1", "99999999999999999999"])
    func numeros(_ texto: String) {
        let leidos = Argumentos(valores: ["--puerto": [texto]])
        #expect(throws: ErrorDeUso.self) { try leidos.entero(puerto, en: 0...65535) }
    }

    @Test(
        "la distancia cuenta letras puestas, quitadas, cambiadas y trastocadas",
        arguments: [
            ("", "", 0), ("gol", "gol", 0), ("gol", "goles", 2), ("tbla", "tabla", 1),
            ("tabal", "tabla", 1), ("mesa", "misa", 1), ("", "abc", 3), ("ñu", "nu", 1),
        ])
    func distancias(_ una: String, _ otra: String, cuanta: Int) {
        #expect(distancia(una, otra) == cuanta)
        #expect(distancia(otra, una) == cuanta)
    }
}
