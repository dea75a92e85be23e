import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorDiario

@Suite("El diario en SQLite")
struct PruebasDeSQLite {
    private let carpeta: CarpetaDePrueba

    init() throws { carpeta = try CarpetaDePrueba() }

    /// A closed journal with a tournament and some goals.
    private func escrito(goles: Int = 20) async throws -> [Apunte] {
        let apuntes = try [Apuntes.principio()] + (1...goles).map { Apuntes.gol(UInt64($0)) }
        _ = try await DiarioSQLite(url: carpeta.base).anotar(apuntes, en: "copa", tras: 0)
        return apuntes
    }

    @Test("mirar no crea nada; apuntar, un fichero que otro proceso puede abrir")
    func nadaAntes() async throws {
        let diario = DiarioSQLite(url: carpeta.base)
        _ = try diario.leer("copa", desde: 0, cuantos: 1)
        #expect(!FileManager.default.fileExists(atPath: carpeta.base.path))
        let apuntes = try await escrito()
        #expect(try diario.leer("copa", desde: 0, cuantos: .max) == apuntes)
    }

    @Test("WAL, sincronización completa y claves ajenas, cada vez que se abre")
    func ajustes() async throws {
        _ = try await escrito()
        let conexion = try BaseDelDiario(carpeta.base).conexion
        #expect(try conexion.numero("PRAGMA synchronous") == 2)
        #expect(try conexion.numero("PRAGMA foreign_keys") == 1)
        let modo = try conexion.sentencia("PRAGMA journal_mode")
        #expect(try modo.hayFila() && modo.texto(0) == "wal")
        #expect(try conexion.numero("PRAGMA user_version") == EsquemaDelDiario.actual.version)
    }

