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
        if let lugar = Self.lugarDelEnorme(cuerpo) { throw .jsonInvalido(.noEnteroEnJson(lugar)) }
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
    /// The decoder does not say where such a number stands, and says the same of what is no JSON
    /// at all.
    private static func noEntero(_ cuerpo: [UInt8], _ error: DecodingError) -> Texto? {
        guard case .dataCorrupted(let contexto) = error, contexto.codingPath.isEmpty else {
            return nil
        }
        return lugarDelImposible(cuerpo).map { .noEnteroEnJson($0) }
    }

    /// Where the first number stands that is none of ours; nil when there is none, or no JSON.
    private static func lugarDelImposible(_ cuerpo: [UInt8]) -> Texto? {
        guard let leido = try? JSONSerialization.jsonObject(with: Data(cuerpo)) else { return nil }
        return caminoAlNoEntero(leido).map { .lugarEnJson($0) }
    }

    /// Where a number stands that is so large that sums with it might overflow; nil when there is
    /// none.
    ///
    /// - Complexity: O(*n*), without reading the numbers unless one has many digits.
    private static func lugarDelEnorme(_ cuerpo: [UInt8]) -> Texto? {
        var (enTexto, escapado, cifras) = (false, false, 0)
        for byte in cuerpo {
            switch byte {
            case _ where escapado: escapado = false
            case UInt8(ascii: "\\") where enTexto: escapado = true
            case UInt8(ascii: "\""): (enTexto, cifras) = (!enTexto, 0)
            case _ where enTexto: continue
            case UInt8(ascii: "0")...UInt8(ascii: "9"): cifras += 1
            case UInt8(ascii: "e") where cifras > 0, UInt8(ascii: "E") where cifras > 0:
                cifras = cifrasComoMucho + 1
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): continue
            default: cifras = 0
            }
            if cifras > cifrasComoMucho { return lugarDelImposible(cuerpo) }
        }
        return nil
    }

    /// What every program reads as a whole number.
    private static let cifrasComoMucho = 15
    private static let enteroComoMucho = 999_999_999_999_999

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
        case let numero as NSNumber:
            let entero = Int(exactly: numero) ?? .max
            return (-enteroComoMucho...enteroComoMucho).contains(entero) ? nil : []
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
