import Foundation

/// As much of JSON Schema as the OpenAPI document of Marcador uses.
///
/// Keywords it does not know are faults too: a schema must not promise what nobody checks.
struct Esquema {
    /// The whole document, where references point into.
    let documento: ValorJson

    private static let soloDicen: Set<String> = [
        "description", "example", "format", "type", "items",
    ]

    /// What is wrong with a value.
    ///
    /// - Parameters:
    ///   - valor: the value.
    ///   - esquema: what it should be.
    ///   - lugar: where it stands, for the messages.
    /// - Returns: the faults; none when all is well.
    func fallos(_ valor: ValorJson, _ esquema: ValorJson, en lugar: String = "$") -> [String] {
        if let referencia = esquema["$ref"]?.texto {
            guard let apuntado = seguir(referencia) else { return ["\(referencia) no existe"] }
            return fallos(valor, apuntado, en: lugar)
        }
        var hallados = deTipo(valor, esquema, lugar)
        for (palabra, quiere) in esquema.miembros where !Self.soloDicen.contains(palabra) {
            hallados += fallos(valor, palabra, quiere, esquema, lugar)
        }
        if let suyo = esquema["items"] {
            for (indice, elemento) in valor.elementos.enumerated() {
                hallados += fallos(elemento, suyo, en: "\(lugar)[\(indice)]")
            }
        }
        return hallados
    }

    /// What a reference points at.
    func seguir(_ referencia: String) -> ValorJson? {
        referencia.dropFirst(2).split(separator: "/").reduce(documento as ValorJson?) {
            $0?[String($1)]
        }
    }

    private func deTipo(_ valor: ValorJson, _ esquema: ValorJson, _ lugar: String) -> [String] {
        let bien =
            switch (esquema["type"]?.texto, valor) {
            case (nil, _), ("object", .objeto), ("array", .lista), ("string", .texto),
                ("boolean", .logico):
                true
            case ("integer", .numero(let numero)): numero == numero.rounded()
            default: false
            }
        return bien ? [] : ["\(lugar) no es \(esquema["type"]?.texto ?? "")"]
    }

    private func fallos(
        _ valor: ValorJson, _ palabra: String, _ quiere: ValorJson, _ esquema: ValorJson,
        _ lugar: String
    ) -> [String] {
        switch palabra {
        case "required":
            return quiere.elementos.compactMap(\.texto).filter { valor[$0] == nil }
                .map { "\(lugar) no tiene \($0)" }
        case "properties":
            return quiere.miembros.flatMap { clave, suyo in
                valor[clave].map { fallos($0, suyo, en: "\(lugar).\(clave)") } ?? []
            }
        case "additionalProperties":
            return valor.miembros.keys.filter { esquema["properties"]?[$0] == nil }
                .map { "\(lugar) tiene de más \($0)" }
        case "allOf": return quiere.elementos.flatMap { fallos(valor, $0, en: lugar) }
        default: return cumple(valor, palabra, quiere) ? [] : ["\(lugar) no cumple \(palabra)"]
        }
    }

    private func cumple(_ valor: ValorJson, _ palabra: String, _ quiere: ValorJson) -> Bool {
        switch palabra {
        case "enum": quiere.elementos.contains(valor)
        case "minimum": (valor.numero ?? .nan) >= (quiere.numero ?? .nan)
        case "maximum": (valor.numero ?? .nan) <= (quiere.numero ?? .nan)
        case "minLength": Double(valor.texto?.count ?? -1) >= (quiere.numero ?? .nan)
        case "maxLength": Double(valor.texto?.count ?? .max) <= (quiere.numero ?? .nan)
        case "pattern":
            valor.texto?.range(of: quiere.texto ?? "", options: .regularExpression) != nil
        default: false
        }
    }
}
