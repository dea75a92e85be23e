import Foundation
import Testing
import Torneo

@testable import MarcadorApp
@testable import MarcadorServidor

@MainActor
@Suite("Un teléfono que marca con un enlace", .timeLimit(.minutes(5)))
struct PruebasDeMarcarConEnlace {
    @Test(
        "lo suyo llega, lo de al lado se rechaza con una frase, y el secreto queda a buen recaudo")
    func conEnlace() async throws {
        let servidor = try ServidorDePrueba()
        let datos = FileManager.default.temporaryDirectory
            .appending(path: "marcador-telefono-\(UUID().uuidString)")
        defer {
            servidor.borrar()
            try? FileManager.default.removeItem(at: datos)
        }
        let carpeta = CarpetaDeDatos(url: datos)
        let encargo = Puertas.Encargo(
            papel: .anotador(torneo: "torneo", .partido(1)), plazo: 1_000_000_000)
        let hecho = try #require(
            try await servidor.servidor?.puertas.hacer([encargo]).first)
        let telefono = ContenedorDelServidor(carpeta: carpeta, reloj: RelojDeMano())
        let enlace = "\(servidor.direccion)/torneos/torneo/entrar#secreto=\(hecho.secreto)"
        await telefono.conexion.alEscanear(enlace)
        #expect(telefono.conexion.uiState.error == nil)
        #expect(!telefono.conexion.direccion.contains("secreto"))
        await cuando { telefono.seguido?.conexion == .enDirecto }
        let suyo = try #require(telefono.pantalla(1))
        await suyo.alGol(.local)
        await cuando { telefono.bandeja.marcas.isEmpty }
        #expect(try await servidor.guardado(1).marcador() == Marcador(local: 4, visitante: 2))
        let ajeno = try #require(telefono.pantalla(2))
        await ajeno.alGol(.local)
        await cuando { !telefono.bandeja.rechazadas.isEmpty }
        #expect(
            telefono.bandeja.rechazadas.first?.rechazo?.motivo
                == Texto.papelQueNoAlcanza.espanol)
        try await telefono.llavero.asegurar()
        let permisos = try FileManager.default.attributesOfItem(atPath: carpeta.llaves.path)
        #expect(permisos[.posixPermissions] as? Int == 0o600)
        await telefono.alIrse()
        for fichero in try FileManager.default.contentsOfDirectory(atPath: datos.path)
        where fichero != carpeta.llaves.lastPathComponent {
            let texto = try String(contentsOf: datos.appending(path: fichero), encoding: .utf8)
            #expect(!texto.contains(hecho.secreto), "\(fichero)")
        }
        let url = try #require(URL(string: servidor.direccion))
        let otraVez = ContenedorDelServidor(carpeta: carpeta, reloj: RelojDeMano())
        #expect(otraVez.llavero.secretos(de: url) == [hecho.secreto], "sigue tras reiniciar")
        servidor.parar()
    }

    @Test("sin enlace lo marcado espera y se dice; con uno que vale, va; anulado, ya no se marca")
    func sinEnlace() async throws {
        let servidor = try ServidorDePrueba()
        defer { servidor.borrar() }
        let url = try #require(URL(string: servidor.direccion))
        let telefono = try await forastero(url)
        let pantalla = try #require(telefono.pantalla(1))
        #expect(telefono.seguido?.permitido == .dicho([SesionDTO(papel: nil)]))
        guard case .exito(let datos) = pantalla.uiState else { return }
        #expect(datos.porQueNo == .soloMiras)
        await pantalla.alGol(.local)
        await cuando { telefono.mensajero.motivos[url] == .haceFaltaUnEnlace }
        #expect(telefono.bandeja.pendientes.count == 1 && telefono.bandeja.rechazadas.isEmpty)

        let puertas = try #require(servidor.servidor?.puertas)
        let encargo = Puertas.Encargo(
            papel: .anotador(torneo: "torneo", .partido(1)), plazo: 1_000_000_000)
        let hecho = try #require(try await puertas.hacer([encargo]).first)
        await telefono.conexion.alEscanear(
            "\(servidor.direccion)/torneos/torneo/entrar#secreto=\(hecho.secreto)")
        await cuando { telefono.bandeja.marcas.isEmpty }
        #expect(try await servidor.guardado(1).marcador() == Marcador(local: 4, visitante: 2))
        let otra = try #require(telefono.seguido)
        await cuando { otra.permitido.puedeMarcar(en: Lugar(torneo: "torneo", partido: 1)) }

        try await puertas.revocar(hecho.enlace.id)
        await telefono.pantalla(1)?.alGol(.local)
        await cuando { telefono.mensajero.motivos[url] != nil }
        #expect(telefono.bandeja.pendientes.count == 1)
        await telefono.alIrse()
        telefono.alVolver()
        await cuando { if case .sinEnlace = otra.permitido { true } else { false } }
        await telefono.alIrse()
        servidor.parar()
    }

    @Test("quien marca con un enlace deshace lo suyo; en el servidor, el gol ya no cuenta")
    func deshacer() async throws {
        let servidor = try ServidorDePrueba()
        defer { servidor.borrar() }
        let url = try #require(URL(string: servidor.direccion))
        let encargo = Puertas.Encargo(
            papel: .anotador(torneo: "torneo", .partido(1)), plazo: 1_000_000_000)
        let hecho = try #require(try await servidor.servidor?.puertas.hacer([encargo]).first)
        let telefono = try await forastero(url, "/entrar#secreto=\(hecho.secreto)")
        let pantalla = try #require(telefono.pantalla(1))
        await pantalla.empezar()
        #expect(pantalla.error == nil)
        await pantalla.alGol(.local)
        await pantalla.alGol(.visitante)
        await cuando { telefono.bandeja.marcas.isEmpty }
        await cuando { telefono.seguido?.partido(1)?.marcas?.count == 2 }
        #expect(pantalla.textoDeDeshacer?.espanol.hasPrefix("Deshacer: Gol Toros") == true)
        await pantalla.deshacer()
        await cuando { telefono.bandeja.marcas.isEmpty }
        await cuando { telefono.seguido?.partido(1)?.marcas?.count == 1 }
        guard case .exito(let datos) = pantalla.uiState else { return }
        #expect(datos.marcador == Marcador(local: 1, visitante: 0))
        #expect(telefono.bandeja.rechazadas.isEmpty)
        #expect(try await servidor.guardado(1).marcador() == Marcador(local: 4, visitante: 2))
        await telefono.alIrse()
        servidor.parar()
    }

    @Test(
        "el ordenador cambia de dirección: con la nueva va lo que esperaba, con su enlace, una vez")
    func mudanza() async throws {
        let servidor = try ServidorDePrueba()
        defer { servidor.borrar() }
        let encargo = Puertas.Encargo(
            papel: .anotador(torneo: "torneo", .partido(1)), plazo: 1_000_000_000)
        let hecho = try #require(try await servidor.servidor?.puertas.hacer([encargo]).first)
        let telefono = try await forastero(
            try #require(URL(string: servidor.direccion)),
            "/torneos/torneo#secreto=\(hecho.secreto)")
        try servidor.mudar()
        for _ in 1...3 { await telefono.pantalla(1)?.alGol(.local) }
        #expect(telefono.bandeja.pendientes.count == 3)
        telefono.mudanza.direccion = servidor.direccion
        #expect(await telefono.mudanza.alMudar())
        await cuando { telefono.bandeja.marcas.isEmpty }
        #expect(try await servidor.guardado(1).marcador() == Marcador(local: 6, visitante: 2))
        await telefono.alIrse()
        servidor.parar()
    }

    @Test("quien prueba demasiados secretos espera lo que dice el servidor, con sus palabras")
    func demasiados() async throws {
        let servidor = try ServidorDePrueba()
        defer { servidor.borrar() }
        let servicio = ServicioMarcador.paciente(
            try #require(URL(string: servidor.direccion)))
        var dicho: RechazoDeMarca?
        for n in 0..<1000 where dicho == nil {
            do {
                _ = try await servicio.sesion(con: "no-es-un-secreto-\(n)")
            } catch FalloDelServidor.ahoraNo(let espera) {
                dicho = espera
            } catch FalloDelServidor.faltaEnlace(let no) {
                #expect(no.codigo == 401)
            }
        }
        #expect(dicho?.codigo == 429)
        #expect((1...Reintento.maximo).contains(dicho?.espera ?? 0))
        servidor.parar()
    }

    /// A phone that the server takes for somebody else's, as in any other place than this computer.
    private func forastero(
        _ servidor: URL, _ camino: String = "/torneos/torneo"
    ) async throws -> ContenedorDelServidor {
        let llaves = Llaves()
        let telefono = ContenedorDelServidor(
            carpeta: nil, reloj: RelojDeMano(),
            servicio: { url in
                ServicioMarcador.paciente(url, ["X-Forwarded-For": "203.0.113.7"]) {
                    llaves.llavero?.secreto(de: url, para: $0)
                }
            })
        llaves.llavero = telefono.llavero
        await telefono.conexion.alEscanear(servidor.absoluteString + camino)
        #expect(telefono.conexion.uiState.error == nil)
        let seguido = try #require(telefono.seguido)
        await cuando { seguido.conexion == .enDirecto }
        return telefono
    }
}

/// The secrets of a phone that is being put together.
@MainActor
private final class Llaves {
    var llavero: Llavero?
}
