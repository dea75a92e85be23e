package import Torneo

/// Why a team stands where it stands, as the API and `marcador tabla` say it.
nonisolated package struct DesempateDTO: Codable, Hashable, Sendable {
    /// A value: a whole number, or a fraction as text (`7/3`).
    package enum Cifra: Codable, Hashable, Sendable {
        case entera(Int)
        case fraccion(String)

        /// Reads a number or a text.
        ///
        /// - Throws: `DecodingError` for anything else.
        package init(from descodificador: any Decoder) throws {
            let valor = try descodificador.singleValueContainer()
            if let entera = try? valor.decode(Int.self) {
                self = .entera(entera)
            } else {
                self = .fraccion(try valor.decode(String.self))
            }
        }

        /// Writes a number or a text.
        ///
        /// - Throws: `EncodingError` when the encoder takes neither.
        package func encode(to codificador: any Encoder) throws {
            var valor = codificador.singleValueContainer()
            switch self {
            case .entera(let entera): try valor.encode(entera)
            case .fraccion(let texto): try valor.encode(texto)
            }
        }
    }

    /// What put it apart, such as `diferencia` or `directo_puntos`.
    package var criterio: String
    /// The teams that were compared.
    package var entre: [String]
    /// What was measured of each.
    package var valores: [String: Cifra]
    /// The same in a Spanish sentence.
    package var frase: String

    /// What a row says; nil when it is alone in its table.
    ///
    /// - Parameter fila: the row.
    package init?(_ fila: FilaDePosicion) {
        guard let desempate = fila.desempate else { return nil }
        criterio = desempate.motivo.nombre
        entre = desempate.entre.map(\.nombre)
        valores = Dictionary(
            zip(entre, desempate.valores.map(Self.cifra)), uniquingKeysWith: { una, _ in una })
        frase = Texto.desempate(desempate, de: fila.equipo, nombre: \.nombre).en(.es)
    }

    private static func cifra(_ valor: Valor) -> Cifra {
        valor.entero.map { .entera($0) } ?? .fraccion("\(valor.numerador)/\(valor.denominador)")
    }
}
