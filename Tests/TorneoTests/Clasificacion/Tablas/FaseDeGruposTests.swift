import Testing

@testable import Torneo

@Suite("Fase de grupos")
struct FaseDeGruposTests {
    private func grupo(_ nombre: String, _ marcas: [Marca]) -> GrupoDeTabla<String> {
        GrupoDeTabla(
            nombre: nombre, equipos: Set(marcas.flatMap { [$0.0, $0.3] }).sorted(),
            apuntes: marcas.map {
                ApunteDeTabla(local: $0.0, visitante: $0.3, .jugado($0.1, $0.2))
            })
    }

    /// Three teams in one, four in the other; the seconds are A2 and B2.
    private var fase: FaseDeGrupos<String> {
        FaseDeGrupos(
            [
                grupo("A", [("A1", 1, 0, "A2"), ("A1", 1, 0, "A3"), ("A2", 2, 0, "A3")]),
                grupo(
                    "B",
                    [
                        ("B1", 1, 0, "B2"), ("B1", 1, 0, "B3"), ("B1", 1, 0, "B4"),
                        ("B2", 1, 0, "B3"), ("B2", 5, 0, "B4"), ("B3", 1, 0, "B4"),
                    ]),
            ], reglas: .fifa, vaAntes: { $0 < $1 })
    }

    @Test("Con grupos desiguales no cuenta lo jugado contra los últimos, si así se dice")
    func segundos() {
        let sinUltimos = fase.comparacion(del: 2, desiguales: .sinLosUltimos)
        #expect(sinUltimos.map(\.equipo) == ["A2", "B2"])
        #expect(sinUltimos.map(\.puntos) == [3, 3])
        #expect(sinUltimos.map(\.diferencia) == [1, 0])
        let todo = fase.comparacion(del: 2, desiguales: .cuentaTodo)
        #expect(todo.map(\.equipo) == ["B2", "A2"])
        #expect(todo.map(\.puntos) == [6, 3])
        #expect(todo[0].conElSiguiente?.motivo == .general(.puntos))
    }

    @Test("Pasan los primeros de cada grupo y los mejores de los siguientes")
    func clasificados() {
        #expect(fase.clasificados(directos: 1) == ["A1", "B1"])
        #expect(fase.clasificados(directos: 1, mejores: 1) == ["A1", "B1", "A2"])
        #expect(fase.clasificados(directos: 2) == ["A1", "B1", "A2", "B2"])
        #expect(fase.clasificados(directos: 3, mejores: 1).last == "B4")
    }

    @Test("Un puesto compartido no está decidido")
    func decidido() {
        let empatados = FaseDeGrupos(
            [grupo("A", [("A1", 1, 0, "A3"), ("A2", 1, 0, "A3"), ("A1", 0, 0, "A2")])],
            reglas: .liga, vaAntes: { $0 < $1 })
        #expect(!empatados.estaDecidido(1, delGrupo: 0))
        #expect(!empatados.estaDecidido(2, delGrupo: 0))
        #expect(empatados.estaDecidido(3, delGrupo: 0))
    }
}
