import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("El primer enlace del organizador")
struct PruebasDeBienvenida {
    /// Gives a new data folder to some work, and removes it.
    private func conCarpeta(_ trabajo: (URL) async throws -> Void) async throws {
        let carpeta = FileManager.default.temporaryDirectory
            .appending(path: "marcador-bienvenida-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: carpeta) }
        try await trabajo(carpeta)
    }

    private func abrir(_ carpeta: URL) throws -> ServidorDeMarcador {
        var opciones = ServidorDeMarcador.Opciones()
        opciones.puerto = 0
        // Nobody who comes by this listener is «at this computer».
        opciones.escuchas = ["0.0.0.0"]
        opciones.carpeta = CarpetaDeDatos(url: carpeta)
        opciones.configuracion = Configuracion()
        opciones.anuncio = try DireccionAnunciada("http://Copa.ejemplo.es:81/")
        return try ServidorDeMarcador(opciones)
    }

    private func bytes(_ url: URL) throws -> [String: Int] {
        let datos = try FileManager.default.attributesOfItem(atPath: url.path)
        return ["permisos": try #require(datos[.posixPermissions] as? Int)]
    }

    @Test("se hace una vez, solo lo lee su dueño, y abre desde cualquier red")
    func primera() async throws {
        try await conCarpeta { carpeta in
            do {
                let servidor = try abrir(carpeta)
                let bienvenida = try #require(try await servidor.darLaBienvenida())
                #expect(bienvenida.enlace.hasPrefix("http://copa.ejemplo.es:81/entrar#secreto="))
                let escrito = try String(contentsOf: bienvenida.fichero, encoding: .utf8)
                #expect(escrito == bienvenida.enlace + "\n")
                #expect(try bytes(bienvenida.fichero) == ["permisos": 0o600])
                let visita = VisitaPorEnchufe(puerto: servidor.puerto)
                let enlace = bienvenida.enlace.replacing("#", with: "%23")
                let entrada = try await visita.post("/entrar", formulario: "enlace=\(enlace)")
                let galleta = Cabecera("Cookie", try #require(entrada.galleta))
                #expect(try await visita.get("/torneos/torneo/enlaces", [galleta]).estado == 200)
                #expect(try await visita.get("/torneos/torneo/enlaces").estado == 403)
                #expect(try await servidor.darLaBienvenida() == nil)
                servidor.parar()
            }
            let otra = try abrir(carpeta)
            #expect(
                try await otra.darLaBienvenida() == nil, "la segunda vez ya hay por dónde entrar")
            otra.parar()
        }
    }

    @Test("anulado el último y sin contraseña, el siguiente arranque hace otro; con ella, no")
    func otraVez() async throws {
        try await conCarpeta { carpeta in
            let servidor = try abrir(carpeta)
            let primera = try #require(try await servidor.darLaBienvenida())
            let id = try #require(servidor.puertas.registro.enlaces.first?.id)
            try await servidor.puertas.ponerContrasena("una bien larga")
            try await servidor.puertas.revocar(id)
            #expect(try await servidor.darLaBienvenida() == nil)
            try await servidor.puertas.ponerContrasena(nil)
            let segunda = try #require(try await servidor.darLaBienvenida())
            #expect(segunda.enlace != primera.enlace)
            servidor.parar()
        }
    }

    @Test("si no se puede escribir el fichero, no queda ningún enlace que abra")
    func sinFichero() async throws {
        try await conCarpeta { carpeta in
            let servidor = try abrir(carpeta)
            try FileManager.default.createDirectory(
                at: CarpetaDeDatos(url: carpeta).enlaceDelOrganizador.appending(path: "x"),
                withIntermediateDirectories: true)
            await #expect(throws: ErrorDeDisco.self) { try await servidor.darLaBienvenida() }
            #expect(
                servidor.puertas.registro.enlaces.allSatisfy {
                    $0.estado(en: RelojDelSistema().ahora) == .revocado
                })
            servidor.parar()
        }
    }
}
