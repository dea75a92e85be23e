import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("La memoria")
struct PruebasDeMemoria {
    /// Opens screens of a match and closes them; says how many are still there.
    private func abrirYCerrar(_ veces: Int, ciclo: Bool) -> Int {
        let repositorio = RepositorioFalso(Ejemplo.rayoContraToros)
        var flojas: [Floja] = []
        for _ in 0..<veces {
            let pantalla = PartidoViewModel(
                partidoId: 1, repositorio: repositorio, msPorMinuto: 250,
                reintroducirElCiclo: ciclo)
            pantalla.cambiarDuracion(60)
            flojas.append(Floja(pantalla))
        }
        return flojas.count { $0.pantalla != nil }
    }

    @Test("un partido abierto y cerrado mil veces no deja nada")
    func nada() { #expect(abrirYCerrar(1000, ciclo: false) == 0) }

    @Test("con el ciclo del cronómetro, cada pantalla se queda para siempre")
    func elCiclo() { #expect(abrirYCerrar(10, ciclo: true) == 10) }

    @Test("tampoco deja nada el directo que solo se preparó")
    func elDirecto() {
        let enJuego = PartidoEnJuego()
        weak var directo: Directo?
        do {
            let pantalla = PartidoViewModel(
                partidoId: 1, repositorio: RepositorioFalso(Ejemplo.rayoContraToros),
                partidoEnJuego: enJuego, msPorMinuto: 250)
            directo = pantalla.directo
            #expect(directo != nil)
        }
        #expect(directo == nil)
    }

    @Test("terminado y quitado con la X, el directo se libera")
    func trasLaX() async {
        let enJuego = PartidoEnJuego()
        weak var directo: Directo?
        do {
            let jugado = Directo(
                partidoId: 1, partido: Ejemplo.rayoContraToros, duracion: 90, msPorMinuto: 0)
            directo = jugado
            enJuego.empezar(jugado)
        }
        await enJuego.tarea?.value
        #expect(directo?.terminado == true)
        enJuego.cerrar()
        await hasta("que se libere") { directo == nil }
    }

    @Test("toda la aplicación se libera con su contenedor")
    func elContenedor() async throws {
        weak var contenedor: ContenedorDeLaApp?
        weak var mesa: MesaDelTorneo?
        do {
            let vivo = Escenario.contenedor()
            let suMesa = MesaDelTorneo(contenedor: vivo)
            for id in 1...18 { _ = suMesa.pantallas.pantalla(id) }
            try await suMesa.cumplir(.gol(partido: 1, lado: .local))
            _ = suMesa.cronica(partidoId: 1).uiState
            (contenedor, mesa) = (vivo, suMesa)
        }
        #expect(mesa == nil)
        #expect(contenedor == nil)
    }
}

private struct Floja {
    weak var pantalla: PartidoViewModel?
    init(_ pantalla: PartidoViewModel) { self.pantalla = pantalla }
}
