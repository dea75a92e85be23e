import Foundation
import Testing

@testable import Torneo

@Suite("Ficheros estropeados")
struct MutacionesTests {
    /// The corpus of the fuzzer: a file of each kind, and what it once found.
    static let corpus: [(nombre: String, datos: [UInt8])] = {
        let carpeta = URL(filePath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Corpus")
        let nombres = (try? FileManager.default.contentsOfDirectory(atPath: carpeta.path)) ?? []
        return nombres.sorted().compactMap { nombre in
            (try? Data(contentsOf: carpeta.appending(path: nombre))).map { (nombre, Array($0)) }
        }
    }()

    @Test("Hay un fichero de cada formato, y cada uno se reconoce por lo que tiene dentro")
    func formatos() {
        let formatos = Self.corpus.map { FormatoDeTorneo.averiguar(Data($0.datos)) }
        #expect(Set(formatos) == Set(FormatoDeTorneo.allCases))
    }

    @Test("Lo que está sano se lee y se escribe", arguments: corpus)
    func sanos(fichero: (nombre: String, datos: [UInt8])) {
        #expect(PruebaDeLectores.leer(Data(fichero.datos)) == nil)
    }

    @Test("Ninguna mutación hace caer a un lector", arguments: 0..<60)
    func mutaciones(semilla: Int) throws {
        var azar = Azar(semilla)
        var datos = try #require(Self.corpus.randomElement(using: &azar)).datos
        for _ in 0..<azar.entre(1...4) { mutar(&datos, &azar) }
        #expect(PruebaDeLectores.leer(Data(datos)) == nil, "semilla \(semilla)")
    }

    /// Changes, doubles, removes or inserts a piece, or takes one from another file.
    private func mutar(_ datos: inout [UInt8], _ azar: inout Azar) {
        let desde = azar.entre(0...datos.count)
        let hasta = min(datos.count, desde + azar.entre(0...40))
        switch azar.entre(0...4) {
        case 0:
            if desde < datos.count { datos[desde] = UInt8(azar.entre(0...255)) }
        case 1: datos.insert(contentsOf: datos[desde..<hasta], at: azar.entre(0...datos.count))
        case 2: datos.removeSubrange(desde..<hasta)
        case 3:
            let signos = Array("\n\r\"',;:|()[]{}#=@-+'0123456789 \t\u{0}vÑ👩".utf8)
            datos.insert(azar.elige(signos), at: desde)
        default:
            let otro = azar.elige(Self.corpus).datos
            let principio = azar.entre(0...otro.count)
            let trozo = otro[principio..<min(otro.count, principio + 60)]
            datos.insert(contentsOf: trozo, at: desde)
        }
    }
}
