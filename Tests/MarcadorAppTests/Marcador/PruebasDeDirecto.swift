import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El partido en directo")
struct PruebasDeDirecto {
    private let reloj = RelojDeMano()

    private func directo(
        _ partido: Partido = Ejemplo.rayoContraToros, duracion: Int = 90,
        notificador: (any Notificador)? = nil
    ) -> Directo {
        Directo(
            partidoId: 1, partido: partido, duracion: duracion, msPorMinuto: 250,
            notificador: notificador, reloj: reloj)
    }

    @Test("recién hecho está en el minuto 0, 0-0, parado y sin avisos")
    func recienHecho() {
        let directo = directo()
        #expect(directo.minuto == 0)
        #expect(directo.marcador == .aCero)
        #expect(!directo.corriendo)
        #expect(!directo.terminado)
        #expect(!directo.empezado)
        #expect(directo.ultimoAviso == "ninguno")
    }

    @Test(
        "cada minuto trae lo que pasó hasta entonces",
        arguments: [
            (11, 0, 0, "ninguno"), (12, 1, 0, "ninguno"), (15, 1, 0, "minuto 15 con 1-0"),
            (54, 1, 0, "minuto 45 con 1-0"), (55, 1, 1, "minuto 45 con 1-0"),
            (60, 1, 1, "minuto 60 con 1-1"), (80, 2, 1, "minuto 75 con 1-1"),
            (90, 2, 1, "minuto 90 con 2-1"), (500, 2, 1, "minuto 90 con 2-1"),
        ])
    func minutoAMinuto(minuto: Int, local: Int, visitante: Int, aviso: String) async {
        let directo = directo()
        let tarea = Task { await directo.jugar() }
        await hasta("esperar al primer minuto") { reloj.esperando == 1 }
        reloj.avanzar(ms: minuto * 250)
        await hasta("el minuto \(minuto)") { directo.minuto == min(minuto, 90) }
        #expect(directo.marcador == Marcador(local: local, visitante: visitante))
        #expect(directo.ultimoAviso == aviso)
        #expect(directo.terminado == (minuto >= 90))
        tarea.cancel()
        await tarea.value
    }

    @Test("un milisegundo antes del minuto, el minuto no ha llegado")
    func niUnMilisegundoAntes() async {
        let directo = directo()
        let tarea = Task { await directo.jugar() }
        await hasta("esperar al primer minuto") { reloj.esperando == 1 }
        reloj.avanzar(ms: 12 * 250 - 1)
        await hasta("el minuto 11") { directo.minuto == 11 && reloj.esperando == 1 }
        #expect(directo.marcador == .aCero)
        reloj.avanzar(ms: 1)
        await hasta("el minuto 12") { directo.minuto == 12 }
        #expect(directo.marcador == Marcador(local: 1, visitante: 0))
        tarea.cancel()
        await tarea.value
    }

    @Test("un partido de 60 minutos no llega al gol del 80")
    func deSesenta() async {
        let directo = directo(duracion: 60)
        reloj.avanzar(ms: 0)
        let tarea = Task { await directo.jugar() }
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 60 * 250)
        await tarea.value
        #expect(directo.minuto == 60)
        #expect(directo.marcador == Marcador(local: 1, visitante: 1))
        #expect(directo.ultimoAviso == "minuto 60 con 1-1")
    }

    @Test("un gol a mano se suma al guion y sale en el aviso")
    func golAMano() async {
        let directo = directo()
        let tarea = Task { await directo.jugar() }
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 13 * 250)
        await hasta("el minuto 13") { directo.minuto == 13 }
        directo.golAMano(.visitante)
        #expect(directo.marcador == Marcador(local: 1, visitante: 1))
        reloj.avanzar(ms: 77 * 250)
        await tarea.value
        #expect(directo.marcador == Marcador(local: 2, visitante: 2))
        #expect(directo.ultimoAviso == "minuto 90 con 2-2")
    }

    @Test("los goles se avisan; las tarjetas y los cambios, no")
    func losGolesSeAvisan() async {
        let espia = NotificadorEspia()
        let directo = directo(notificador: espia)
        let tarea = Task { await directo.jugar() }
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 90 * 250)
        await tarea.value
        #expect(
            espia.avisos == [
                "Ana (Rayo FC), minuto 12", "Iván (Toros), minuto 55", "Ana (Rayo FC), minuto 80",
            ])
    }

    @Test("cancelado se para donde está y lo dice en el registro")
    func cancelado() async {
        let directo = directo()
        let lineas = await registro {
            let tarea = Task { await directo.jugar() }
            await hasta("esperar") { reloj.esperando == 1 }
            reloj.avanzar(ms: 7 * 250)
            await hasta("el minuto 7") { directo.minuto == 7 && reloj.esperando == 1 }
            tarea.cancel()
            await tarea.value
        }
        #expect(!directo.corriendo)
        #expect(!directo.terminado)
        #expect(lineas == ["partido CANCELADO en el minuto 7"])
    }

    @Test("jugado entero, el cronómetro ha hecho tic una vez por minuto")
    func cronometro() async {
        let directo = directo(duracion: 60)
        var tics = 0
        directo.cronometro.alTick = { tics += 1 }
        let tarea = Task { await directo.jugar() }
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 60 * 250)
        await tarea.value
        #expect(tics == 60)
        await directo.jugar()
        #expect(tics == 60, "un partido terminado no se vuelve a jugar")
    }
}
