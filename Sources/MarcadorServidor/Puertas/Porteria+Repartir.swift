import MarcadorApp
import Torneo

extension Porteria {
    /// Makes, renews or revokes links, or changes the password.
    ///
    /// - Returns: a redirection to what came of it.
    /// - Throws: `FalloDePuerta`, `FalloDeCampo` or `ErrorDePeticion`; nothing has changed then.
    func repartir(
        _ ruta: Ruta, _ peticion: Peticion, _ torneo: TorneoServido
    ) async throws -> Respuesta {
        let campos = try peticion.formulario()
        var siguiente = Ruta.enlaces(torneo.id).camino
        switch ruta {
        case .enlaces:
            let papel = try Self.papel(campos["papel"], en: torneo)
            let escrita = Self.nota(campos)
            let hechos = try await puertas.hacer([
                Puertas.Encargo(
                    papel: papel, plazo: try Self.plazo(campos),
                    nota: escrita.isEmpty ? Self.arbitro(papel, en: torneo) ?? "" : escrita)
            ])
            siguiente = ensenar(hechos, de: torneo)
        case .enlacesDePartidos:
            let plazo = try Self.plazo(campos)
            recordar(
                try await puertas.hacer(
                    porJugar(torneo).filter { !tieneCodigo($0.id, torneo) }.map {
                        Puertas.Encargo(
                            papel: .anotador(torneo: torneo.id, .partido($0.id)), plazo: plazo)
                    }))
            siguiente = Ruta.hojaDeEnlaces(torneo.id).camino
        case .renovarEnlace:
            let hecho = try await puertas.renovar(try enlace(campos, torneo))
            siguiente = ensenar([hecho], de: torneo)
        case .revocarEnlace: try await puertas.revocar(try enlace(campos, torneo))
        default:
            try await puertas.ponerContrasena(campos["quitar"] == nil ? campos["contrasena"] : nil)
        }
        return .redireccion(a: siguiente)
    }

    /// Keeps the secrets of links to be looked at.
    ///
    /// - Returns: where: scorekeepers' on the sheet for all of them, any other by itself, once.
    private func ensenar(
        _ hechos: [Puertas.EnlaceHecho], de torneo: TorneoServido
    ) -> String {
        recordar(hechos)
        let hoja = Ruta.hojaDeEnlaces(torneo.id).camino
        guard hechos.count == 1, let suyo = hechos.first?.enlace, suyo.papel.clase != .anotador
        else { return hoja }
        return "\(hoja)?enlace=\(suyo.id)"
    }

    /// The matches for which somebody may still keep the score.
    func porJugar(_ torneo: TorneoServido) -> [PartidoDeLista] {
        torneo.partidos.partidos.filter { item in
            switch item.partido.ficha.estado {
            case .programado, .enJuego, .aplazado, .suspendido: true
            case .finalizado: !item.partido.ficha.esHistoria
            case .adjudicado, .anulado, .dobleIncomparecencia: false
            }
        }
    }

    /// Whether a scorekeeper's code of a match can still be seen.
    private func tieneCodigo(_ partido: Int, _ torneo: TorneoServido) -> Bool {
        puertas.registro.enlaces.contains {
            $0.papel == .anotador(torneo: torneo.id, .partido(partido))
                && $0.estado(en: reloj.ahora) == .vale && secreto(de: $0.id) != nil
        }
    }

    /// The link a form names, if it is one this page shows.
    private func enlace(
        _ campos: [String: String], _ torneo: TorneoServido
    ) throws(FalloDePuerta) -> Identificador {
        guard let id = campos["enlace"].flatMap(Identificador.init),
            let enlace = puertas.registro.enlace(id),
            enlace.papel.torneo == nil || enlace.papel.torneo == torneo.id
        else { throw .noExisteElEnlace }
        return id
    }

    private static func papel(
        _ campo: String?, en torneo: TorneoServido
    ) throws(FalloDeCampo) -> Papel {
        let partes = (campo ?? "").split(
            separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let resto = partes.count == 2 ? String(partes[1]) : ""
        switch partes.first ?? "" {
        case "organizador": return .organizador
        case "arbitro" where partes.count == 1: return .arbitro(torneo: torneo.id)
        case "arbitro":
            guard let numero = Int(resto), torneo.partidos.existe(numero) else { throw .papel }
            return .arbitro(torneo: torneo.id, partido: numero)
        case "capitan":
            guard let numero = Int(resto), torneo.partidos.equipos[numero: numero] != nil
            else { throw .papel }
            return .capitan(torneo: torneo.id, equipo: numero)
        case "partido":
            guard let numero = Int(resto), torneo.partidos.existe(numero) else { throw .papel }
            return .anotador(torneo: torneo.id, .partido(numero))
        case "campo":
            guard Self.campos(torneo).contains(resto) else { throw .papel }
            return .anotador(torneo: torneo.id, .campo(resto))
        default: throw .papel
        }
    }

    /// The referee that a match was given, the first of several: the link is his.
    private static func arbitro(_ papel: Papel, en torneo: TorneoServido) -> String? {
        guard case .arbitro(_, let partido?) = papel else { return nil }
        return torneo.partidos.partido(id: partido)?.ficha.acta.arbitros.first
    }

    /// The pitches of a tournament, in the order of their first match.
    static func campos(_ torneo: TorneoServido) -> [String] {
        var vistos: Set<String> = []
        return torneo.partidos.partidos.compactMap(\.partido.ficha.campo)
            .filter { vistos.insert($0).inserted }
    }

    private static func plazo(_ campos: [String: String]) throws(FalloDeCampo) -> Int {
        guard let dias = campos["dias"].flatMap({ Int($0) }), PaginaEnlaces.plazos.contains(dias)
        else { throw .dias }
        return dias * 24 * 3600 * 1000
    }

    private static func nota(_ campos: [String: String]) -> String {
        let limpia = (campos["nota"] ?? "").sinInvisibles.split(whereSeparator: \.isWhitespace)
        return String(limpia.joined(separator: " ").prefix(80))
    }
}
