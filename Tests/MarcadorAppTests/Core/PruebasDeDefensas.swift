import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@Suite("Lo que viene mal no mata ni pierde nada")
@MainActor
struct PruebasDeDefensas {
    private let carpeta: CarpetaTemporal

    init() throws { carpeta = try CarpetaTemporal() }

    @Test(
        "unas crónicas con números imposibles se apartan, y las nuevas empiezan por el 101",
        arguments: [
            #"[{"id":9223372036854775807,"titulo":"t","texto":"x"}]"#,
            #"[{"id":-5,"titulo":"t","texto":"x"}]"#,
            #"[{"id":1,"titulo":"a","texto":"x"},{"id":1,"titulo":"b","texto":"x"}]"#,
        ])
    func cronicasImposibles(documento: String) async throws {
        let url = carpeta.url.appending(path: "cronicas.json")
        try Data(documento.utf8).write(to: url)
        let cronicas = CronicasPublicadas(url: url)
        #expect(cronicas.publicar(titulo: "Rayo FC 2-1 Toros", texto: "Sin goles").id == 101)
        try await cronicas.asegurar()
        let apartado = carpeta.url.appending(path: "cronicas.ilegible-1.json")
        #expect(try Data(contentsOf: apartado) == Data(documento.utf8))
    }

    @Test("unos ajustes rotos se apartan antes de escribir otros")
    func ajustesRotos() async throws {
        let url = carpeta.url.appending(path: "preferencias.json")
        try Data(#"{"duracionDelPartido":"mucho"}"#.utf8).write(to: url)
        let preferencias = FicheroDePreferencias(url: url)
        #expect(preferencias.duracion == Ajustes.duracionPorDefecto)
        preferencias.guardar(60, en: Ajustes.claveDuracion)
        try await preferencias.asegurar()
        #expect(FicheroDePreferencias(url: url).duracion == 60)
        let apartado = carpeta.url.appending(path: "preferencias.ilegible-1.json")
        #expect(FileManager.default.fileExists(atPath: apartado.path))
    }

    @Test("por un enlace se escribe donde está el fichero de verdad")
    func porUnEnlace() throws {
        let lejos = carpeta.url.appending(path: "lejos.json")
        let enlace = carpeta.url.appending(path: "torneo.json")
        try AlmacenDelTorneo(url: lejos).guardar(DatosDeEjemplo.torneo)
        try FileManager.default.createSymbolicLink(at: enlace, withDestinationURL: lejos)
        let repositorio = RepositorioDePartidos(almacen: AlmacenDelTorneo(url: enlace))
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 1)
        let otro = RepositorioDePartidos(almacen: AlmacenDelTorneo(url: lejos))
        #expect(otro.partido(id: 1)?.marcador() == Marcador(local: 4, visitante: 2))
        let tipo = try FileManager.default.attributesOfItem(atPath: enlace.path)[.type]
        #expect(tipo as? FileAttributeType == .typeSymbolicLink)
    }

    @Test("un enlace que no lleva a ninguna parte es un fichero que no se puede leer")
    func enlaceRoto() throws {
        let enlace = carpeta.url.appending(path: "torneo.json")
        try FileManager.default.createSymbolicLink(
            at: enlace, withDestinationURL: carpeta.url.appending(path: "no-esta.json"))
        let almacen = AlmacenDelTorneo(url: enlace)
        #expect(almacen.existe)
        let repositorio = RepositorioDePartidos(almacen: almacen)
        #expect(repositorio.ficheroInaccesible?.motivo.espanol == "no existe")
        #expect(repositorio.ficheroIlegible == nil)
    }

