import Foundation

/// Any JSON value.
indirect enum ValorJson: Equatable, Sendable {
    case nulo
    case logico(Bool)
    case numero(Double)
    case texto(String)
    case lista([ValorJson])
    case objeto([String: ValorJson])

    /// Reads a document.
    ///
    /// - Parameter bytes: the document.
    /// - Throws: when it is not JSON.
    init(_ bytes: [UInt8]) throws {
        self.init(
            try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
    }

    private init(_ valor: Any) {
        self =
            switch valor {
            case let texto as String: .texto(texto)
            case let lista as [Any]: .lista(lista.map { ValorJson($0) })
            case let objeto as [String: Any]: .objeto(objeto.mapValues { ValorJson($0) })
            case let numero as NSNumber:
                numero.esLogico ? .logico(numero.boolValue) : .numero(numero.doubleValue)
            default: .nulo
            }
    }

    /// The member of an object, or nil.
    subscript(clave: String) -> ValorJson? {
        if case .objeto(let miembros) = self { return miembros[clave] }
        return nil
    }

    var miembros: [String: ValorJson] {
        if case .objeto(let miembros) = self { return miembros }
        return [:]
    }

    var elementos: [ValorJson] {
        if case .lista(let elementos) = self { return elementos }
        return []
    }

    var texto: String? {
        if case .texto(let texto) = self { return texto }
        return nil
    }

    var numero: Double? {
        if case .numero(let numero) = self { return numero }
        return nil
    }
}

extension NSNumber {
    /// Whether it was written as `true` or `false`.
    fileprivate var esLogico: Bool { String(cString: objCType) == "c" }
}
