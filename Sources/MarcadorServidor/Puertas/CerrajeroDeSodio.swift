internal import CSodium
import MarcadorApp
import Torneo

/// The locksmith: all its cryptography is libsodium's.
struct CerrajeroDeSodio: Cerrajero {
    /// How many random bytes a secret has: 256 bits, which nobody guesses.
    private static let largo = 32

    /// Readies the library; nil when it cannot be used, for lack of chance.
    init?() {
        guard sodium_init() >= 0 else { return nil }
    }

    func secreto() -> String {
        var bytes = [UInt8](repeating: 0, count: Self.largo)
        randombytes_buf(&bytes, bytes.count)
        let variante = sodium_base64_VARIANT_URLSAFE_NO_PADDING
        var letras = [CChar](
            repeating: 0, count: sodium_base64_encoded_len(bytes.count, variante))
        sodium_bin2base64(&letras, letras.count, bytes, bytes.count, variante)
        return String(decoding: letras.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func identificador(en instante: Instante) -> Identificador {
        var azar = SystemRandomNumberGenerator()
        return .nuevo(ms: instante.ms, azar: &azar)
    }

    /// BLAKE2b of 32 bytes, without a key.
    ///
    /// A key would have to lie beside the hashes, and a secret of 256 random bits needs none: whoever
    /// reads the hashes cannot try secrets until one fits. For the same reason it may be fast.
    func huella(de secreto: String) -> HuellaDeSecreto {
        var huella = [UInt8](repeating: 0, count: 32)
        let bytes = Array(secreto.utf8)
        crypto_generichash(&huella, huella.count, bytes, UInt64(bytes.count), nil, 0)
        guard let hecha = HuellaDeSecreto(huella) else { preconditionFailure("32 bytes") }
        return hecha
    }

    func iguales(_ una: HuellaDeSecreto, _ otra: HuellaDeSecreto) -> Bool {
        sodium_memcmp(una.bytes, otra.bytes, una.bytes.count) == 0
    }

    /// Argon2id with the library's interactive limits: 64 MiB, some tenths of a second.
    func sellar(contrasena: String) -> String? {
        var sello = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let letras = Self.letras(contrasena)
        guard
            crypto_pwhash_str_alg(
                &sello, letras, UInt64(letras.count),
                UInt64(crypto_pwhash_OPSLIMIT_INTERACTIVE), Int(crypto_pwhash_MEMLIMIT_INTERACTIVE),
                crypto_pwhash_ALG_ARGON2ID13) == 0
        else { return nil }
        let hasta = sello.prefix { $0 != 0 }
        return String(decoding: hasta.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func coincide(contrasena: String, con sello: String) -> Bool {
        let letras = Self.letras(contrasena)
        guard sello.utf8.count < Int(crypto_pwhash_STRBYTES) else { return false }
        return crypto_pwhash_str_verify(sello, letras, UInt64(letras.count)) == 0
    }

    private static func letras(_ texto: String) -> [CChar] {
        texto.utf8.map(CChar.init(bitPattern:))
    }
}
