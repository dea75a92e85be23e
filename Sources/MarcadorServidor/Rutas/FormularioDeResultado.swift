import MarcadorApp
import Torneo

/// The form with which somebody writes down how a match ended.
struct FormularioDeResultado {
    /// What was sent.
    let resultado: ResultadoAMano

    /// Reads a form.
    ///
    /// - Parameter peticion: the request.
    /// - Throws: `FalloDeCampo.goles` with the name of the pair for anything but numbers, or one number of
    ///   two; what
    ///   `formulario()` throws.
    init(_ peticion: Peticion) throws {
        let campos = try peticion.formulario()
        guard let goles = try Self.marcador("", .golesDelPartido, campos) else {
            throw FalloDeCampo.goles(.golesDelPartido)
        }
        resultado = ResultadoAMano(
            goles, prorroga: try Self.marcador("prorroga-", .golesDeLaProrroga, campos),
            tanda: try Self.marcador("tanda-", .tandaDePenaltis, campos))
    }

    private static func marcador(
        _ prefijo: String, _ nombre: Texto, _ campos: [String: String]
    ) throws(FalloDeCampo) -> Marcador? {
        let escritos = LadoEnPagina.allCases.map { campos["\(prefijo)\($0.rawValue)"] ?? "" }
        if escritos.allSatisfy(\.isEmpty) { return nil }
        guard let local = Int(escritos[0]), let visitante = Int(escritos[1]) else {
            throw .goles(nombre)
        }
        return Marcador(local: local, visitante: visitante)
    }
}
