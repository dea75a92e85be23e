#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The formats in which a tournament is read.
public enum FormatoDeTorneo: String, CaseIterable, Sendable {
    /// Our document, `torneo.json`.
    case json
    /// The JSON of the openfootball project.
    case openfootball
    /// The text of the openfootball project.
    case txt
    /// Tables.
    case csv
    /// A calendar.
    case ics

    /// Finds out in which format a file is, from what is in it.
    ///
    /// Whatever is none of the others is taken for football.txt, which has no sign of its own.
    ///
    /// - Parameter datos: the file.
    /// - Returns: the format.
    /// - Complexity: O(bytes).
    public static func averiguar(_ datos: Data) -> FormatoDeTorneo {
        let muestra = datos.prefix(65_536 + 2)
        let codificacion = Codificacion.averiguar(muestra)
        let texto =
            codificacion.texto(muestra.prefix(muestra.count / 2 * 2))
            ?? Codificacion.windows1252.texto(muestra) ?? ""
        let principio = texto.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if principio.first == "{" || principio.first == "[" {
            return esOpenfootball(datos) ? .openfootball : .json
        }
        if principio.prefix(15).uppercased() == "BEGIN:VCALENDAR" { return .ics }
        let fichero = try? FicheroCsv(Data(texto.utf8))
        return fichero?.secciones.isEmpty == false ? .csv : .txt
    }

    /// Whether the outermost keys are theirs and not ours.
    private static func esOpenfootball(_ datos: Data) -> Bool {
        guard var lector = try? LectorJson(datos), (try? lector.entrar()) != nil else {
            return false
        }
        var primera = true
        var claves: Set<String> = []
        while let clave = try? lector.otraClave(&primera), let nombre = try? lector.texto(clave),
            (try? lector.saltar()) != nil
        { claves.insert(nombre) }
        return claves.isDisjoint(with: ["equipos", "partidos"])
            && !claves.isDisjoint(with: ["matches", "rounds", "name"])
    }
}

/// Reads a tournament in any of the formats, which is found out from what is in the file.
///
/// - Parameters:
///   - ficheros: the file; several only if they are CSV tables that belong together.
///   - uniones: spellings of one person: within a team that has both, the first becomes the second.
/// - Returns: the tournament, and what to know about it.
/// - Throws: `ErrorDeCarga` when it cannot be read.
/// - Complexity: O(bytes + people² of a team).
public func importar(
    _ ficheros: [Data], uniones: [(String, String)] = []
) throws(ErrorDeCarga) -> Importacion {
    guard let primero = ficheros.first else { throw .sinPartidos(formato: "torneo") }
    if ficheros.count > 1 {
        guard ficheros.allSatisfy({ [.csv, .txt].contains(FormatoDeTorneo.averiguar($0)) }) else {
            throw .variosNoSonCsv
        }
        return try importar(csv: ficheros, uniones: uniones)
    }
    // What is too long is told as that, whatever is in it.
    guard primero.count > tamanoMaximoDeTexto || primero.contains(where: { $0 > 32 }) else {
        throw .vacio
    }
    switch FormatoDeTorneo.averiguar(primero) {
    case .json:
        return try importar(propio: primero)
    case .openfootball: return try importar(openfootball: primero, uniones: uniones)
    case .txt:
        do {
            return try importar(footballTxt: primero, uniones: uniones)
        } catch .sinPartidos {
            throw .sinPartidos(formato: primero.formatoQueParece)
        } catch {
            throw error
        }
    case .csv: return try importar(csv: ficheros, uniones: uniones)
    case .ics: return try importar(ics: primero)
    }
}

extension Data {
    /// What a file may have been meant to be that is none of the formats.
    fileprivate var formatoQueParece: String {
        let cabecera = drop { $0 <= 32 }.prefix { $0 != 10 && $0 != 13 }
        return cabecera.contains { ",;\t|".utf8.contains($0) }
            ? "CSV (hacen falta columnas como «local» y «visitante»)"
            : "ninguno de los formatos que se leen: torneo.json, football.json, football.txt, CSV "
                + "o iCalendar"
    }
}

/// Our own document, with the names in it that could mean several people.
private func importar(propio datos: Data) throws(ErrorDeCarga) -> Importacion {
    let examen = Examen(datos, maximoDeFallos: 1, maximoDeAvisos: 10_000)
    if let problema = examen.problemas.first { throw problema.error }
    return Importacion(
        documento: examen.documento,
        avisos: examen.avisos.map {
            AvisoDeImportacion(
                lugar: "\($0.lugar.linea):\($0.lugar.columna) \($0.lugar.ruta)", frase: $0.frase)
        }, parejas: [])
}
