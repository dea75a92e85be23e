public import Foundation
public import MarcadorApp

/// Why a request could not be understood.
public enum ErrorDePeticion: Error, Equatable, Sendable {
    /// The path does not start with `/`.
    case rutaSinBarra
    /// A path longer than the limit, in bytes.
    case rutaDemasiadoLarga(limite: Int)
    /// A `%` that is not followed by two hexadecimal digits; the text it was found in.
    case porcentajeMalFormado(en: String)
    /// Decoded bytes that are not UTF-8; the text they were found in.
    case noEsUTF8(en: String)
    /// A space, a control character or an unencoded letter; the text it was found in.
    case caracterProhibido(en: String)
    /// A body of another type than the one expected.
    case tipoInesperado(esperado: String, recibido: String?)
    /// A form or a query with more fields than the limit.
    case demasiadosCampos(limite: Int)
    /// JSON that cannot be read as what was expected; where and why, in words.
    case jsonInvalido(Texto)

    /// The status code of the answer.
    public var estado: Int {
        switch self {
        case .rutaDemasiadoLarga: 414
        case .tipoInesperado: 415
        case .jsonInvalido, .rutaSinBarra, .porcentajeMalFormado, .noEsUTF8, .caracterProhibido,
            .demasiadosCampos:
            400
        }
    }
}

extension ErrorDePeticion: LocalizedError {
    /// A Spanish sentence that says what is wrong and where.
    public var errorDescription: String? { texto.espanol }

    /// A sentence that says what is wrong and where.
    var texto: Texto {
        switch self {
        case .rutaSinBarra: .rutaSinBarra
        case .rutaDemasiadoLarga(let limite): .rutaDemasiadoLarga(limite)
        case .porcentajeMalFormado(let texto): .porcentajeMalFormado(texto)
        case .noEsUTF8(let texto): .noEsUTF8(texto)
        case .caracterProhibido(let texto): .caracterProhibido(legible(texto))
        case .tipoInesperado(let esperado, let recibido):
            .tipoInesperado(esperado, recibido: recibido)
        case .demasiadosCampos(let limite): .demasiadosCampos(limite)
        case .jsonInvalido(let detalle): .jsonInvalido(detalle)
        }
    }

    private func legible(_ texto: String) -> String {
        String(
            String.UnicodeScalarView(
                texto.unicodeScalars.prefix(60).map {
                    $0.value < 0x20 || $0.value == 0x7F ? "·" : $0
                }))
    }
}
