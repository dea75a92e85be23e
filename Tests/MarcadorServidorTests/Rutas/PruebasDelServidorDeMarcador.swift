import Foundation
import MarcadorApp
import Testing

@testable import MarcadorServidor

@MainActor
@Suite("El servidor entero, como lo abre la orden")
struct PruebasDelServidorDeMarcador {
    private func opciones(_ carpeta: URL, puerto: UInt16 = 0) -> ServidorDeMarcador.Opciones {
        var opciones = ServidorDeMarcador.Opciones()
        opciones.puerto = puerto
        opciones.carpeta = CarpetaDeDatos(url: carpeta)
        opciones.configuracion = Configuracion()
        return opciones
    }

    /// Gives a new data folder to some work, and removes it.
    private func conCarpeta(_ trabajo: (URL) async throws -> Void) async throws {
        let carpeta = FileManager.default.temporaryDirectory
            .appending(path: "marcador-servidor-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: carpeta) }
        try await trabajo(carpeta)
    }

    @Test("se abre, contesta, guarda y se para; abierto otra vez, todo está")
    func abrirYParar() async throws {
        try await conCarpeta { carpeta in
            let partido = "/torneos/torneo/partidos/1"
            do {
                var conEjemplo = opciones(carpeta)
                conEjemplo.conEjemplo = true
                let servidor = try ServidorDeMarcador(conEjemplo)
                #expect(servidor.direcciones == ["http://localhost:\(servidor.puerto)"])
                let visita = VisitaPorEnchufe(puerto: servidor.puerto)
                #expect(
                    try await visita.get("/").cabecera("Location") == "/torneos/torneo/partidos")
                let gol = try await visita.post(partido + "/goles", formulario: "lado=local")
                #expect(gol.estado == 303)
                servidor.parar()
            }
            let servidor = try ServidorDeMarcador(opciones(carpeta))
            let lista = try await VisitaPorEnchufe(puerto: servidor.puerto)
                .get("/torneos/torneo/partidos")
            #expect(lista.texto.contains("data-id=\"resultado\">4-2<"))
            servidor.parar()
        }
    }

    @Test("abrir y parar cientos de veces, varios a la vez, no tira el proceso")
    func cientosDeVeces() async throws {
        let aplicacion = try MarcadorDePrueba().aplicacion
        let tareas = (0..<8).map { _ in
            Task {
                for _ in 0..<50 {
                    let servidor = try ServidorHTTP(opciones: .dePrueba, aplicacion: aplicacion)
                    await enHilo { servidor.parar() }
                }
            }
        }
        for tarea in tareas { try await tarea.value }
    }

    @Test("dos servidores no comparten carpeta ni puerto, y el que llega tarde lo dice")
    func dosServidores() async throws {
        try await conCarpeta { carpeta in
            let primero = try ServidorDeMarcador(opciones(carpeta))
            #expect(throws: CarpetaOcupada.self) { try ServidorDeMarcador(opciones(carpeta)) }
            try await conCarpeta { otra in
                #expect(throws: ErrorDeServidor.puertoOcupado(primero.puerto)) {
                    try ServidorDeMarcador(opciones(otra, puerto: primero.puerto))
                }
            }
            primero.parar()
        }
    }

    @Test("lo que llega por todas las redes solo mira, aunque venga de aquí")
    func todasLasRedes() async throws {
        try await conCarpeta { carpeta in
            var opciones = opciones(carpeta)
            opciones.escuchas = ["0.0.0.0"]
            let servidor = try ServidorDeMarcador(opciones)
            let visita = VisitaPorEnchufe(puerto: servidor.puerto)
            #expect(try await visita.get("/torneos/torneo/partidos").estado == 200)
            let gol = try await visita.post(
                "/torneos/torneo/partidos/1/goles", formulario: "lado=local")
            #expect(gol.estado == 403)
            servidor.parar()
        }
    }
}
