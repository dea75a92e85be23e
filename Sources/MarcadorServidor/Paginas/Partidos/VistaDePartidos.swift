import MarcadorApp

/// How the list of matches is looked at, as the address says it: by what, and whose.
struct VistaDePartidos: Hashable, Sendable {
    /// By what the matches stand under headings.
    enum Orden: String, CaseIterable, Hashable, Sendable {
        case jornada, fecha, equipo, campo

        /// In a word.
        var nombre: Texto {
            switch self {
            case .jornada: .porJornada
            case .fecha: .porFecha
            case .equipo: .porEquipo
            case .campo: .porCampo
            }
        }
    }

    /// By what; nil as the list stands.
    var por: Orden?
    /// The number of the team whose matches are shown; nil for everybody's.
    var equipo: Int?
    /// The pitch whose matches are shown; nil for all.
    var campo: String?

    /// Everybody's matches, as the list stands.
    static let entera = VistaDePartidos()

    /// The query, without question mark; empty for the whole list.
    var consulta: String {
        let campos = [
            por.map { "por=\($0.rawValue)" }, equipo.map { "equipo=\($0)" },
            campo.map { "campo=\($0.enConsulta)" },
        ]
        return campos.compactMap(\.self).joined(separator: "&")
    }

    /// The path of the list.
    ///
    /// - Parameter base: path of the tournament.
    /// - Returns: path and query.
    func ruta(_ base: String) -> String {
        consulta.isEmpty ? "\(base)/partidos" : "\(base)/partidos?\(consulta)"
    }

    /// The path of the calendar of the same matches.
    ///
    /// - Parameter base: path of the tournament.
    /// - Returns: path and query.
    func calendario(_ base: String) -> String {
        let suyos = VistaDePartidos(equipo: equipo, campo: campo).consulta
        return suyos.isEmpty ? "\(base)/calendario.ics" : "\(base)/calendario.ics?\(suyos)"
    }
}
