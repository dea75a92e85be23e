import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El mensajero")
struct PruebasDelMensajero {
    private let reloj = RelojDeMano()
    private let servidor = ServidorFalso()
    private let bandeja = BandejaDeSalida()
    private let mensajero: Mensajero

    init() {
        mensajero = Mensajero(bandeja: bandeja, reloj: reloj) { [servidor] _ in servidor }
    }

    private func anotar(_ marcas: ClosedRange<UInt64>) async throws {
        for n in marcas { try await bandeja.anotar(.prueba(n, minuto: Int(n))) }
    }

    private var minutos: [Int?] { servidor.recibidas.map(\.minuto) }

    @Test("lleva las marcas en orden, cada una una vez, y vacía la bandeja")
    func enOrden() async throws {
        try await anotar(1...5)
        for _ in 1...3 { mensajero.enviar() }
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
        #expect(minutos == [1, 2, 3, 4, 5])
        #expect(mensajero.enviando.isEmpty)
    }

    @Test("sin red nada se pierde, y se vuelve a intentar cada vez más tarde")
    func sinRed() async throws {
        servidor.sinRed = true
        try await anotar(1...2)
        mensajero.enviar()
        for segundos in [1, 2, 4, 8, 16, 30, 30] {
            await hasta("que descanse") { reloj.esperando == 1 }
            reloj.avanzar(ms: segundos * 1000 - 1)
            #expect(reloj.esperando == 1, "todavía no")
            reloj.avanzar(ms: 1)
            await hasta("que lo intente") { reloj.esperando == 0 }
        }
        #expect(bandeja.pendientes.count == 2)
        await hasta("que descanse") { reloj.esperando == 1 }
        servidor.sinRed = false
        mensajero.enviar()
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
        #expect(minutos == [1, 2], "quien lo pide no espera")
    }

    @Test(
        "sin enlace, o con uno que ya no vale, no se pierde ninguna: esperan, se dice, y con otro van",
        arguments: [
            (401, Texto(literal: "El organizador ha anulado ese enlace")),
            (403, Texto.haceFaltaUnEnlace),
        ])
    func enlaceAnulado(codigo: Int, dicho: Texto) async throws {
        let no = RechazoDeMarca(codigo: codigo, motivo: "El organizador ha anulado ese enlace")
        try await anotar(1...3)
        servidor.respuestas[bandeja.marcas[0].id] = [.faltaEnlace(no)]
        mensajero.enviar()
        await hasta("que lo diga") { mensajero.motivos[MarcaPendiente.unServidor] == dicho }
        for _ in 1...3 { mensajero.enviar() }
        #expect(bandeja.pendientes.count == 3 && reloj.esperando == 0)
        await mensajero.probarOtraLlave(MarcaPendiente.unServidor)
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
        #expect(minutos == [1, 2, 3])
        #expect(mensajero.motivos.isEmpty)
    }

    @Test("lo que se rechazó por el enlace de antes va con el nuevo; lo demás sigue apartado")
    func otraLlave() async throws {
        try await anotar(1...3)
        for (marca, codigo) in zip(bandeja.marcas, [403, 409, 403]) {
            servidor.respuestas[marca.id] = [
                .rechazo(RechazoDeMarca(codigo: codigo, motivo: "No"))
            ]
        }
        mensajero.enviar()
        await hasta("que se aparten") { bandeja.rechazadas.count == 3 }
        await mensajero.probarOtraLlave(MarcaPendiente.unServidor)
        await hasta("que vayan dos") { bandeja.marcas.count == 1 }
        #expect(minutos == [1, 3])
        #expect(bandeja.rechazadas.map(\.rechazo?.codigo) == [409])
    }

    @Test(
        "por qué esperan se dice con las palabras de quien no las toma",
        arguments: [
            FalloDelServidor.red(.servidor(codigo: 500)), .red(.sinConexion),
            .ahoraNo(RechazoDeMarca(codigo: 429, motivo: "Espera un minuto")),
        ])
    func motivo(fallo: FalloDelServidor) async throws {
        try await anotar(1...1)
        servidor.respuestas[bandeja.marcas[0].id] = [fallo]
        mensajero.enviar()
        await hasta("que descanse") { reloj.esperando == 1 }
        #expect(mensajero.motivos[MarcaPendiente.unServidor] == fallo.texto)
        reloj.avanzar(ms: 1000)
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
        #expect(mensajero.motivos.isEmpty)
    }

