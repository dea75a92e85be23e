internal import Foundation

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
            throw .jsonInvalido(Self.frase(error))
        } catch {
            throw .jsonInvalido("no se pudo leer.")
        }
    }

    private func exigirTipo(_ esperado: String) throws(ErrorDePeticion) {
        let recibido = cabecera("Content-Type")
        let tipo = recibido?.prefix { $0 != ";" && $0 != " " } ?? ""
        guard Cabecera.iguales(String(tipo), esperado) else {
            throw .tipoInesperado(esperado: esperado, recibido: recibido)
        }
    }

    private static func frase(_ error: DecodingError) -> String {
        func lugar(_ ruta: [any CodingKey]) -> String {
            ruta.isEmpty
                ? "en la raíz" : "en «\(ruta.map(\.stringValue).joined(separator: "."))»"
        }
        switch error {
        case .keyNotFound(let clave, let contexto):
            return "falta «\(clave.stringValue)» \(lugar(contexto.codingPath))."
        case .typeMismatch(_, let contexto):
            return "el valor \(lugar(contexto.codingPath)) es de otro tipo."
        case .valueNotFound(_, let contexto):
            return "el valor \(lugar(contexto.codingPath)) está vacío."
        case .dataCorrupted(let contexto):
            return contexto.codingPath.isEmpty
                ? "no está bien escrito."
                : "el valor \(lugar(contexto.codingPath)) no se entiende."
        @unknown default:
            return "no se pudo leer."
        }
    }
}
