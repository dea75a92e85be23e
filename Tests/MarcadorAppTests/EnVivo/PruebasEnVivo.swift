import Foundation
import Synchronization
import Testing
import Torneo

@testable import MarcadorApp

@Suite("El partido en juego, fuera de la aplicación")
struct PruebasDelEstadoEnVivo {
    private func estado(
        minuto: Int = 21, terminado: Bool = false, inicio: Instante? = Instante(ms: 1000),
        msPorMinuto: Int = 60_000, local: String = "Rayo FC"
    ) -> EstadoEnVivo {
        EstadoEnVivo(
            partido: 1, local: local, visitante: "Toros",
            marcador: Marcador(local: 2, visitante: 1), minuto: minuto, duracion: 90,
            terminado: terminado, inicio: inicio,
            msPorMinuto: msPorMinuto)
    }

    @Test("a su ritmo, un reloj que anda solo; más deprisa, el minuto; al final, que acabó")
    func momento() {
        let fin = Instante(ms: 1000 + 90 * 60_000)
        #expect(
            estado().momento(caducado: false) == .reloj(desde: Instante(ms: 1000), hasta: fin))
        #expect(estado().caduca == fin)
        #expect(
            estado(msPorMinuto: 250).momento(caducado: false) == .palabras(.minuto(21)))
        #expect(estado(msPorMinuto: 250).caduca == Instante(ms: 1000 + 90 * 250))
        #expect(estado(inicio: nil).momento(caducado: false) == .palabras(.minuto(21)))
        #expect(estado(inicio: nil).caduca == nil)
        #expect(estado(terminado: true).momento(caducado: true) == .palabras(.partidoTerminado))
        #expect(estado(terminado: true).caduca == nil)
        #expect(estado().momento(caducado: true) == .palabras(.finalPorVer))
    }

    @Test("en una frase, para quien escucha la pantalla")
    func frase() {
        #expect(estado().marcador == "2-1")
        #expect(estado().frase(caducado: false).en(.es) == "Rayo FC 2, Toros 1. Minuto 21'")
        #expect(
            estado(terminado: true).frase(caducado: false).en(.en)
                == "Rayo FC 2, Toros 1. Match finished")
        #expect(estado().frase(caducado: true).en(.es).hasSuffix("para ver cómo acabó"))
    }

    @Test("cabe en lo que un sistema admite, y vuelve de allí igual")
    func cabe() throws {
        let eterno = estado(local: String(repeating: "👩‍👩‍👧‍👦", count: 200))
        let datos = try JSONEncoder().encode(eterno)
        #expect(datos.count < 4096)
        #expect(try JSONDecoder().decode(EstadoEnVivo.self, from: datos) == eterno)
        #expect(eterno.local.count == 80)
    }

    @Test(
        "un enlace a un partido de aquí se distingue de uno a otro ordenador",
        arguments: [
            ("marcador:///partidos/3", 3), ("MARCADOR:///partidos/3", 3),
            ("marcador://portatil/partidos/3", nil), ("marcador:///torneos/x", nil),
            ("http:///partidos/3", nil), ("marcador:///partidos/tres", nil),
        ])
    func enlace(texto: String, numero: Int?) throws {
        #expect(EnlaceDeLaApp.partido(de: try #require(URL(string: texto))) == numero)
        let propio = try #require(EnlaceDeLaApp.partido(3))
        #expect(EnlaceDeLaApp.partido(de: propio) == 3)
    }
}

@MainActor
@Suite("Enseñar el partido fuera de la aplicación")
struct PruebasDelSeguidorEnVivo {
    private let escaparate = EscaparateDePrueba()
    private let seguidor: SeguidorEnVivo

    init() { seguidor = SeguidorEnVivo(escaparate: escaparate) }

    private func estado(_ minuto: Int) -> EstadoEnVivo {
        EstadoEnVivo(
            partido: 1, local: "Rayo FC", visitante: "Toros", marcador: .aCero, minuto: minuto,
            duracion: 90, terminado: false, inicio: nil, msPorMinuto: 250)
    }

    @Test("lo que queda de antes se quita; luego se enseña lo último, sin repetir ni atropellarse")
    func enOrden() async {
        seguidor.cambia(a: nil)
        await seguidor.tarea?.value
        seguidor.cambia(a: estado(1))
        seguidor.cambia(a: estado(2))
        seguidor.cambia(a: estado(3))
        await seguidor.tarea?.value
        seguidor.cambia(a: estado(3))
        #expect(seguidor.tarea == nil, "ya se ha enseñado")
        seguidor.cambia(a: nil)
        seguidor.cambia(a: nil)
        await seguidor.tarea?.value
        #expect(escaparate.pasos == ["retirar", "3", "retirar"])
    }

    @Test(
        "si no se puede, se dice por qué, una vez, y el partido sigue",
        arguments: [FalloEnVivo.noLoHay, .apagado, .otro("no queda sitio")])
    func sinSitio(fallo: FalloEnVivo) async {
        escaparate.impedir(fallo)
        seguidor.mirar()
        #expect(seguidor.impedimento == fallo)
        escaparate.impedir(nil)
        seguidor.mirar()
        #expect(seguidor.impedimento == nil)
        escaparate.impedir(fallo)
        let lineas = await registro {
            for minuto in 1...3 {
                seguidor.cambia(a: estado(minuto))
                await seguidor.tarea?.value
            }
        }
        #expect(lineas == [fallo.texto.espanol])
        #expect(seguidor.impedimento == fallo)
        escaparate.impedir(nil)
        seguidor.cambia(a: estado(4))
        await seguidor.tarea?.value
        #expect(seguidor.impedimento == nil)
        #expect(escaparate.pasos == ["4"])
    }

    @Test("un sistema sin sitio lo dice siempre")
    func sinEscaparate() async {
        let seguidor = SeguidorEnVivo(escaparate: SinEscaparate())
        seguidor.mirar()
        #expect(seguidor.impedimento == .noLoHay)
        seguidor.cambia(a: estado(1))
        await seguidor.tarea?.value
        #expect(seguidor.impedimento == .noLoHay)
    }
}

/// A place outside the application that is written down instead of seen.
private final class EscaparateDePrueba: EscaparateEnVivo {
    private let todo = Mutex<(pasos: [String], motivo: FalloEnVivo?)>(([], nil))

    var pasos: [String] { todo.withLock { $0.pasos } }
    var impedimento: FalloEnVivo? { todo.withLock { $0.motivo } }

    func impedir(_ fallo: FalloEnVivo?) { todo.withLock { $0.motivo = fallo } }

    func ensenar(_ estado: EstadoEnVivo) async throws(FalloEnVivo) {
        if let impedimento { throw impedimento }
        todo.withLock { $0.pasos.append("\(estado.minuto)") }
    }

    func retirar() async { todo.withLock { $0.pasos.append("retirar") } }
}
