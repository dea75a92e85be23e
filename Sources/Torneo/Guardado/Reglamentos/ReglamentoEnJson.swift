#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Rules that somebody made up, as a JSON document: what decides a table, and what was decided about
/// teams, who are named.
///
///     {
///       "nombre": "Liga del barrio", "base": "laliga", "puntos": [2, 1, 0],
///       "criterios": ["puntos", {"enfrentamientos": ["puntos", "diferencia"]}, "diferencia", "sorteo"],
///       "semilla": 7,
///       "ajustes": [{"equipo": "Toros", "puntos": -3, "motivo": "Alineación indebida"}]
///     }
///
/// Every key is optional; `docs/reglamentos.md` lists them.
public struct ReglamentoEnJson: Hashable, Sendable {
    /// The longest document that is read, in bytes.
    public static let tamanoMaximo = 256 * 1024
    /// How many criteria rules may have, and how many keys head-to-head.
    public static let criteriosMaximos = 32
    /// How many teams may be named for one purpose.
    public static let equiposMaximos = 10_000

    /// What decides.
    public var reglamento: ReglamentoDeCompeticion
    /// What was decided about teams.
    public var resoluciones: Resoluciones<String>

    /// Makes one.
    ///
    /// - Parameters:
    ///   - reglamento: what decides.
    ///   - resoluciones: what was decided about teams, by name.
    public init(
        _ reglamento: ReglamentoDeCompeticion,
        resoluciones: Resoluciones<String> = Resoluciones()
    ) {
        self.reglamento = reglamento
        self.resoluciones = resoluciones
    }

    /// Reads a document.
    ///
    /// - Parameter datos: the document in UTF-8.
    /// - Throws: `ErrorDeCarga` with the place of the first thing that is wrong.
    /// - Complexity: O(bytes).
    public init(json datos: Data) throws(ErrorDeCarga) {
        let (json, raiz) = try NodoJson.leer(datos, hasta: Self.tamanoMaximo)
        do throws(FalloDelDocumento) {
            self = try LectorDeReglamento(paciente: false).leer(raiz)
        } catch {
            let lugar = Lugares.de([error.desde], en: json)[error.desde] ?? .principio
            throw error.error(en: "\(lugar.ruta), línea \(lugar.linea)")
        }
    }
}

extension Resoluciones {
    /// The same about teams of another kind.
    ///
    /// - Parameter equipo: the team that is meant; nil when there is none.
    /// - Returns: what was decided about the teams that there are.
    /// - Complexity: O(teams named).
    public func traducidas<Otro>(_ equipo: (Id) -> Otro?) -> Resoluciones<Otro> {
        var traducidas = Resoluciones<Otro>(orden: orden.compactMap(equipo))
        for ajuste in ajustes {
            guard let suyo = equipo(ajuste.equipo) else { continue }
            traducidas.ajustes.append(
                Ajuste(equipo: suyo, puntos: ajuste.puntos, motivo: ajuste.motivo, dia: ajuste.dia))
        }
        for (nombre, norma) in retirados {
            if let suyo = equipo(nombre) { traducidas.retirados[suyo] = .some(norma) }
        }
        return traducidas
    }

    /// All teams that something was decided about.
    ///
    /// - Complexity: O(teams named).
    public var nombrados: Set<Id> {
        Set(ajustes.map(\.equipo)).union(orden).union(retirados.keys)
    }
}
