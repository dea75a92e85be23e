import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El partido en juego")
struct PruebasDePartidoEnJuego {
    private let reloj = RelojDeMano()

    private func directo(_ id: Int) -> Directo {
        Directo(
            partidoId: id, partido: Ejemplo.rayoContraToros, duracion: 90, msPorMinuto: 250,
            reloj: reloj)
    }

    @Test("solo hay uno: mientras no acabe, otro no empieza y nada cambia")
    func soloUno() async {
        let enJuego = PartidoEnJuego()
        let primero = directo(1)
        let segundo = directo(2)
        #expect(enJuego.empezar(primero))
        #expect(!enJuego.empezar(segundo))
        #expect(!enJuego.empezar(primero), "el mismo, tampoco")
        #expect(enJuego.directo === primero)
        #expect(enJuego.directo(id: 1) === primero)
        #expect(enJuego.directo(id: 2) == nil)
        #expect(enJuego.enJuego == 1)
        #expect(!segundo.empezado)
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 90 * 250)
        await enJuego.tarea?.value
        #expect(enJuego.enJuego == nil)
        #expect(enJuego.empezar(segundo))
        enJuego.tarea?.cancel()
        await enJuego.tarea?.value
    }

    @Test("en cuanto empieza, corre")
    func correEnSeguida() async {
        let enJuego = PartidoEnJuego()
        let directo = directo(1)
        enJuego.empezar(directo)
        #expect(directo.corriendo)
        #expect(directo.empezado)
        enJuego.tarea?.cancel()
        await enJuego.tarea?.value
        #expect(!directo.corriendo)
    }

    @Test("la X solo quita un partido terminado")
    func laX() async {
        let enJuego = PartidoEnJuego()
        enJuego.cerrar()
        enJuego.empezar(directo(1))
        enJuego.cerrar()
        #expect(enJuego.directo(id: 1) != nil)
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 90 * 250)
        await enJuego.tarea?.value
        #expect(enJuego.directo(id: 1)?.terminado == true)
        enJuego.cerrar()
        #expect(enJuego.directo == nil)
        #expect(enJuego.tarea == nil)
    }

    @Test("al terminar lo dice una vez, con su número")
    func alTerminar() async {
        let enJuego = PartidoEnJuego()
        var terminados: [Int] = []
        enJuego.alTerminar = { terminados.append($0) }
        enJuego.empezar(directo(7))
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 89 * 250)
        await hasta("el minuto 89") { enJuego.directo?.minuto == 89 }
        #expect(terminados.isEmpty)
        reloj.avanzar(ms: 250)
        await enJuego.tarea?.value
        #expect(terminados == [7])
    }

    @Test("cancelado no ha terminado")
    func canceladoNoHaTerminado() async {
        let enJuego = PartidoEnJuego()
        var terminados: [Int] = []
        enJuego.alTerminar = { terminados.append($0) }
        enJuego.empezar(directo(1))
        enJuego.tarea?.cancel()
        await enJuego.tarea?.value
        #expect(terminados.isEmpty)
        #expect(enJuego.directo?.terminado == false)
    }
}
