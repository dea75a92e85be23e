import Foundation
import Testing

@testable import Torneo

@Suite(
    "football.txt de verdad",
    .enabled(if: Fuentes.estan, "los datos públicos no están junto al repositorio"))
struct FootballTxtRealesTests {
    private func importa(_ nombre: String) throws -> Importacion {
        try importar(footballTxt: try #require(Fuentes.datos(nombre, extension: "txt")))
    }

    @Test(
        "Se leen todos los partidos, y lo que no se entiende se dice con su línea",
        arguments: [
            ("mundial-2014-completo", 64, []), ("euro-2024", 51, [192, 211]),
            ("austria-2024-25", 195, []), ("euro-2021-nivel2", 2, [57, 85]),
        ])
    func partidos(nombre: String, cuantos: Int, faltas: [Int]) throws {
        let leido = try importa(nombre)
        #expect(leido.documento.partidos.count == cuantos)
        let lineas = leido.avisos.compactMap(\.lugar).filter { $0.hasPrefix("línea") }
        #expect(lineas.compactMap { Int($0.split(separator: " ")[1]) } == faltas)
    }

    @Test("El mismo torneo dice lo mismo en sus dos formatos: Eurocopa de 2024")
    func eurocopa() throws {
        let texto = try importa("euro-2024").documento
        let json = try importar(openfootball: try #require(Fuentes.datos("euro-2024"))).documento
        #expect(resumen(texto) == resumen(json))
    }

    /// Kick-off, teams, score, goals and shoot-out of every match.
    ///
    /// A half-time score of 0-0 is left out: the text does not write it where nobody scored.
    private func resumen(_ documento: DocumentoDelTorneo) -> [String] {
        documento.partidos.map { partido in
            let goles = partido.incidencias.filter { $0.equipo != nil }.map {
                "\($0.protagonista.nombre) \($0.momento?.description ?? "?") \($0.clase)"
            }
            let cuando = partido.ficha.programacion.map {
                "\($0.fecha) \($0.hora?.description ?? "")"
            }
            let descanso = partido.ficha.acta.descanso ?? .aCero
            return "\(cuando ?? "") \(partido.local.nombre) \(partido.marcador()) (\(descanso)) "
                + "\(partido.visitante.nombre) \(goles) \(partido.ficha.tanda?.description ?? "")"
        }.sorted()
    }

    @Test("El Mundial de 2014 entra entero: alineaciones, tarjetas, cambios y tandas")
    func mundial() throws {
        let documento = try importa("mundial-2014-completo").documento
        let partidos = documento.partidos
        #expect(partidos.allSatisfy { $0.ficha.acta.local?.titulares.count == 11 })
        #expect(partidos.allSatisfy { $0.ficha.acta.visitante?.titulares.count == 11 })
        #expect(partidos.reduce(0) { $0 + $1.marcador().goles } == 171)
        #expect(partidos.count { $0.ficha.tanda != nil } == 4)
        #expect(partidos.count { $0.ficha.prorroga } == 8)
        let eventos = partidos.flatMap(\.eventos)
        let tarjetas = eventos.compactMap { evento -> ColorDeTarjeta? in
            if case .tarjeta(_, _, let color) = evento { color } else { nil }
        }
        #expect(tarjetas.count { $0 == .amarilla } == 181 && tarjetas.count { $0 == .roja } == 7)
        #expect(eventos.count - tarjetas.count - 171 == 373)
        let final = try #require(partidos.last)
        #expect(final.ficha.acta.visitante?.capitan?.nombre == "Lionel MESSI")
        #expect(final.ficha.acta.arbitros.first == "Nicola RIZZOLI (ITA)")
        #expect(final.ficha.campo == "Maracanã, Rio de Janeiro")
        #expect(final.ficha.programacion?.zona == "UTC-3")
        let goleador = try #require(documento.partidos.filasDeGoleadores().first)
        #expect(goleador.jugador.nombre == "James RODRIGUEZ" && goleador.goles == 6)
        let holanda = try #require(
            partidos.first { $0.ficha.tanda == Marcador(local: 4, visitante: 3) })
        #expect(holanda.ficha.acta.lanzamientos.count == 9)
        #expect(holanda.ficha.acta.lanzamientos.count { !$0.marcado } == 2)
    }
}
