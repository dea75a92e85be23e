import Torneo

/// The rules that were asked for: known ones, or a file with others.
enum ReglasPedidas: Sendable {
    case conocidas(ReglamentoDeCompeticion)
    case fichero(String)

    /// Finds out which; nil when none were asked for.
    ///
    /// - Throws: `ErrorDeUso` for a word that is no known name and no name of a JSON file.
    init?(_ texto: String?, opcion: String) throws(ErrorDeUso) {
        guard let texto else { return nil }
        if let conocido = ReglamentoDeCompeticion.conocido(texto) {
            self = .conocidas(conocido)
            return
        }
        guard texto == "-" || texto.contains("/") || texto.lowercased().hasSuffix(".json") else {
            let nombres = ReglamentoDeCompeticion.conocidos.map(\.nombre)
            throw .valorNoValido(
                opcion: opcion, valor: texto,
                esperado: "un fichero .json o uno de estos: " + nombres.joined(separator: ", "))
        }
        self = .fichero(texto)
    }

    /// The rules, and what they say about teams.
    ///
    /// - Throws: `ErrorDeDatos` when the file cannot be read or makes no sense.
    func leidas() throws(ErrorDeDatos) -> ReglamentoEnJson {
        switch self {
        case .conocidas(let reglamento): return ReglamentoEnJson(reglamento)
        case .fichero(let camino):
            let entrada = Entrada(camino: camino)
            let datos = try entrada.leer()
            do {
                return try ReglamentoEnJson(json: datos)
            } catch {
                throw .noSePuedeLeer(entrada.nombre, motivo: error.descripcion)
            }
        }
    }
}
