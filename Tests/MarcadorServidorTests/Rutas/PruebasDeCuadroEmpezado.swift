import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Un cuadro no cambia lo que ya ha empezado, ni admite lo que no puede ser")
struct PruebasDeCuadroEmpezado {
    private let base = "/torneos/torneo"
    private let api = "/api/v1/torneos/torneo"

    private func marcador(
        equipos: Int = 4, _ plan: ([Equipo]) throws -> Plan<Equipo>
    ) throws -> MarcadorDePrueba {
        let equipos = (1...equipos).compactMap { Equipo(nombre: "Equipo \($0)", plantilla: []) }
        let documento = DocumentoDelTorneo(nombre: "Copa", plan: try plan(equipos))
        return try MarcadorDePrueba([
            "torneo.json": String(decoding: try documento.aJson(), as: UTF8.self)
        ])
    }

    private func resultado(
        _ numero: Int, _ local: Int, _ visitante: Int, _ resto: String = "",
        en marcador: MarcadorDePrueba
    ) async throws -> Respuesta {
        try await marcador.visita.post(
            "\(api)/partidos/\(numero)/resultado",
            json: #"{"local":\#(local),"visitante":\#(visitante)\#(resto)}"#)
    }

    @Test(
        "cambiar las reglas con la semifinal jugada se rechaza, y todo sigue igual en todas partes")
    func reglas() async throws {
        let marcador = try marcador(equipos: 8) {
            try Plan.grupos(Grupos.enSerpiente($0, cuantos: 2), clasifican: 2)
        }
        let torneo = marcador.casa.torneos[0]
        let equipos = torneo.partidos.equipos
        for numero in 1...12 {
            // The stronger wins, so that nobody is level.
            let partido = try #require(torneo.partidos.partido(id: numero))
            let local = try #require(equipos.firstIndex(of: partido.local))
            let visitante = try #require(equipos.firstIndex(of: partido.visitante))
            let goles = local < visitante ? (2, 0) : (0, 2)
            #expect(
                try await resultado(numero, goles.0, goles.1, en: marcador).estado == 200)
        }
        let semi = try #require(torneo.partidos.partido(id: 13))
        #expect(try await resultado(13, 2, 0, en: marcador).estado == 200)
        let numero = equipos.firstIndex(of: semi.local)
        let formulario = "que=ajustar&equipo=\((numero ?? 0) + 1)&puntos=-30"
        let rechazo = try await marcador.visita.post(
            "\(base)/ajustes/reglas", formulario: formulario)
        #expect(rechazo.estado == 409)
        #expect(rechazo.texto.contains("n.º 13 de la eliminatoria ya ha empezado"))
        #expect(torneo.partidos.reglas.resoluciones.ajustes.isEmpty)
        let documento = torneo.partidos.documento
        #expect(documento.choquesDelCuadro.isEmpty)
        #expect(try await marcador.guardado().aJson() == documento.aJson())
        let inocente = try await marcador.visita.post(
            "\(base)/ajustes/reglas", formulario: "que=ajustar&equipo=1&puntos=1000")
        #expect(inocente.estado == 303)
        #expect(torneo.partidos.documento.choquesDelCuadro.isEmpty)
    }

    @Test("la segunda gran final no se juega antes de saber que hace falta")
    func segundaGranFinal() async throws {
        let marcador = try marcador { try Plan.dobleEliminacion($0) }
        let torneo = marcador.casa.torneos[0]
        for numero in 1...5 {
            #expect(try await resultado(numero, 1, 0, en: marcador).estado == 200)
        }
        #expect(torneo.partidos.cuantos == 6)
        #expect(try await resultado(7, 1, 0, en: marcador).estado == 404)
        #expect(try await resultado(6, 0, 1, en: marcador).estado == 200)
        #expect(torneo.partidos.cuantos == 7)
        #expect(try await resultado(6, 1, 0, en: marcador).estado == 200)
        let sobra = try await resultado(7, 1, 0, en: marcador)
        #expect(sobra.estado == 409 && sobra.texto.contains("n.º 7 no hace falta"))
        let saque = try await marcador.visita.post("\(api)/partidos/7/empezar", json: "{}")
        #expect(saque.estado == 409)
    }

    @Test(
        "prórroga o penaltis sin empate no se admiten",
        arguments: [
            #","tanda":{"local":4,"visitante":2}"#,
            #","prorroga":{"local":0,"visitante":0}"#,
        ])
    func sinEmpate(resto: String) async throws {
        let marcador = try marcador { try Plan.eliminatoria($0) }
        let antes = marcador.casa.torneos[0].partidos.partidos
        let rechazo = try await resultado(1, 2, 1, resto, en: marcador)
        #expect(rechazo.estado == 422 && rechazo.texto.contains("n.º 1 no puede tener"))
        #expect(marcador.casa.torneos[0].partidos.partidos == antes)
    }

    @Test("la ida no lleva penaltis, y corregirla no deja una tanda que sobra en la vuelta")
    func idaYVuelta() async throws {
        let marcador = try marcador {
            try Plan.eliminatoria($0, reglas: ReglasDeEliminatoria(idaYVuelta: true))
        }
        let cruces = marcador.casa.torneos[0].partidos.cuadro?.cruces ?? []
        let numeros = cruces.filter { $0.llave == 1 }.compactMap(\.partido)
        let tanda = #","tanda":{"local":4,"visitante":2}"#
        #expect(try await resultado(numeros[0], 1, 1, tanda, en: marcador).estado == 422)
        #expect(try await resultado(numeros[0], 1, 0, en: marcador).estado == 200)
        #expect(try await resultado(numeros[1], 1, 0, tanda, en: marcador).estado == 200)
        let rechazo = try await resultado(numeros[0], 3, 0, en: marcador)
        #expect(rechazo.estado == 409)
        #expect(rechazo.texto.contains("corrige antes el n.º \(numeros[1])"))
    }
}
