import Foundation
import MarcadorApp
import Testing
import Torneo

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
}
