import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Las pantallas abiertas de los partidos")
struct PruebasDePantallas {
    private let repositorio = RepositorioFalso(
        Ejemplo.rayoContraToros, Ejemplo.lobosContraAguilas)

    /// Screens of as many matches as are asked for, all alike.
    private func pantallas() -> PantallasDePartido {
        let uno = repositorio.partidos[0].partido
        return PantallasDePartido { id in
            let propio = RepositorioFalso(uno)
            propio.partidos = id > 0 ? [PartidoDeLista(id: id, partido: uno)] : []
            return PartidoViewModel(partidoId: id, repositorio: propio, msPorMinuto: 250)
        }
    }

    @Test("la misma para todos los que miran, hasta que se cierra")
    func laMisma() {
        let pantallas = pantallas()
        let abierta = pantallas.pantalla(1)
        #expect(pantallas.pantalla(1) === abierta)
        #expect(pantallas.pantalla(2) !== abierta)
        var cerradas: [Int] = []
        pantallas.alCerrar = { cerradas.append($0) }
        pantallas.cerrar(1)
        pantallas.cerrar(1)
        #expect(cerradas == [1])
        #expect(pantallas.pantalla(1) !== abierta)
    }

    @Test("de lo que no existe no se guarda pantalla")
    func loQueNoExiste() {
        let pantallas = pantallas()
        #expect(pantallas.pantalla(0).directo == nil)
        #expect(pantallas.pantalla(0) !== pantallas.pantalla(0))
        #expect(pantallas.cuantas == 0)
    }

    @Test("abrir muchísimas no guarda muchísimas: se van las más antiguas en que no pasa nada")
    func acotadas() async {
        let pantallas = pantallas()
        let tocada = pantallas.pantalla(1)
        tocada.alGol(.local)
        for id in 2...1000 {
            await Task.yield()
            _ = pantallas.pantalla(id)
            #expect(pantallas.cuantas <= PantallasDePartido.maximo)
        }
        #expect(pantallas.pantalla(1) === tocada)
    }

    @Test("las que alguien mira se quedan, y hacer sitio no cierra y abre sin fin")
    func lasMiradas() {
        let pantallas = pantallas()
        let total = PantallasDePartido.maximo + 50
        pantallas.miradas = { Set(1...total) }
        var cerradas = 0
        pantallas.alCerrar = { _ in cerradas += 1 }
        for id in 1...total { _ = pantallas.pantalla(id) }
        #expect(cerradas == 0)
        #expect(pantallas.cuantas == total)
        pantallas.miradas = { [] }
        _ = pantallas.pantalla(total + 1)
        #expect(pantallas.cuantas == PantallasDePartido.maximo, "en cuanto se puede, se recorta")
    }
}
