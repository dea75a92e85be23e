import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Los grupos en las páginas")
struct PruebasDeGruposEnPagina {
    private static let base = "/torneos/torneo"

    /// Three groups of three, of which two and the best third go on.
    private func copa() throws -> MarcadorDePrueba {
        let equipos = (1...9).compactMap {
            Equipo(nombre: "Equipo \($0)", plantilla: [Jugador(nombre: "Ana", dorsal: 9)])
        }
        let grupos = (0..<3).map { Array(equipos[$0 * 3..<$0 * 3 + 3]) }
        let plan = try Plan.grupos(grupos, clasifican: 1, mejores: 1)
        let documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        return try MarcadorDePrueba([
            "torneo.json": String(decoding: try documento.aJson(), as: UTF8.self)
        ])
    }

    /// Plays the groups; nobody is level with anybody.
    private func jugar(_ marcador: MarcadorDePrueba) async throws {
        let torneo = marcador.casa.torneos[0]
        for item in torneo.partidos.partidos where item.partido.ficha.grupo != nil {
            let numeros = [item.partido.local, item.partido.visitante].map {
                Int($0.nombre.dropFirst(7)) ?? 0
            }
            let goles = 20 - min(numeros[0], numeros[1])
            let (local, visitante) = numeros[0] < numeros[1] ? (goles, 0) : (0, goles)
            let puesto = try await marcador.visita.post(
                "\(Self.base)/partidos/\(item.id)/resultado",
                formulario: "local=\(local)&visitante=\(visitante)")
            #expect(puesto.estado == 303)
        }
    }

    @Test("sin zonas escritas dicen los puestos lo que dice el cuadro")
    func zonas() async throws {
        let marcador = try copa()
        let tabla = try await marcador.visita.get("\(Self.base)/tabla").texto
        #expect(tabla.contains("<bdi>Pasa</bdi>"))
        #expect(tabla.contains("<bdi>Puede pasar (solo los mejores)</bdi>"))
        #expect(!tabla.contains("class=\"sello\""), "nada es seguro todavía")
        let regla = try await marcador.visita.post(
            "\(Self.base)/ajustes/reglas",
            formulario: "que=anadir-zona&desde=1&hasta=1&clase=asciende&nombre=Oro")
        #expect(regla.estado == 303)
        let escrita = try await marcador.visita.get("\(Self.base)/tabla").texto
        #expect(escrita.contains("<bdi>Oro</bdi>") && !escrita.contains("<bdi>Pasa</bdi>"))
    }

