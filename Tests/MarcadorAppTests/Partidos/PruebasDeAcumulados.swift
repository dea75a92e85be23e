import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Tablas y goleadores, gol a gol")
struct PruebasDeAcumulados {
    /// A tournament of matches in every state, with groups or without.
    private func partidos(_ azar: inout Azar, grupos: Bool) -> [Partido] {
        let equipos = DatosDeEjemplo.torneo.equipos
        let estados: [EstadoDePartido] = [
            .programado, .enJuego, .finalizado, .finalizado, .aplazado, .suspendido,
            .adjudicado(Marcador(local: 3, visitante: 0)),
        ]
        return (0..<12).map { _ in
            let pareja = equipos.shuffled(using: &azar)
            let grupo = grupos ? ["A", "B", nil].randomElement(using: &azar) ?? nil : nil
            return Partido(
                local: pareja[0], visitante: pareja[1], incidencias: [],
                ficha: Ficha(grupo: grupo, estado: estados.randomElement(using: &azar) ?? .enJuego))
        }
    }

    @Test(
        "sumar de uno en uno da lo mismo que contarlo todo otra vez",
        arguments: 1...20, [false, true])
    func loMismo(semilla: Int, grupos: Bool) async {
        var azar = Azar(semilla: UInt64(semilla))
        let lista = partidos(&azar, grupos: grupos)
        let repositorio = RepositorioDePartidos(
            nombre: "Azar", equipos: DatosDeEjemplo.torneo.equipos,
            partidos: lista.enumerated().map { PartidoDeLista(id: $0 + 1, partido: $1) })
        for _ in 0..<60 {
            await Task.yield()
            let id = Int.random(in: 1...lista.count, using: &azar)
            switch Int.random(in: 0..<6, using: &azar) {
            case 0: repositorio.empezar(partidoId: id)
            case 1: repositorio.terminar(partidoId: id)
            default:
                RegistrarGol(repositorio: repositorio)(
                    partidoId: id, lado: Bool.random(using: &azar) ? .local : .visitante,
                    minuto: Int.random(in: 0...90, using: &azar))
            }
            let contado = Acumulados(repositorio.documento)
            #expect(repositorio.goleadores() == contado.goleadores.filas())
            #expect(repositorio.tablas().map(\.grupo) == contado.grupos.map(\.nombre))
            #expect(repositorio.tablas().map(\.filas) == contado.grupos.map { $0.tabla.filas() })
        }
        guard !grupos else { return }
        #expect(
            repositorio.tablas().map(\.filas)
                == [
                    repositorio.partidos.map(\.partido)
                        .tablaDePosiciones(equipos: repositorio.equipos)
                ])
    }

    @Test("lo que no tiene resultado no toca la tabla; sus goles sí están en los goleadores")
    func sinResultado() throws {
        let repositorio = RepositorioDePartidos(
            nombre: "Copa", equipos: [Ejemplo.rayo, Ejemplo.toros],
            partidos: [
                PartidoDeLista(
                    id: 1,
                    partido: Partido(
                        local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [],
                        ficha: Ficha(estado: .programado)))
            ])
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 3)
        #expect(repositorio.tablas()[0].filas.map(\.jugados) == [0, 0])
        #expect(repositorio.goleadores().map(\.goles) == [1])
        repositorio.terminar(partidoId: 1)
        #expect(repositorio.tablas()[0].filas.map(\.puntos) == [3, 0])
    }
}
