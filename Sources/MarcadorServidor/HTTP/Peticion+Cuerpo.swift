internal import Foundation
import MarcadorApp

extension Peticion {
    /// The fields of a posted form.
    ///
    /// - Returns: the fields by name; when a name comes twice the last one counts.
    /// - Throws: ``ErrorDePeticion`` when the body is not `application/x-www-form-urlencoded`, is
    ///   badly encoded or has too many fields.
    /// - Complexity: O(*n*) in the length of the body.
    public func formulario() throws(ErrorDePeticion) -> [String: String] {
        try exigirTipo("application/x-www-form-urlencoded")
        return try CamposDeFormulario.leer(cuerpo)
    }

    /// The body read as JSON.
    ///
    /// Only a body that says it is JSON is read: no form on a foreign page can send one without
    /// the browser asking us first.
    ///
    /// - Parameter tipo: what to read.
    /// - Returns: the value read.
    /// - Throws: ``ErrorDePeticion/tipoInesperado(esperado:recibido:)`` or
    ///   ``ErrorDePeticion/jsonInvalido(_:)``.
    /// - Complexity: O(*n*) in the length of the body.
    public func json<T: Decodable>(_ tipo: T.Type) throws(ErrorDePeticion) -> T {
        try exigirTipo("application/json")
        do {
            return try JSONDecoder().decode(tipo, from: Data(cuerpo))
        } catch let error as DecodingError {
            throw .jsonInvalido(Self.noEntero(cuerpo, error) ?? Self.frase(error))
        } catch {
            throw .jsonInvalido(.ilegibleEnJson)
        }
    }

    private func exigirTipo(_ esperado: String) throws(ErrorDePeticion) {
        let recibido = cabecera("Content-Type")
        let tipo = recibido?.prefix { $0 != ";" && $0 != " " } ?? ""
        guard Cabecera.iguales(String(tipo), esperado) else {
            throw .tipoInesperado(esperado: esperado, recibido: recibido)
        }
    }

    /// Which number cannot be one of ours, all of which are whole; nil when it is something else.
    ///
    /// The decoder does not say where such a number stands, and says the same of what is no JSON at all.
    private static func noEntero(_ cuerpo: [UInt8], _ error: DecodingError) -> Texto? {
        guard case .dataCorrupted(let contexto) = error, contexto.codingPath.isEmpty,
            let leido = try? JSONSerialization.jsonObject(with: Data(cuerpo)),
            let camino = caminoAlNoEntero(leido)
        else { return nil }
        return .noEnteroEnJson(.lugarEnJson(camino))
    }

    private static func caminoAlNoEntero(_ valor: Any) -> [String]? {
        switch valor {
        case let objeto as [String: Any]:
            for (clave, suyo) in objeto.sorted(by: { $0.key < $1.key }) {
                if let resto = caminoAlNoEntero(suyo) { return [clave] + resto }
            }
        case let lista as [Any]:
            for (indice, suyo) in lista.enumerated() {
                if let resto = caminoAlNoEntero(suyo) { return ["\(indice)"] + resto }
            }
        case let numero as NSNumber where Int(exactly: numero) == nil: return []
        default: break
        }
        return nil
    }

    private static func frase(_ error: DecodingError) -> Texto {
        func lugar(_ contexto: DecodingError.Context) -> Texto {
            .lugarEnJson(contexto.codingPath.map(\.stringValue))
        }
        return switch error {
        case .keyNotFound(let clave, let contexto):
            .faltaEnJson(clave.stringValue, lugar(contexto))
        case .typeMismatch(_, let contexto): .otroTipoEnJson(lugar(contexto))
        case .valueNotFound(_, let contexto): .vacioEnJson(lugar(contexto))
        case .dataCorrupted(let contexto):
            contexto.codingPath.isEmpty
                ? .malEscritoEnJson : .incomprensibleEnJson(lugar(contexto))
        @unknown default: .ilegibleEnJson
        }
    }
}