    @Test("cuando no queda nada, lo seguro es definitivo, también entre los que se comparan")
    func definitivo() async throws {
        let marcador = try copa()
        try await jugar(marcador)
        let tabla = try await marcador.visita.get("\(Self.base)/tabla").texto
        #expect(tabla.contains("Es definitivo: ya no quedan partidos."))
        #expect(!tabla.contains("Ya es seguro"))
        let sellos = tabla.matches(of: #/class="sello">([^<]*)</#).map { String($0.1) }
        #expect(sellos.filter { $0 == "Primero de grupo" }.count == 3)
        #expect(sellos.filter { $0 == "Clasificado" }.count == 1, "el mejor segundo")
        #expect(sellos.filter { $0 == "Eliminado" }.count == 5)
        let comparada = try #require(tabla.firstRange(of: "Los 2.º de grupo"))
        #expect(
            tabla[comparada.upperBound...].matches(of: #/<tr class="zona-clasifica">/#).count == 1)
    }

    @Test("quien comparte el puesto con el mejor que pasa, pasa también")
    func comparten() async throws {
        let marcador = try copa()
        try await jugar(marcador)
        // Everywhere the second and the third draw and are level in everything; those of the last group
        // lost by fewest.
        for item in marcador.casa.torneos[0].partidos.partidos
        where item.partido.ficha.grupo != nil {
            let numeros = [item.partido.local, item.partido.visitante].map {
                Int($0.nombre.dropFirst(7)) ?? 0
            }
            guard !numeros.contains(where: { $0 % 3 == 1 }) else { continue }
            let puesto = try await marcador.visita.post(
                "\(Self.base)/partidos/\(item.id)/resultado",
                formulario: "local=1&visitante=1")
            #expect(puesto.estado == 303)
        }
        let tabla = try await marcador.visita.get("\(Self.base)/tabla?grupo=C").texto
        let sellos = tabla.matches(of: #/class="sello">([^<]*)</#).map { String($0.1) }
        #expect(sellos == ["Primero de grupo", "Clasificado", "Clasificado"])
        let otra = try await marcador.visita.get("\(Self.base)/tabla?grupo=B").texto
        let suyos = otra.matches(of: #/class="sello">([^<]*)</#).map { String($0.1) }
        #expect(suyos == ["Primero de grupo"], "cuál de los dos será el tercero no se sabe")
    }

    @Test("cada fila dice por qué está ahí, también si la separan los puntos")
    func porQue() async throws {
        let marcador = try copa()
        try await jugar(marcador)
        let tabla = try await marcador.visita.get("\(Self.base)/tabla").texto
        // Three teams a group: the first and the last have a neighbour, the one between has two.
        let porPuntos = tabla.matches(of: #/Por (delante|detrás) de Equipo \d: \d+ puntos? a \d+/#)
        #expect(porPuntos.count == 3 * 4)
    }

    @Test(
        "un grupo que solo es una letra se llama Grupo; en inglés, Group", arguments: ["es", "en"])
    func nombres(idioma: String) async throws {
        let marcador = try copa()
        let visita = marcador.visita.con("Accept-Language", idioma)
        let nombre = idioma == "es" ? "Grupo A" : "Group A"
        for pagina in ["tabla", "partidos", "equipos/1", "partidos/1"] {
            let texto = try await visita.get("\(Self.base)/\(pagina)").texto
            #expect(pagina == "partidos" || texto.contains("<bdi>\(nombre)</bdi>"), "\(pagina)")
            #expect(!texto.contains("<bdi>A</bdi>"), "\(pagina)")
        }
        let cuadro = try await visita.get("\(Self.base)/eliminatoria").texto
        #expect(cuadro.contains(idioma == "es" ? "1.º del grupo A" : "No. 1 of group A"))
    }

    @Test("se puede pedir un solo grupo, por su nombre o por su letra", arguments: ["B", "b"])
    func unGrupo(pedido: String) async throws {
        let marcador = try copa()
        let pagina = try await marcador.visita.get("\(Self.base)/tabla?grupo=\(pedido)").texto
        #expect(pagina.contains("<bdi>Grupo B</bdi>") && !pagina.contains("<bdi>Grupo A</bdi>"))
        let api = try await marcador.visita.get(
            "/api/v1\(Self.base)/tabla?grupo=\(pedido)")
        #expect(try ValorJson(Array(api.texto.utf8)).elementos.map { $0["grupo"] } == [.texto("B")])
    }

    @Test("lo que nada separa lo decide la organización: el cuadro lo espera y lo sigue")
    func ordenDecidido() async throws {
        let marcador = try copa()
        let torneo = marcador.casa.torneos[0]
        for item in torneo.partidos.partidos where item.partido.ficha.grupo != nil {
            let puesto = try await marcador.visita.post(
                "\(Self.base)/partidos/\(item.id)/resultado", formulario: "local=1&visitante=1")
            #expect(puesto.estado == 303)
        }
        let reglas = "\(Self.base)/ajustes/reglas"
        let pagina = try await marcador.visita.get(reglas).texto
        #expect(pagina.contains("id=\"orden-decidido\""))
        #expect(pagina.contains("name=\"orden-3\""))
        let cuadro = try await marcador.visita.get("\(Self.base)/eliminatoria").texto
        #expect(cuadro.contains("espera la decisión de la organización"))
        for mal in ["orden-1=1", "orden-1=1&orden-2=1"] {
            let rechazo = try await marcador.visita.post(
                reglas, formulario: "que=decidir-orden&\(mal)")
            #expect(rechazo.estado == 422 && rechazo.texto.contains("cada equipo una vez"))
        }
        for (uno, otro, tercero) in [(2, 1, 3), (4, 6, 5), (9, 8, 7)] {
            let decidido = try await marcador.visita.post(
                reglas,
                formulario: "que=decidir-orden&orden-1=\(uno)&orden-2=\(otro)&orden-3=\(tercero)")
            #expect(decidido.estado == 303, "\(decidido.texto)")
        }
        let primeros = torneo.partidos.tablas().map { $0.filas[0].equipo.nombre }
        #expect(primeros == ["Equipo 2", "Equipo 4", "Equipo 9"])
        let quitado = try await marcador.visita.post(
            reglas, formulario: "que=olvidar-orden&orden-1=2&orden-2=1&orden-3=3")
        #expect(quitado.estado == 303)
        #expect(torneo.partidos.reglas.resoluciones.orden.count == 6)
    }

    @Test("quien gana la final es el campeón en el cuadro, en su partido y en su página")
    func campeon() async throws {
        let marcador = try copa()
        try await jugar(marcador)
        let torneo = marcador.casa.torneos[0]
        var numero = 10
        while torneo.partidos.existe(numero) {
            for pagina in ["eliminatoria", "partidos/\(numero)", "equipos/1"] {
                let texto = try await marcador.visita.get("\(Self.base)/\(pagina)").texto
                #expect(!texto.contains("Campeón"), "\(pagina)")
            }
            let puesto = try await marcador.visita.post(
                "\(Self.base)/partidos/\(numero)/resultado", formulario: "local=2&visitante=1")
            #expect(puesto.estado == 303)
            numero += 1
        }
        let campeon = try #require(torneo.partidos.campeon())
        let suyo = try #require(torneo.numeros[campeon.equipo])
        #expect(campeon.partidos == [numero - 1])
        let cuadro = try await marcador.visita.get("\(Self.base)/eliminatoria").texto
        #expect(cuadro.matches(of: #/class="campeon">Campeón</#).count == 1)
        let partido = try await marcador.visita.get("\(Self.base)/partidos/\(numero - 1)").texto
        #expect(partido.contains("Campeón: <bdi>\(campeon.equipo.nombre)</bdi>"))
        let pagina = try await marcador.visita.get("\(Self.base)/equipos/\(suyo)").texto
        #expect(pagina.contains("<strong class=\"campeon\">Campeón</strong>"))
        let otro = try await marcador.visita.get("\(Self.base)/equipos/\(suyo % 9 + 1)").texto
        #expect(!otro.contains("Campeón"))
    }
}