    @Test(
        "lo que no se puede leer no se toca, ni se escribe nada en su lugar",
        arguments: [
            "torneo.json", "cronicas.json", "preferencias.json",
        ])
    func noSePuedeLeer(nombre: String) async throws {
        // What nobody can read, whoever runs the tests: a folder in the place of the file.
        let url = carpeta.url.appending(path: nombre)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data("tesoro".utf8).write(to: url.appending(path: "dentro"))
        let guardar: () async throws -> Void =
            switch nombre {
            case "cronicas.json":
                {
                    let cronicas = CronicasPublicadas(url: url)
                    _ = cronicas.publicar(titulo: "t", texto: "x")
                    try await cronicas.asegurar()
                }
            case "preferencias.json":
                {
                    let preferencias = FicheroDePreferencias(url: url)
                    preferencias.guardar(60, en: Ajustes.claveDuracion)
                    try await preferencias.asegurar()
                }
            default:
                {
                    let repositorio = RepositorioDePartidos(almacen: AlmacenDelTorneo(url: url))
                    RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 1)
                    try await repositorio.asegurar()
                }
            }
        await #expect { try await guardar() } throws: { error in
            (error as? ErrorDeDisco)?.mensaje == "No se pudo leer \(url.path): es una carpeta"
        }
        let hay = try FileManager.default.contentsOfDirectory(atPath: carpeta.url.path)
        #expect(hay == [nombre])
        #expect(try Data(contentsOf: url.appending(path: "dentro")) == Data("tesoro".utf8))
    }

    @Test(
        "sin permiso tampoco se toca",
        .enabled(if: getuid() != 0, "a quien todo puede, nada se le niega"))
    func sinPermiso() throws {
        let almacen = AlmacenDelTorneo(url: carpeta.url.appending(path: "torneo.json"))
        try almacen.guardar(DatosDeEjemplo.torneo)
        chmod(almacen.url.path, 0)
        let repositorio = RepositorioDePartidos(almacen: almacen)
        #expect(repositorio.ficheroInaccesible?.motivo.espanol == "no hay permiso")
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 1)
        chmod(almacen.url.path, 0o600)
        #expect(
            try almacen.cargar().partidos[0].marcador() == Marcador(local: 3, visitante: 2))
    }

    @Test("lo que dejó a medias una muerte se barre, y nada más")
    func barrer() throws {
        for nombre in [".torneo.json.x7Kq2A", "torneo.json", ".torneo.directo.json", ".cerrojo"] {
            try Data("{}".utf8).write(to: carpeta.url.appending(path: nombre))
        }
        CarpetaDeDatos(url: carpeta.url).barrer()
        let quedan = try FileManager.default.contentsOfDirectory(atPath: carpeta.url.path)
        #expect(quedan.sorted() == [".cerrojo", ".torneo.directo.json", "torneo.json"])
    }

    @Test("lo que no se pudo guardar se dice, y deja de decirse cuando se guarda")
    func sinGuardar() async throws {
        let muro = carpeta.url.appending(path: "muro")
        try Data().write(to: muro)
        let almacen = AlmacenDelTorneo(url: muro.appending(path: "torneo.json"))
        let repositorio = RepositorioDePartidos(
            almacen: almacen, escritor: EscritorDelTorneo(almacen: almacen))
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 1)
        await #expect(throws: ErrorDeDisco.self) { try await repositorio.asegurar() }
        #expect(repositorio.sinGuardar)
        try FileManager.default.removeItem(at: muro)
        try await repositorio.asegurar()
        #expect(!repositorio.sinGuardar)
        #expect(almacen.existe)
    }

    @Test("dos procesos no comparten carpeta; al soltarla, otro puede tomarla")
    func unaCarpetaUnProceso() throws {
        let datos = CarpetaDeDatos(url: carpeta.url)
        var cerrojo: CerrojoDeDatos? = try CerrojoDeDatos(datos)
        #expect(throws: CarpetaOcupada(carpeta: carpeta.url)) { try CerrojoDeDatos(datos) }
        withExtendedLifetime(cerrojo) {}
        cerrojo = nil
        _ = try CerrojoDeDatos(datos)
    }
}
