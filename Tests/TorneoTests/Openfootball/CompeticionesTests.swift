import Foundation
import Testing

@testable import Torneo

@Suite(
    "Competiciones de verdad",
    .enabled(if: Fuentes.estan, "los datos públicos no están junto al repositorio"))
struct CompeticionesTests {
    /// What the source says of a match, read in the plainest way.
    private struct Oficial: Decodable {
        struct Fichero: Decodable {
            let matches: [Oficial]?
            let rounds: [Jornada]?
        }

        struct Jornada: Decodable { let matches: [Oficial] }

        struct Marcadores: Decodable {
            let ft: [Int]
            let et: [Int]?
            let p: [Int]?
        }

        let score: Marcadores
    }

    private func importa(_ nombre: String, _ uniones: [(String, String)] = []) throws -> Importacion
    {
        try importar(openfootball: try #require(Fuentes.datos(nombre)), uniones: uniones)
    }

    @Test(
        "Todos los marcadores, las prórrogas y las tandas son los publicados",
        arguments: Fuentes.todas)
    func marcadores(nombre: String) throws {
        let fichero = try JSONDecoder().decode(
            Oficial.Fichero.self, from: try #require(Fuentes.datos(nombre)))
        let oficiales = (fichero.matches ?? []) + (fichero.rounds ?? []).flatMap(\.matches)
        let documento = try importa(nombre).documento
        let guardado = try DocumentoDelTorneo(json: documento.aJson())

        #expect(guardado.partidos.count == oficiales.count)
        #expect(Retrato(guardado) == Retrato(documento))
        for (partido, oficial) in zip(guardado.partidos, oficiales) {
            let marcador = oficial.score.et ?? oficial.score.ft
            #expect(partido.marcador() == Marcador(local: marcador[0], visitante: marcador[1]))
            #expect(partido.ficha.prorroga == (oficial.score.et != nil))
            let tanda = partido.ficha.tanda
            #expect([tanda?.local, tanda?.visitante].compactMap(\.self) == oficial.score.p ?? [])
        }
    }

    @Test("Un lector antiguo acierta los marcadores", arguments: Fuentes.todas)
    func lectorAntiguo(nombre: String) throws {
        let documento = try importa(nombre).documento
        let antiguo = try JSONDecoder().decode(LectorAntiguo.self, from: try documento.aJson())
        #expect(
            try antiguo.marcadores(buscandoAlReves: false)
                == documento.partidos.map { [$0.golesLocal, $0.golesVisitante] })
    }

    @Test(
        "Con las grafías unidas, los goles son los que fueron",
        arguments: [
            ("mundial-2022", "Mbappé", "Kylian Mbappé", 8),
            ("mundial-2018", "Kane", "Harry Kane", 6),
        ])
    func uniones(nombre: String, corto: String, largo: String, goles: Int) throws {
        let separados = try importa(nombre)
        #expect(separados.parejas.contains { $0.corto == corto && $0.largo == largo })
        let unidos = try importa(nombre, [(corto, largo)])
        let primero = try #require(unidos.documento.partidos.filasDeGoleadores().first)
        #expect(primero.jugador.nombre == largo)
        #expect(primero.goles == goles)
    }

    @Test("Los grupos de 2018 quedan como se publicaron")
    func gruposDe2018() throws {
        struct Publicado: Decodable {
            struct Grupo: Decodable {
                let name: String
                let standings: [Fila]
            }
            struct Fila: Decodable {
                struct Equipo: Decodable { let name: String }
                let team: Equipo
                let won: Int
                let drawn: Int
                let lost: Int
                let pts: Int
            }
            let groups: [Grupo]
        }
        let datos = try #require(Fuentes.datos("mundial-2018-tablas"))
        let publicado = try JSONDecoder().decode(Publicado.self, from: datos)
        let partidos = try importa("mundial-2018").documento.partidos
        #expect(partidos.grupos.count == 8)
        for grupo in publicado.groups {
            let filas = partidos.delGrupo(grupo.name).tablaDePosiciones()
            let nuestras = filas.map {
                "\($0.equipo.nombre) \($0.ganados) \($0.empatados) \($0.perdidos) \($0.puntos)"
            }
            let suyas = grupo.standings.map {
                "\($0.team.name) \($0.won) \($0.drawn) \($0.lost) \($0.pts)"
            }
            #expect(nuestras.sorted() == suyas.sorted(), "\(grupo.name)")
        }
    }

    @Test("Lo que se sabe que está mal se dice")
    func faltasConocidas() throws {
        let avisos = try importa("euro-2024").avisos.map(\.descripcion)
        #expect(avisos.contains { $0.hasPrefix("partido 39 (England - Slovakia)") })
        #expect(avisos.contains { $0.hasPrefix("partido 45 (Spain - Germany)") })
        let liga = try importa("liga-2013-14")
        #expect(
            liga.avisos.map(\.frase) == [
                "la fuente no trae goleadores: los goles quedan sin autor ni minuto"
            ])
    }
}
