import Testing

@testable import Torneo

@Suite("Cuántos de cada grupo pasan a la eliminatoria")
struct PasoDeGruposTests {
    private func equipos(_ cuantos: Int) -> [Equipo] {
        (1...cuantos).compactMap { Equipo(nombre: "Equipo \($0)", plantilla: []) }
    }

    private func documento(
        grupos: Int, de cuantos: Int, clasifican: Int, mejores: Int = 0,
        reglas: ReglasDeEliminatoria = ReglasDeEliminatoria()
    ) throws -> DocumentoDelTorneo {
        let todos = equipos(grupos * cuantos)
        let repartidos = (0..<grupos).map { Array(todos[$0 * cuantos..<($0 + 1) * cuantos]) }
        return try DocumentoDelTorneo(
            nombre: "Copa",
            plan: Plan.grupos(
                repartidos, clasifican: clasifican, mejores: mejores, reglas: reglas))
    }

    @Test(
        "lo dice el cuadro, también si los cruces son a dos partidos",
        arguments: [
            (2, 4, 1, 0), (4, 4, 2, 0), (2, 3, 2, 0), (3, 4, 2, 2), (6, 4, 2, 4), (4, 5, 1, 3),
        ], [1, 2])
    func escrito(caso: (Int, Int, Int, Int), piernas: Int) throws {
        let (grupos, cuantos, clasifican, mejores) = caso
        var reglas = ReglasDeEliminatoria()
        reglas.idaYVuelta = piernas == 2
        let documento = try documento(
            grupos: grupos, de: cuantos, clasifican: clasifican, mejores: mejores, reglas: reglas)
        let paso = try #require(documento.pasoDeGrupos)
        #expect(paso.fijos == clasifican && paso.mejores == mejores)
        #expect(paso.comparado == (mejores > 0 ? clasifican + 1 : nil))
        #expect(paso.zonas.first == ZonaDeTabla(1...clasifican, .clasifica))
        #expect(paso.zonas.count == (mejores > 0 ? 2 : 1))
    }

    @Test("sin grupos, o sin nada detrás, no pasa nadie")
    func sinPaso() throws {
        let liga = try DocumentoDelTorneo(nombre: "Liga", plan: Plan.liga(equipos(4)))
        let copa = try DocumentoDelTorneo(nombre: "Copa", plan: Plan.eliminatoria(equipos(4)))
        let grupos = try documento(grupos: 2, de: 3, clasifican: 0)
        for documento in [liga, copa, grupos] { #expect(documento.pasoDeGrupos == nil) }
    }

    @Test(
        "en una lista de partidos lo dicen los que siguieron",
        arguments: [
            ("mundial-2022", 2, nil, 0), ("mundial-2018", 2, nil, 0), ("euro-2024", 2, 3, 4),
        ] as [(String, Int, Int?, Int)])
    func deducido(torneo: String, fijos: Int, comparado: Int?, mejores: Int) throws {
        guard let datos = Fuentes.datos(torneo) else { return }
        let paso = try #require(try importar([datos]).documento.pasoDeGrupos)
        #expect(paso.fijos == fijos && paso.comparado == comparado && paso.mejores == mejores)
    }
}
