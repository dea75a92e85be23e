import Observation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("A quién se avisa de un cambio")
struct PruebasDeObservacion {
    private let repositorio = RepositorioDePartidos()

    /// Whether reading something and then doing something tells the reader.
    private func avisa(_ leer: () -> Void, al cambiar: () -> Void) -> Bool {
        let aviso = Aviso()
        withObservationTracking(leer) { aviso.llegado = true }
        cambiar()
        return aviso.llegado
    }

    private func gol(_ partido: Int) {
        RegistrarGol(repositorio: repositorio)(partidoId: partido, lado: .local, minuto: 1)
    }

    @Test("quien leyó el partido 1 se entera del 1 y no del 2")
    func deUnPartido() {
        #expect(avisa({ _ = repositorio.partido(id: 1) }, al: { gol(1) }))
        #expect(!avisa({ _ = repositorio.partido(id: 1) }, al: { gol(2) }))
        #expect(avisa({ _ = repositorio.partido(en: 1) }, al: { gol(2) }))
        #expect(!avisa({ _ = repositorio.partido(en: 1) }, al: { gol(1) }))
    }

    @Test("quien leyó la lista, la tabla, los goleadores o el documento se entera de todo")
    func deTodo() {
        #expect(avisa({ _ = repositorio.partidos }, al: { gol(1) }))
        #expect(avisa({ _ = repositorio.tablas() }, al: { gol(2) }))
        #expect(avisa({ _ = repositorio.goleadores() }, al: { gol(3) }))
        #expect(avisa({ _ = repositorio.documentoObservado }, al: { gol(4) }))
    }

    @Test("lo que nunca cambia no se observa")
    func loQueNoCambia() {
        #expect(!avisa({ _ = repositorio.cuantos }, al: { gol(1) }))
        #expect(!avisa({ _ = repositorio.existe(1) }, al: { gol(1) }))
        #expect(!avisa({ _ = repositorio.documento }, al: { gol(1) }))
    }

    @Test("lo que no cambia nada no avisa a nadie")
    func sinCambio() {
        #expect(!avisa({ _ = repositorio.partidos }, al: { repositorio.terminar(partidoId: 1) }))
        #expect(!avisa({ _ = repositorio.partidos }, al: { gol(99) }))
    }

    @Test("la pantalla de un partido se entera del gol a mano y del minuto")
    func laPantalla() async {
        let reloj = RelojDeMano()
        let pantalla = PartidoViewModel(
            partidoId: 1, repositorio: repositorio, msPorMinuto: 250, reloj: reloj)
        #expect(avisa({ _ = pantalla.uiState }, al: { pantalla.alGol(.local) }))
        #expect(avisa({ _ = pantalla.uiState }, al: { pantalla.cambiarDuracion(60) }))
        #expect(avisa({ _ = pantalla.uiState }, al: { pantalla.empezar() }))
        let aviso = Aviso()
        withObservationTracking {
            _ = pantalla.uiState
        } onChange: {
            aviso.llegado = true
        }
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 250)
        await hasta("el aviso del minuto") { aviso.llegado }
        reloj.avanzar(ms: 60 * 250)
        await hasta("el final") { pantalla.directo?.terminado == true }
    }
}

/// Whether somebody was told; everything here happens on the main actor.
private final class Aviso: @unchecked Sendable {
    var llegado = false
}
