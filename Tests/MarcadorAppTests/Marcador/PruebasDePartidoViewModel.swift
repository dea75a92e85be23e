import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("La pantalla de un partido")
struct PruebasDePartidoViewModel {
    private let reloj = RelojDeMano()
    private let enJuego = PartidoEnJuego()
    private let repositorio = RepositorioFalso(
        Ejemplo.rayoContraToros, Ejemplo.lobosContraAguilas)

    private func pantalla(
        _ id: Int = 1, duracion: Int = 90, notificador: (any Notificador)? = nil
    ) -> PartidoViewModel {
        PartidoViewModel(
            partidoId: id, repositorio: repositorio, partidoEnJuego: enJuego, duracion: duracion,
            notificador: notificador, msPorMinuto: 250, reloj: reloj)
    }

    private func pasar(minutos: Int) async {
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: minutos * 250)
        await hasta("que pasen \(minutos) minutos") {
            reloj.esperando == 1 || enJuego.directo?.terminado == true
        }
    }

    private func acabar() async {
        enJuego.tarea?.cancel()
        await enJuego.tarea?.value
    }

    @Test("pide su partido y ningún otro", arguments: [(1, "Rayo FC"), (2, "Lobos")])
    func suPartido(id: Int, local: String) throws {
        guard case .exito(let exito) = pantalla(id).uiState else {
            Issue.record("no hay partido")
            return
        }
        #expect(exito.partidoId == id)
        #expect(exito.partido.local.nombre == local)
        #expect(exito.minuto == 0)
        #expect(!exito.corriendo)
        #expect(exito.ultimoAviso == "ninguno")
        #expect(exito.duracion == 90)
    }

    @Test("un partido que no existe lo dice", arguments: [99, 0, -1])
    func noExiste(id: Int) {
        let pantalla = pantalla(id)
        #expect(pantalla.uiState == .error("No existe el partido n.º \(id)"))
        #expect(pantalla.directo == nil)
        #expect(pantalla.marcador == .aCero)
        #expect(!pantalla.empezar())
        pantalla.cambiarDuracion(60)
        #expect(pantalla.alGol(.local) == .failure(.noExisteElPartido(id)))
        #expect(enJuego.directo == nil)
    }

    @Test("una segunda pantalla del mismo partido mira el mismo directo")
    func elMismoDirecto() async {
        let primera = pantalla()
        primera.empezar()
        let segunda = pantalla()
        #expect(primera.directo === segunda.directo)
        segunda.alGol(.local)
        #expect(primera.marcador == Marcador(local: 1, visitante: 0))
        await acabar()
    }

    @Test("dos pantallas abiertas antes de empezar también acaban mirando el mismo")
    func abiertasAntes() async {
        let primera = pantalla()
        let segunda = pantalla()
        segunda.empezar()
        #expect(primera.directo === segunda.directo)
        #expect(!primera.empezar())
        await acabar()
    }

    @Test("la duración solo cambia cuando no se juega")
    func laDuracion() async {
        let pantalla = pantalla()
        pantalla.cambiarDuracion(60)
        #expect(pantalla.directo?.duracion == 60)
        pantalla.empezar()
        let jugado = pantalla.directo
        pantalla.cambiarDuracion(90)
        #expect(pantalla.directo === jugado)
        #expect(pantalla.directo?.duracion == 60)
        await pasar(minutos: 60)
        await enJuego.tarea?.value
        #expect(pantalla.directo?.terminado == true)
        pantalla.cambiarDuracion(90)
        #expect(pantalla.directo !== jugado)
        #expect(pantalla.directo?.minuto == 0)
        #expect(pantalla.empezar(), "terminado, se puede volver a jugar con otra duración")
        #expect(enJuego.directo?.duracion == 90)
        await acabar()
    }

    @Test("elegir la duración que ya tiene no prepara otro")
    func laMismaDuracion() {
        let pantalla = pantalla()
        let preparado = pantalla.directo
        pantalla.cambiarDuracion(90)
        #expect(pantalla.directo === preparado)
    }

    @Test("sigue hasta el 90 y el 2-1 aunque la pantalla se cierre y se libere")
    func sigueSinPantalla() async {
        var pantalla: PartidoViewModel? = pantalla()
        weak let floja = pantalla
        pantalla?.empezar()
        await pasar(minutos: 20)
        pantalla = nil
        #expect(floja == nil, "nadie sujeta la pantalla")
        await pasar(minutos: 70)
        await enJuego.tarea?.value
        #expect(enJuego.directo?.minuto == 90)
        #expect(enJuego.directo?.marcador == Marcador(local: 2, visitante: 1))
        #expect(enJuego.directo?.terminado == true)
    }

    @Test("salir y volver encuentra el minuto más adelante y el mismo marcador")
    func salirYVolver() async {
        var pantalla: PartidoViewModel? = pantalla()
        pantalla?.empezar()
        await pasar(minutos: 21)
        #expect(pantalla?.directo?.minuto == 21)
        pantalla = nil
        await pasar(minutos: 10)
        let otra = self.pantalla()
        guard case .exito(let exito) = otra.uiState else {
            Issue.record("no hay partido")
            return
        }
        #expect(exito.minuto == 31)
        #expect(exito.corriendo)
        #expect(exito.marcador == Marcador(local: 1, visitante: 0))
        await acabar()
    }

    @Test("ir a Goleadores y volver no cambia ni el minuto ni el marcador")
    func volverDeGoleadores() async {
        let app = Escenario.contenedor(reloj: reloj)
        app.partidoViewModel(id: 1).empezar()
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 40 * 250)
        await hasta("el minuto 40") { app.partidoEnJuego.directo?.minuto == 40 }
        let antes = app.partidoViewModel(id: 1).uiState
        #expect(app.partidos.goleadores().first?.goles ?? 0 > 0)
        #expect(app.partidoViewModel(id: 1).uiState == antes)
        app.partidoEnJuego.tarea?.cancel()
        await app.partidoEnJuego.tarea?.value
    }

    @Test("empezar otro mientras se juega uno se rechaza y la pantalla sabe cuál es")
    func otroPartido() async {
        let primera = pantalla(1)
        let segunda = pantalla(2, duracion: 60)
        primera.empezar()
        #expect(!segunda.empezar())
        #expect(segunda.rechazadoPor == 1)
        #expect(segunda.directo?.duracion == 60, "su duración es la suya")
        #expect(primera.directo?.duracion == 90)
        segunda.cambiarDuracion(90)
        #expect(segunda.directo?.duracion == 90, "y se puede cambiar")
        segunda.olvidarElRechazo()
        #expect(segunda.rechazadoPor == nil)
        await acabar()
    }

    @Test("empezar dos veces no es rechazarse a sí mismo")
    func dosVeces() async {
        let pantalla = pantalla()
        #expect(pantalla.empezar())
        #expect(!pantalla.empezar())
        #expect(pantalla.rechazadoPor == nil)
        await acabar()
    }

    @Test("antes de empezar se ve lo apuntado; empezado, lo que va saliendo")
    func loQueSeVe() async {
        let pantalla = pantalla()
        #expect(pantalla.marcadorVisible == Marcador(local: 2, visitante: 1))
        #expect(pantalla.intacta)
        pantalla.empezar()
        #expect(pantalla.marcadorVisible == .aCero)
        #expect(!pantalla.intacta)
        await acabar()
    }
}
