import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Dónde está cada partido en las listas")
struct PruebasDelIndice {
    private let equipos = ["Rayo", "Toros", "Unión"].compactMap {
        Equipo(nombre: $0, plantilla: [])
    }

    private func repositorio(_ fichas: [Ficha]) -> RepositorioDePartidos {
        RepositorioDePartidos(
            nombre: "Copa", equipos: equipos,
            partidos: fichas.enumerated().map { numero, ficha in
                PartidoDeLista(
                    id: numero + 1,
                    partido: Partido(
                        local: equipos[numero % 3], visitante: equipos[(numero + 1) % 3],
                        incidencias: [], ficha: ficha))
            })
    }

    private func ficha(
        dia: Int? = nil, ronda: String? = nil, campo: String? = nil,
        _ estado: EstadoDePartido = .programado
    ) throws -> Ficha {
        var ficha = Ficha(ronda: ronda, estado: estado)
        ficha.programacion = try dia.map {
            Programacion(fecha: try #require(Fecha(anio: 2026, mes: 9, dia: $0)))
        }
        ficha.campo = campo
        return ficha
    }

    @Test(
        "juntos por jornada, día y campo; los que no tienen, al final")
    func juntos() throws {
        let repositorio = repositorio([
            try ficha(dia: 6, ronda: "2", campo: "Sur"), try ficha(),
            try ficha(dia: 5, ronda: "1", campo: "Norte"),
            try ficha(dia: 7, ronda: "2", campo: "Norte"),
        ])
        #expect(repositorio.etiquetas == [.jornada, .fecha, .campo])
        #expect(repositorio.posiciones(por: .jornada) == [2, 0, 3, 1])
        #expect(repositorio.posiciones(por: .fecha) == [2, 0, 3, 1])
        #expect(repositorio.posiciones(por: .campo) == [0, 2, 3, 1])
        #expect(repositorio.posiciones(en: "Norte") == [2, 3])
        #expect(repositorio.posiciones(en: "Este") == nil)
        #expect(repositorio.posiciones(de: equipos[0]) == [0, 2, 3])
        #expect(repositorio.enCalendario([3, 0, 2]) == [2, 0, 3])
    }

    @Test(
        "las jornadas van por su número; lo que no lo tiene, por su primer partido, o como aparece",
        arguments: [
            ([("Matchday 1", nil), ("Matchday 10", nil), ("Matchday 2", nil)], [0, 2, 1]),
            ([("10", 1), ("9", 2), (nil, 0), ("9", 3)], [1, 3, 0, 2]),
            (
                [("Final", 9), ("Round of 16", 7), ("Jornada 2", 5), ("Jornada 1", 6)],
                [3, 2, 1, 0]
            ),
            ([("Round of 32", nil), ("Round of 16", nil), ("Final", nil)], [0, 1, 2]),
            (
                [("Grupos, ronda 2", 1), ("Repesca, ronda 1", 2), ("Grupos, ronda 1", 3)],
                [2, 0, 1]
            ),
            (
                [("1/8 final", 2), ("1/16 final", 1), ("Jornada 99999999999999999999", 3)],
                [1, 0, 2]
            ),
        ] as [([(String?, Int?)], [Int])])
    func jornadas(rondas: [(String?, Int?)], orden: [Int]) throws {
        let repositorio = repositorio(
            try rondas.map { ronda, dia in try ficha(dia: dia.map { $0 + 1 }, ronda: ronda) })
        #expect(repositorio.posiciones(por: .jornada) == orden)
    }

    @Test("sin etiquetas no hay por qué juntarlos")
    func sinEtiquetas() throws {
        let repositorio = repositorio([try ficha(), try ficha()])
        #expect(repositorio.etiquetas.isEmpty)
        #expect(repositorio.posiciones(por: .campo) == [0, 1])
    }

    @Test("el próximo: el que se juega; si no, el primero del calendario por jugar; si no, ninguno")
    func proximo() throws {
        let repositorio = repositorio([
            try ficha(dia: 6), try ficha(dia: 5), try ficha(dia: 4, .finalizado),
        ])
        #expect(repositorio.proximo() == 1)
        #expect(repositorio.proximo(entre: [0, 2]) == 0)
        #expect(repositorio.proximo(entre: [2]) == nil)
        repositorio.empezar(partidoId: 1)
        #expect(repositorio.proximo() == 0)
        repositorio.terminar(partidoId: 1)
        #expect(repositorio.proximo() == 1)
        repositorio.poner(
            ResultadoAMano(Marcador(local: 0, visitante: 0)), en: 2)
        #expect(repositorio.proximo() == nil)
    }
}
