package import Torneo

/// A link with a secret that gives whoever holds it a role.
///
/// Of the secret only the hash is known here.
nonisolated package struct Enlace: Hashable, Identifiable, Codable, Sendable {
    /// Its identity, which is no secret.
    package let id: Identificador
    /// The role it gives.
    package let papel: Papel
    /// The hash of its secret.
    package var huella: HuellaDeSecreto
    /// When it was made.
    package let creado: Instante
    /// From when on it opens nothing any more.
    package let caduca: Instante
    /// When it was revoked; nil when it was not.
    package var revocado: Instante?
    /// For whom it is, in the organiser's words; may be empty.
    package var nota: String

    /// Makes one.
    package init(
        id: Identificador, papel: Papel, huella: HuellaDeSecreto, creado: Instante,
        caduca: Instante, revocado: Instante? = nil, nota: String = ""
    ) {
        self.id = id
        self.papel = papel
        self.huella = huella
        self.creado = creado
        self.caduca = caduca
        self.revocado = revocado
        self.nota = nota
    }

    /// What has become of a link.
    package enum Estado: Hashable, Sendable {
        case vale, caducado, revocado
    }

    /// What has become of it.
    ///
    /// - Parameter ahora: the present.
    /// - Returns: whether it opens anything; revoked counts before expired.
    package func estado(en ahora: Instante) -> Estado {
        if revocado != nil { return .revocado }
        return ahora < caduca ? .vale : .caducado
    }
}

/// A browser in which somebody is in.
nonisolated package struct Sesion: Hashable, Codable, Sendable {
    /// The hash of the secret in the browser's cookie.
    package let huella: HuellaDeSecreto
    /// The role.
    package let papel: Papel
    /// The link it was opened with; nil for the password.
    package let enlace: Identificador?
    /// When it was opened.
    package let creada: Instante
    /// From when on it counts no more.
    package let caduca: Instante
}

/// What somebody has shown: his role and where he has it from.
nonisolated package struct Credencial: Hashable, Sendable {
    /// The role.
    package let papel: Papel
    /// The link; nil for the password.
    package let enlace: Identificador?
    /// From when on it counts no more.
    package let caduca: Instante
}

/// The hash of a secret, 32 bytes, from which nobody gets the secret back.
nonisolated package struct HuellaDeSecreto: Hashable, Sendable {
    /// Its bytes.
    package let bytes: [UInt8]

    /// Takes 32 bytes; any other number makes no hash.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.largo else { return nil }
        self.bytes = bytes
    }

    private static let largo = 32
}

nonisolated extension HuellaDeSecreto: Codable {
    /// Reads 64 hexadecimal digits.
    ///
    /// - Throws: `DecodingError` for anything else.
    package init(from decoder: any Decoder) throws {
        let lectura = try decoder.singleValueContainer()
        let texto = try lectura.decode(String.self)
        let cifras = texto.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        let bytes = stride(from: 0, to: cifras.count - cifras.count % 2, by: 2).map {
            UInt8(cifras[$0] << 4 | cifras[$0 + 1])
        }
        guard cifras.count == texto.utf8.count, cifras.count == 2 * bytes.count,
            let huella = HuellaDeSecreto(bytes)
        else {
            throw DecodingError.dataCorruptedError(
                in: lectura, debugDescription: "64 cifras hexadecimales")
        }
        self = huella
    }

    /// Writes 64 hexadecimal digits.
    ///
    /// - Throws: what the encoder throws.
    package func encode(to encoder: any Encoder) throws {
        var escritura = encoder.singleValueContainer()
        try escritura.encode(
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    }
}
