import Foundation
import MarcadorApp
import Torneo

@testable import MarcadorDiario

/// A folder of one test, gone with it.
final class CarpetaDePrueba: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "marcador-diario-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The database of the journal.
    var base: URL { url.appending(path: "diario.sqlite") }
}

/// Entries with numbers for identities.
enum Apuntes {
    /// The tournament of the lessons' sample.
    static func principio(_ numero: UInt64 = 0) throws -> Apunte {
        let documento = """
            {"nombre":"Copa","equipos":[{"nombre":"Rayo","plantilla":[{"nombre":"Ana"}]},\
            {"nombre":"Toros","plantilla":[]}],\
            "partidos":[{"local":"Rayo","visitante":"Toros","eventos":[]}]}
            """
        return apunte(numero, .tomado(TorneoTomado(documento: Array(documento.utf8))))
    }

    static func gol(_ numero: UInt64, minuto: Int = 1) -> Apunte {
        apunte(
            numero,
            .gol(
                GolApuntado(
                    partido: 1, bando: .local, jugador: Jugador(nombre: "Ana"),
                    momento: Momento(minuto: minuto))))
    }

    static func apunte(_ numero: UInt64, _ suceso: Suceso) -> Apunte {
        Apunte(
            id: Identificador(alta: 7, baja: numero), instante: Int64(numero),
            autor: .esteOrdenador, suceso: suceso)
    }
}

/// Which journal a test is about.
enum Clase: CaseIterable, Sendable {
    case memoria, sqlite

    func diario(en carpeta: CarpetaDePrueba) -> any Diario {
        switch self {
        case .memoria: DiarioEnMemoria()
        case .sqlite: DiarioSQLite(url: carpeta.base)
        }
    }
}
