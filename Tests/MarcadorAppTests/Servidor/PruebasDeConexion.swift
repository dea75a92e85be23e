import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("La pantalla que se conecta a un servidor")
struct PruebasDeConexion {
    private let servidor = ServidorFalso()
    private let pantalla: ConexionViewModel
    private let elegidos = Elegidos()
    private static let secreto = String(repeating: "a", count: 43)

    @MainActor
    private final class Elegidos {
        var todos: [String] = []
    }

    init() {
        pantalla = ConexionViewModel(servicio: { [servidor] _ in servidor }) { [elegidos] in
            elegidos.todos.append("\($0.servidor.absoluteString) \($1.id)")
        }
        servidor.losTorneos = .success([
            TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 18)
        ])
    }

    @Test("con un solo torneo, se sigue ese")
    func unoSolo() async {
        #expect(!pantalla.puedeConectar)
        pantalla.direccion = "192.168.1.20"
        #expect(pantalla.puedeConectar)
        await pantalla.conectar()
        #expect(elegidos.todos == ["http://192.168.1.20:8080 torneo"])
        #expect(pantalla.uiState == ConexionUiState())
    }

    @Test(
        "el secreto de un enlace se guarda cuando el servidor lo admite, y no antes",
        arguments: [nil, 401, 403])
    func secreto(rechazo: Int?) async {
        let guardados = Elegidos()
        let pantalla = ConexionViewModel(
            servicio: { [servidor] _ in servidor },
            alTraerSecreto: { secreto, _, _ in guardados.todos.append(secreto) },
            alElegir: { _, _ in })
        if let rechazo {
            let no = RechazoDeMarca(codigo: rechazo, motivo: "Ese enlace está anulado")
            servidor.sesiones[Self.secreto] = .failure(
                rechazo == 401 ? .faltaEnlace(no) : .rechazo(no))
        }
        await pantalla.alEscanear(
            "http://10.0.0.5:8080/torneos/torneo/entrar#secreto=\(Self.secreto)")
        #expect(guardados.todos == (rechazo == nil ? [Self.secreto] : []))
        #expect(pantalla.uiState.error?.espanol == rechazo.map { _ in "Ese enlace está anulado" })
    }

    @Test("un código QR de un partido sigue su torneo; con varios, se elige")
    func varios() async throws {
        let copa = TorneoDTO(id: "copa-2", nombre: "Copa 2", equipos: 2, partidos: 1)
        servidor.losTorneos = .success(try servidor.losTorneos.get() + [copa])
        await pantalla.alEscanear(" http://10.0.0.5:8080/torneos/copa-2/partidos/1\n")
        #expect(elegidos.todos == ["http://10.0.0.5:8080 copa-2"])
        await pantalla.alEscanear("http://10.0.0.5:8080")
        #expect(pantalla.uiState.torneos.map(\.id) == ["torneo", "copa-2"])
        #expect(elegidos.todos.count == 1)
        await pantalla.elegir(pantalla.uiState.torneos[0])
        #expect(elegidos.todos.last == "http://10.0.0.5:8080 torneo")
    }

    @Test(
        "lo que no puede ser se dice, y no se sigue nada",
        arguments: [
            ("", Result<[TorneoDTO], FalloDelServidor>.success([]), Texto.direccionVacia),
            ("localhost", .success([]), .servidorSinTorneos),
            ("localhost/torneos/otro", .success([]), .noExisteElTorneo("otro")),
            ("localhost", .failure(.red(.sinConexion)), .servidorNoContesta),
            ("marcador.es", .failure(.red(.sinCifrar)), .conexionSinCifrar),
            ("localhost", .failure(.red(.respuestaIncomprensible)), .ahiNoHayMarcador),
            ("localhost", .failure(.red(.servidor(codigo: 404))), .ahiNoHayMarcador),
            (
                "localhost",
                .failure(.rechazo(RechazoDeMarca(codigo: 404, motivo: "x"))), .ahiNoHayMarcador
            ),
        ])
    func noPuedeSer(
        direccion: String, respuesta: Result<[TorneoDTO], FalloDelServidor>, frase: Texto
    ) async {
        servidor.losTorneos = respuesta
        pantalla.direccion = direccion
        await pantalla.conectar()
        #expect(pantalla.uiState.error == frase)
        #expect(!pantalla.uiState.conectando)
        #expect(elegidos.todos.isEmpty)
    }

    @Test("un enlace que llega mientras se conecta no se pierde: vale el último, y solo él")
    func enlaceAMedias() async {
        servidor.puerta.cerrar()
        pantalla.direccion = "192.168.1.20"
        async let primera: Void = pantalla.conectar()
        await hasta("que pregunte") { servidor.puerta.esperando == 1 }
        async let segunda: Void = pantalla.alEscanear("marcador://10.0.0.5:8080/torneos/torneo")
        await hasta("que pregunte otra vez") { servidor.puerta.esperando == 2 }
        #expect(pantalla.uiState.conectando)
        servidor.puerta.abrir()
        _ = await (primera, segunda)
        #expect(elegidos.todos == ["http://10.0.0.5:8080 torneo"])
        #expect(pantalla.uiState == ConexionUiState())
    }

    @Test("de lo que se cancela no se espera ya nada")
    func cancelar() async {
        servidor.puerta.cerrar()
        pantalla.direccion = "localhost"
        async let primera: Void = pantalla.conectar()
        await hasta("que pregunte") { servidor.puerta.esperando == 1 }
        pantalla.cancelar()
        #expect(!pantalla.uiState.conectando)
        servidor.puerta.abrir()
        await primera
        #expect(elegidos.todos.isEmpty)
    }

    @Test("dos toques son una conexión")
    func dosToques() async {
        servidor.puerta.cerrar()
        pantalla.direccion = "localhost"
        async let primera: Void = pantalla.conectar()
        await hasta("que pregunte") { servidor.puerta.esperando == 1 }
        #expect(pantalla.uiState.conectando && !pantalla.puedeConectar)
        await pantalla.conectar()
        servidor.puerta.abrir()
        await primera
        #expect(elegidos.todos.count == 1)
    }
}