    @Test("si el servidor pide que se le deje en paz, se le deja, aunque alguien tenga prisa")
    func enPaz() async throws {
        try await anotar(1...2)
        servidor.respuestas[bandeja.marcas[0].id] = [
            .ahoraNo(RechazoDeMarca(codigo: 429, motivo: "Espera", espera: 90))
        ]
        mensajero.enviar()
        await hasta("que descanse") { reloj.esperando == 1 }
        for _ in 1...2 {
            mensajero.enviar()
            mensajero.enviarYa()
            reloj.avanzar(ms: 44_999)
        }
        #expect(servidor.recibidas.isEmpty && reloj.esperando == 1)
        await mensajero.parar()
        mensajero.enviar()
        await hasta("que descanse otra vez") { reloj.esperando == 1 }
        #expect(servidor.recibidas.isEmpty, "tampoco quien vuelve")
        reloj.avanzar(ms: 2)
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
        #expect(minutos == [1, 2])
    }

    @Test("quien quiere enviarlo ya hace que se pregunte otra vez sin enlace nuevo")
    func enviarYa() async throws {
        try await anotar(1...1)
        servidor.respuestas[bandeja.marcas[0].id] = [
            .faltaEnlace(RechazoDeMarca(codigo: 403, motivo: "No"))
        ]
        mensajero.enviar()
        await hasta("que lo diga") { !mensajero.motivos.isEmpty && !mensajero.trabajando }
        mensajero.enviar()
        #expect(bandeja.pendientes.count == 1 && !mensajero.trabajando)
        mensajero.enviarYa()
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
    }

    @Test("una rechazada se aparta con su motivo y deja pasar a las demás")
    func rechazada() async throws {
        let rechazo = RechazoDeMarca(codigo: 409, motivo: "Nadie FC no tiene jugadores")
        try await anotar(1...3)
        servidor.respuestas[bandeja.marcas[1].id] = [.rechazo(rechazo)]
        mensajero.enviar()
        await hasta("que pasen las otras") { bandeja.pendientes.isEmpty }
        #expect(minutos == [1, 3])
        #expect(bandeja.rechazadas.map(\.rechazo) == [rechazo])
    }

    @Test(
        "lo que no es un no rotundo se repite, con el mismo identificador, sin adelantar a nadie",
        arguments: [
            ErrorDeRed.sinConexion, .servidor(codigo: 500), .servidor(codigo: 507),
            .servidor(codigo: 404), .respuestaIncomprensible,
        ])
    func seRepite(error: ErrorDeRed) async throws {
        try await anotar(1...2)
        servidor.respuestas[bandeja.marcas[0].id] = [.red(error), .red(error)]
        mensajero.enviar()
        for ms in [1000, 2000] {
            await hasta("que descanse") { reloj.esperando == 1 }
            #expect(servidor.recibidas.isEmpty)
            reloj.avanzar(ms: ms)
        }
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
        #expect(minutos == [1, 2])
    }

    @Test("lo que se marca mientras se envía va detrás, en el mismo viaje")
    func mientras() async throws {
        servidor.puerta.cerrar()
        try await anotar(1...1)
        mensajero.enviar()
        await hasta("que salga la primera") { servidor.puerta.esperando == 1 }
        #expect(mensajero.enviando.count == 1)
        try await anotar(2...3)
        mensajero.enviar()
        servidor.puerta.abrir()
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
        #expect(minutos == [1, 2, 3])
    }

    @Test("un servidor que no contesta no retiene lo de otro")
    func dosServidores() async throws {
        let (caido, vivo) = (ServidorFalso(), servidor)
        caido.sinRed = true
        let otra = URL(filePath: "/otro").absoluteURL
        let mensajero = Mensajero(bandeja: bandeja, reloj: reloj) { $0 == otra ? caido : vivo }
        try await bandeja.anotar(.prueba(1, servidor: otra))
        try await anotar(2...3)
        mensajero.enviar()
        await hasta("que lleguen las del otro") { vivo.recibidas.count == 2 }
        await hasta("que descanse") { reloj.esperando == 1 }
        #expect(bandeja.pendientes.map(\.servidor) == [otra])
        await mensajero.parar()
    }

    @Test("parado no envía nada más; lo que esperaba, espera, y luego sale")
    func parar() async throws {
        servidor.sinRed = true
        try await anotar(1...2)
        mensajero.enviar()
        await hasta("que descanse") { reloj.esperando == 1 }
        await mensajero.parar()
        #expect(reloj.esperando == 0)
        #expect(bandeja.pendientes.count == 2)
        mensajero.enviar()
        await hasta("que descanse") { reloj.esperando == 1 }
        async let parado: Void = mensajero.parar()
        await hasta("que se le pare") { reloj.esperando == 0 }
        servidor.sinRed = false
        mensajero.enviar()
        await parado
        await hasta("que se vacíe") { bandeja.marcas.isEmpty }
        #expect(minutos == [1, 2], "quien vuelve enseguida no se queda sin enviar")
    }
}
