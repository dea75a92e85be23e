import Foundation
import Testing

@testable import MarcadorApp

@Suite("Los argumentos de lanzamiento")
struct PruebasDeConfiguracion {
    @Test(
        "-msPorMinuto: un número que tenga sentido, o lo de siempre",
        arguments: [
            (["app"], 250), (["app", "-msPorMinuto", "20"], 20), (["-msPorMinuto", "1"], 1),
            (["-msPorMinuto", "3600000"], 3_600_000), (["-msPorMinuto", "3600001"], 250),
            (["-msPorMinuto", "0"], 250), (["-msPorMinuto", "-5"], 250),
            (["-msPorMinuto", "abc"], 250), (["-msPorMinuto", ""], 250), (["-msPorMinuto"], 250),
            (["-msPorMinuto", "99999999999999999999"], 250),
            (["-msPorMinuto", "10", "-msPorMinuto", "30"], 30), ([], 250),
            (["-otra", "cosa", "-msPorMinuto", "7", "fichero.json"], 7),
        ])
    func msPorMinuto(argumentos: [String], ms: Int) {
        #expect(Configuracion(argumentos: argumentos).msPorMinuto == ms)
    }

    @Test(
        "los síes y los noes",
        arguments: [
            ("YES", true), ("yes", true), ("TRUE", true), ("1", true), ("SI", true), ("sí", true),
            ("NO", false), ("0", false), ("", false), ("quizá", false),
        ])
    func siesYNoes(valor: String, si: Bool) {
        for (nombre, leer) in [
            ("-reiniciarDatos", \Configuracion.reiniciarDatos),
            ("-cicloDelCronometro", \.cicloDelCronometro),
            ("-sinAvisosEnPrimerPlano", \.sinAvisosEnPrimerPlano),
        ] {
            let leida = Configuracion(argumentos: ["app", nombre, valor])
            #expect(leida[keyPath: leer] == si)
        }
    }

    @Test("todos a la vez, en cualquier orden, y sin nada son los de siempre")
    func todos() {
        let leida = Configuracion(argumentos: [
            "app", "-reiniciarDatos", "YES", "-msPorMinuto", "5", "-cicloDelCronometro", "YES",
            "-sinAvisosEnPrimerPlano", "YES",
        ])
        #expect(leida.reiniciarDatos && leida.cicloDelCronometro && leida.sinAvisosEnPrimerPlano)
        #expect(leida.msPorMinuto == 5)
        let deSiempre = Configuracion()
        #expect(!deSiempre.reiniciarDatos && !deSiempre.cicloDelCronometro)
        #expect(!deSiempre.sinAvisosEnPrimerPlano)
    }
}

@MainActor
@Suite("Las preferencias")
struct PruebasDePreferencias {
    private let carpeta: CarpetaTemporal

    init() throws { carpeta = try CarpetaTemporal() }

    private var url: URL { carpeta.fichero("preferencias.json") }

    @Test("la duración elegida sobrevive al cierre")
    func sobrevive() async throws {
        let preferencias = FicheroDePreferencias(url: url)
        #expect(preferencias.duracion == 90)
        preferencias.guardar(60, en: Ajustes.claveDuracion)
        #expect(preferencias.duracion == 60, "se sabe al momento")
        try await preferencias.asegurar()
        let otras = FicheroDePreferencias(url: url)
        #expect(otras.duracion == 60)
        #expect(otras.todas == ["duracionDelPartido": 60])
        otras.olvidar(Ajustes.claveDuracion)
        otras.olvidar("nada")
        try await otras.asegurar()
        #expect(FicheroDePreferencias(url: url).duracion == 90)
    }

    @Test("lo último guardado es lo que queda")
    func loUltimo() async throws {
        let preferencias = FicheroDePreferencias(url: url)
        for valor in 1...200 { preferencias.guardar(valor, en: "x") }
        try await preferencias.asegurar()
        #expect(FicheroDePreferencias(url: url).entero("x") == 200)
    }

    @Test("una duración que no se ofrece es como ninguna", arguments: [0, -1, 45, 61, 120, .max])
    func noSeOfrece(minutos: Int) {
        let preferencias = FicheroDePreferencias(url: nil)
        preferencias.guardar(minutos, en: Ajustes.claveDuracion)
        #expect(preferencias.duracion == 90)
        #expect(preferencias.entero(Ajustes.claveDuracion) == minutos)
    }

    @Test(
        "un fichero roto es como ninguno", arguments: ["", "[]", #"{"duracionDelPartido":"60"}"#])
    func roto(texto: String) throws {
        try Data(texto.utf8).write(to: url)
        #expect(FicheroDePreferencias(url: url).duracion == 90)
    }

    @Test("si el disco no quiere, asegurar lo dice")
    func sinDisco() async throws {
        let preferencias = FicheroDePreferencias(url: try carpeta.imposible("preferencias.json"))
        preferencias.guardar(60, en: Ajustes.claveDuracion)
        await #expect(throws: ErrorDeDisco.self) { try await preferencias.asegurar() }
        #expect(preferencias.duracion == 60)
    }
}

@Suite("El idioma que pide un navegador")
struct PruebasDeIdioma {
    @Test(
        "el que más pesa de los que se hablan; si ninguno, español",
        arguments: [
            (nil, Idioma.es), ("", .es), ("en", .en), ("en-GB,en;q=0.9,es;q=0.8", .en),
            ("es-ES,es;q=0.9,en;q=0.8", .es), ("fr,de;q=0.9", .es), ("fr,en;q=0.5", .en),
            ("es;q=0.3, en;q=0.4", .en), ("en;q=0", .es), ("*", .es), ("EN-us", .en),
            ("est", .es), ("enm,es;q=0.1", .es), ("en;q=muchísimo,es", .es), (",,;;q=,", .es),
            ("en ; q=1.0 , es ; q=0.1", .en), ("en;q=nan", .es),
        ] as [(String?, Idioma)])
    func preferido(cabecera: String?, idioma: Idioma) {
        #expect(Idioma.preferido(segun: cabecera) == idioma)
    }
}
