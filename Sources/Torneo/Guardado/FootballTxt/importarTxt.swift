#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The longest text file that is read, in bytes.
let tamanoMaximoDeTexto = 8 * 1_048_576

/// Reads a tournament in football.txt, the text format of the openfootball project, with and without
/// match reports.
///
/// What is not understood is told with its line; the rest is imported. The score wins over the goals,
/// as with every source.
///
/// - Parameters:
///   - datos: the file, in any encoding of `Codificacion`.
///   - uniones: spellings of one person: within a team that has both, the first becomes the second.
/// - Returns: the tournament, and what to know about it.
/// - Throws: `ErrorDeCarga` when it is too long, or no text.
/// - Complexity: O(letters + people² of a team).
public func importar(
    footballTxt datos: Data, uniones: [(String, String)] = []
) throws(ErrorDeCarga) -> Importacion {
    guard datos.count <= tamanoMaximoDeTexto else {
        throw .demasiadoGrande(bytes: datos.count, limite: tamanoMaximoDeTexto)
    }
    let (_, texto) = try Codificacion.leer(datos)
    let leido = LectorDeTxt(texto)
    guard !leido.partidos.isEmpty || !leido.plantel.equipos.isEmpty else {
        throw .sinPartidos(formato: "football.txt")
    }
    var importador = Importador(leido.partidos, plantel: leido.plantel, avisos: leido.avisos)
    return try importador.importar(nombre: leido.nombre, uniones: uniones)
}

extension DocumentoDelTorneo {
    /// The tournament as football.txt.
    ///
    /// What is written is read back at once; what does not come back as it was is told.
    ///
    /// - Returns: the text, to be written as UTF-8; names that had to be written in another way and
    ///   what the format cannot say.
    /// - Complexity: O(n log n) in people and events.
    public func aFootballTxt() -> (texto: String, avisos: [String]) {
        var escritor = EscritorDeTxt(self)
        escritor.escribir()
        var avisos = escritor.nombres.cambiados.sorted { $0.key < $1.key }.map {
            "football.txt no admite «\($0)»: queda «\($1)»"
        }
        let leido = LectorDeTxt(escritor.texto)
        var importador = Importador(leido.partidos, plantel: leido.plantel, buscaParejas: false)
        do throws(ErrorDeCarga) {
            let vuelto = try importador.importar(nombre: leido.nombre, uniones: []).documento
            avisos += diferencias(con: vuelto).map { "football.txt no puede decirlo igual: \($0)" }
        } catch {
            avisos.append("lo escrito no se puede volver a leer: \(error.descripcion)")
        }
        return (escritor.texto, avisos)
    }
}