    @Test("los bytes de un identificador son los suyos")
    func bytes() {
        let id = Identificador(alta: 0x0123_4567_89AB_CDEF, baja: 0xFEDC_BA98_7654_3210)
        #expect(
            id.bytes == [
                0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF, 0xFE, 0xDC, 0xBA, 0x98, 0x76, 0x54,
                0x32, 0x10,
            ])
    }

    @Test("un byte estropeado, donde sea, se nota o no cambia nada")
    func estropeado() async throws {
        let apuntes = try await escrito()
        let escrito = DocumentoEscrito(huella: Huella([1, 2, 3]), version: 2)
        try await DiarioSQLite(url: carpeta.base).recordar(escrito, escrito: nil, de: "copa")
        let buenos = try Data(contentsOf: carpeta.base)
        var azar = AzarFijo(estado: 5)
        var notados = 0
        for _ in 0..<400 {
            var malos = buenos
            malos[Int.random(in: malos.indices, using: &azar)] ^= UInt8.random(
                in: 1...255, using: &azar)
            try malos.write(to: carpeta.base)
            do {
                let diario = DiarioSQLite(url: carpeta.base)
                #expect(try diario.leer("copa", desde: 0, cuantos: .max) == apuntes)
                #expect(try diario.documentos(de: "copa") == [escrito])
                #expect(try diario.torneos() == ["copa"])
            } catch {
                notados += 1
                #expect(!error.frase.isEmpty)
            }
            for cola in ["-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: carpeta.base.path + cola)
            }
        }
        #expect(notados > 20)
    }

    @Test("lo que no es una base de datos se dice y no se toca")
    func basura() async throws {
        let basura = Data(repeating: 0x61, count: 5000)
        try basura.write(to: carpeta.base)
        let diario = DiarioSQLite(url: carpeta.base)
        #expect(throws: ErrorDeDiario.self) { try diario.leer("copa", desde: 0, cuantos: 1) }
        await #expect(throws: ErrorDeDiario.self) {
            _ = try await diario.anotar([Apuntes.gol(1)], en: "copa", tras: 0)
        }
        #expect(try Data(contentsOf: carpeta.base) == basura)
    }

    @Test("un apunte de una clase que no se conoce es un error con su sitio")
    func masNuevo() async throws {
        let apuntes = try await escrito(goles: 1)
        let base = try BaseDelDiario(carpeta.base)
        let texto = String(decoding: apuntes[1].aJson(), as: UTF8.self)
            .replacing(#/"tipo":"[a-z]+"/#, with: #""tipo":"eclipse""#)
        let suma = Huella(Array("copa".utf8) + apuntes[0].aJson() + Array(texto.utf8))
        try base.conexion.sentencia("UPDATE apuntes SET contenido = ?, suma = ? WHERE lugar = 1")
            .con(Array(texto.utf8)).con(suma.valor).hecha()
        try base.conexion.sentencia("UPDATE torneos SET suma = ?").con(suma.valor).hecha()
        let error = #expect(throws: ErrorDeDiario.self) {
            try DiarioSQLite(url: carpeta.base).leer("copa", desde: 0, cuantos: .max)
        }
        #expect(error?.frase.contains("n.º 2") == true && error?.frase.contains("eclipse") == true)
    }

    @Test("el diario de un Marcador más nuevo no se toca")
    func esquemaMasNuevo() async throws {
        _ = try await escrito()
        try ConexionSQLite(carpeta.base, .escribir).hacer("PRAGMA user_version = 99")
        #expect(throws: ErrorDeDiario.masNuevo) {
            try DiarioSQLite(url: carpeta.base).leer("copa", desde: 0, cuantos: 1)
        }
    }

    @Test("un esquema nuevo se pone tras guardar una copia del viejo")
    func migracion() async throws {
        let apuntes = try await escrito()
        let nuevo = EsquemaDelDiario(
            pasos: EsquemaDelDiario.actual.pasos + ["CREATE TABLE nueva (x INTEGER) STRICT"])
        let diario = DiarioSQLite(url: carpeta.base, esquema: nuevo)
        #expect(try diario.leer("copa", desde: 0, cuantos: .max) == apuntes)
        let copia = EsquemaDelDiario.copia(de: carpeta.base, version: 1)
        #expect(copia.lastPathComponent == "diario.version-1.sqlite")
        #expect(
            try DiarioSQLite(url: copia).leer("copa", desde: 0, cuantos: .max) == apuntes)
    }

    @Test("un paso que falla deja el esquema como estaba")
    func migracionRota() async throws {
        let apuntes = try await escrito()
        let roto = EsquemaDelDiario(
            pasos: EsquemaDelDiario.actual.pasos + [
                "CREATE TABLE nueva (x INTEGER); ESTO NO ES SQL"
            ]
        )
        #expect(throws: ErrorDeDiario.self) {
            try DiarioSQLite(url: carpeta.base, esquema: roto).leer("copa", desde: 0, cuantos: 1)
        }
        #expect(
            try DiarioSQLite(url: carpeta.base).leer("copa", desde: 0, cuantos: .max) == apuntes)
    }

    @Test("bloqueado por otro programa: se dice, y cuando lo suelta va")
    func bloqueado() async throws {
        let apuntes = try await escrito(goles: 1)
        let diario = DiarioSQLite(url: carpeta.base)
        _ = try diario.version(de: "copa")
        let otro = try ConexionSQLite(carpeta.base, .escribir)
        try otro.hacer("BEGIN IMMEDIATE")
        await #expect(throws: ErrorDeDiario.ocupado) {
            _ = try await diario.anotar([Apuntes.gol(5)], en: "copa", tras: 2)
        }
        #expect(try diario.leer("copa", desde: 0, cuantos: .max) == apuntes, "se sigue leyendo")
        try otro.hacer("ROLLBACK")
        #expect(try await diario.anotar([Apuntes.gol(5)], en: "copa", tras: 2) == 3)
    }

    @Test("donde no se puede escribir se dice por qué y no queda nada")
    func sinSitio() async throws {
        let muro = carpeta.url.appending(path: "muro")
        try Data("muro".utf8).write(to: muro)
        let diario = DiarioSQLite(url: muro.appending(path: "diario.sqlite"))
        let error = await #expect(throws: ErrorDeDiario.self) {
            _ = try await diario.anotar([Apuntes.gol(1)], en: "copa", tras: 0)
        }
        #expect(error?.frase.contains("hay un fichero que no es una carpeta") == true)
    }

    @Test(
        "con el disco lleno nada se da por apuntado, se sigue leyendo y al hacer sitio va",
        .enabled(if: geteuid() == 0, "hace falta ser root para montar un disco pequeño"))
    func discoLleno() async throws {
        guard try montar(carpeta.url) else { return }
        defer { desmontar(carpeta.url) }
        let diario = DiarioSQLite(url: carpeta.base)
        _ = try await diario.anotar([Apuntes.principio()], en: "copa", tras: 0)
        var version = 1
        var fallo: ErrorDeDiario?
        let relleno = carpeta.url.appending(path: "relleno")
        try Data(count: 300_000).write(to: relleno)
        while fallo == nil, version < 100_000 {
            let apuntes = (0..<50).map { Apuntes.gol(UInt64(version + $0)) }
            do throws(ErrorDeDiario) {
                version = try await diario.anotar(apuntes, en: "copa", tras: version)
            } catch {
                fallo = error
            }
        }
        #expect(fallo?.frase.contains("no queda sitio en el disco") == true)
        #expect(try diario.leer("copa", desde: 0, cuantos: .max).count == version)
        try FileManager.default.removeItem(at: relleno)
        let apunte = Apuntes.gol(UInt64(version))
        #expect(try await diario.anotar([apunte], en: "copa", tras: version) == version + 1)
        let otro = DiarioSQLite(url: carpeta.base)
        #expect(try otro.leer("copa", desde: 0, cuantos: .max).count == version + 1)
    }

    /// Puts a disk of one megabyte over a folder.
    ///
    /// - Returns: false where that is not allowed, even to root (in some containers).
    private func montar(_ url: URL) throws -> Bool {
        try correr("/bin/mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", url.path])
    }

    private func desmontar(_ url: URL) { _ = try? correr("/bin/umount", ["-l", url.path]) }

    private func correr(_ programa: String, _ argumentos: [String]) throws -> Bool {
        let proceso = Process()
        proceso.executableURL = URL(filePath: programa)
        proceso.arguments = argumentos
        proceso.standardError = FileHandle.nullDevice
        try proceso.run()
        proceso.waitUntilExit()
        return proceso.terminationStatus == 0
    }
}

/// Chance that is the same in every run.
private struct AzarFijo: RandomNumberGenerator {
    var estado: UInt64

    mutating func next() -> UInt64 {
        estado &+= 0x9E37_79B9_7F4A_7C15
        var z = estado
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
