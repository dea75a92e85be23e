import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Un gol a mano")
struct PruebasDelGolAMano {
    private let repositorio = RepositorioFalso(Ejemplo.rayoContraToros)

    private func pantalla(_ notificador: (any Notificador)? = nil) -> PartidoViewModel {
        PartidoViewModel(
            partidoId: 1, repositorio: repositorio, notificador: notificador, msPorMinuto: 0)
    }

    @Test(
        "se ve al momento y se guarda, en cada lado",
        arguments: [
            (
                Lado.local, "Marta", Marcador(local: 1, visitante: 0),
                Marcador(local: 3, visitante: 1)
            ),
            (
                .visitante, "Sofía", Marcador(local: 0, visitante: 1),
                Marcador(local: 2, visitante: 2)
            ),
        ])
    func cadaLado(lado: Lado, quien: String, directo: Marcador, guardado: Marcador) throws {
        let pantalla = pantalla()
        let resultado = pantalla.alGol(lado)
        #expect(pantalla.marcador == directo)
        #expect(repositorio.partido(id: 1)?.marcador() == guardado)
        guard case .success(.gol(let minuto, let jugador, let equipo)) = resultado else {
            Issue.record("no hubo gol")
            return
        }
        #expect(minuto == 0)
        #expect(jugador.nombre == quien)
        #expect(equipo === repositorio.partido(id: 1)?.equipo(lado))
        #expect(repositorio.registrados.count == 1)
        #expect(repositorio.registrados.first?.gol == (try resultado.get()))
    }

    @Test("lleva el minuto del directo")
    func elMinuto() async {
        let enJuego = PartidoEnJuego()
        let reloj = RelojDeMano()
        let pantalla = PartidoViewModel(
            partidoId: 1, repositorio: repositorio, partidoEnJuego: enJuego, msPorMinuto: 1,
            reloj: reloj)
        pantalla.empezar()
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 64)
        await hasta("el minuto 64") { pantalla.directo?.minuto == 64 }
        #expect((try? pantalla.alGol(.local).get().minuto) == 64)
        enJuego.tarea?.cancel()
        await enJuego.tarea?.value
    }

    @Test("toca por turno: goles que lleva el equipo, módulo su plantilla")
    func porTurno() {
        let registrar = RegistrarGol(repositorio: repositorio)
        var nombres: [String] = []
        for minuto in 81...85 {
            if case .success(.gol(_, let jugador, _)) = registrar(
                partidoId: 1, lado: .local, minuto: minuto)
            {
                nombres.append(jugador.nombre)
            }
        }
        #expect(nombres == ["Marta", "Ana", "Luis", "Marta", "Ana"])
    }

    @Test("un equipo sin jugadores no marca, y nada cambia", arguments: Lado.allCases)
    func sinJugadores(lado: Lado) throws {
        let vacio = try #require(Equipo(nombre: "Nadie FC", plantilla: []))
        let repositorio = RepositorioFalso(
            Partido(
                local: lado == .local ? vacio : Ejemplo.rayo,
                visitante: lado == .visitante ? vacio : Ejemplo.toros))
        let espia = NotificadorEspia()
        let pantalla = PartidoViewModel(
            partidoId: 1, repositorio: repositorio, notificador: espia)
        let resultado = pantalla.alGol(lado)
        #expect(resultado == .failure(.equipoSinJugadores("Nadie FC")))
        #expect(pantalla.marcador == .aCero)
        #expect(repositorio.registrados.isEmpty)
        #expect(espia.avisos.isEmpty)
        if case .failure(let fallo) = resultado {
            #expect(fallo.frase.contains("Nadie FC"))
        }
    }

    @Test("un partido que no existe no tiene goles")
    func noExiste() {
        let resultado = RegistrarGol(repositorio: repositorio)(
            partidoId: 99, lado: .local, minuto: 1)
        #expect(resultado == .failure(.noExisteElPartido(99)))
        guard case .failure(let fallo) = resultado else { return }
        #expect(fallo.frase == "No existe el partido n.º 99")
    }

    @Test("se avisa como los demás, una vez")
    func seAvisa() {
        let espia = NotificadorEspia()
        pantalla(espia).alGol(.visitante)
        #expect(espia.avisos == ["Sofía (Toros), minuto 0"])
    }
}
