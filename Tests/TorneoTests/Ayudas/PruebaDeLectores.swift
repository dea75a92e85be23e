#if !FUZZ
    @testable import Torneo
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What holds for every reader, whatever it is given.
enum PruebaDeLectores {
    /// Reads bytes in every format, whatever they are, and writes what came out in every format.
    ///
    /// - Parameter datos: anything.
    /// - Returns: what does not hold; nil when all is well.
    @discardableResult
    static func leer(_ datos: Data) -> String? {
        var leidos: [DocumentoDelTorneo] = []
        if let leido = try? importar(footballTxt: datos) { leidos.append(leido.documento) }
        if let leido = try? importar(csv: [datos]) { leidos.append(leido.documento) }
        if let leido = try? importar(ics: datos) { leidos.append(leido.documento) }
        if let leido = try? importar(openfootball: datos) { leidos.append(leido.documento) }
        if let leido = try? importar([datos]) { leidos.append(leido.documento) }
        _ = problemas(enJson: datos)
        _ = try? VistaPreviaDeCsv(datos)
        for documento in leidos {
            if let falta = escribir(documento) { return falta }
        }
        return nil
    }

    private static func escribir(_ documento: DocumentoDelTorneo) -> String? {
        for partido in documento.partidos {
            do throws(ErrorDeTorneo) { try partido.validar() } catch {
                return "un partido leído no vale: \(error.descripcion)"
            }
        }
        do {
            let vuelto = try DocumentoDelTorneo(json: documento.aJson())
            if let diferencia = vuelto.diferencias(con: documento).first {
                return "el JSON no vuelve igual: \(diferencia)"
            }
        } catch {
            return "lo leído no se puede escribir: \(error)"
        }
        _ = documento.aFootballTxt()
        _ = documento.aCsv()
        _ = CalendarioDePartidos(documento, .init(identidad: "x", ahora: 0)).aIcs()
        return nil
    }
}
