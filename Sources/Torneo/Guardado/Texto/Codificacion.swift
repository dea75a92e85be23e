#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How the letters of a text file are written as bytes.
public enum Codificacion: String, CaseIterable, Sendable {
    /// UTF-8, what everything new writes.
    case utf8 = "UTF-8"
    /// UTF-8 with the mark that spreadsheets put in front.
    case utf8ConMarca = "UTF-8 con BOM"
    /// UTF-16, low byte first.
    case utf16LE = "UTF-16 LE"
    /// UTF-16, high byte first.
    case utf16BE = "UTF-16 BE"
    /// What spreadsheets on Western Windows write; every sequence of bytes is valid in it.
    case windows1252 = "Windows-1252"

    /// Finds out how a file is written.
    ///
    /// A mark at the beginning decides; else bytes that are zero at every other place; else whether
    /// it is proper UTF-8. What is none of it is taken for Windows-1252.
    ///
    /// - Parameter datos: the file.
    /// - Returns: the encoding.
    /// - Complexity: O(bytes).
    public static func averiguar(_ datos: Data) -> Codificacion {
        if datos.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8ConMarca }
        if datos.starts(with: [0xFF, 0xFE]) { return .utf16LE }
        if datos.starts(with: [0xFE, 0xFF]) { return .utf16BE }
        var ceros = (pares: 0, impares: 0)
        let muestra = datos.prefix(4096)
        for (posicion, byte) in muestra.enumerated() where byte == 0 {
            if posicion.isMultiple(of: 2) { ceros.pares += 1 } else { ceros.impares += 1 }
        }
        if datos.count.isMultiple(of: 2) {
            if ceros.impares > muestra.count / 4, ceros.pares == 0 { return .utf16LE }
            if ceros.pares > muestra.count / 4, ceros.impares == 0 { return .utf16BE }
        }
        return String(validating: Array(datos), as: UTF8.self) == nil ? .windows1252 : .utf8
    }

    /// The text of a file, without its mark; nil when the bytes mean nothing in this encoding.
    ///
    /// - Parameter datos: the file.
    /// - Returns: the text.
    /// - Complexity: O(bytes).
    public func texto(_ datos: Data) -> String? {
        switch self {
        case .utf8: return String(validating: Array(datos), as: UTF8.self)
        case .utf8ConMarca:
            let hayMarca = datos.starts(with: [0xEF, 0xBB, 0xBF])
            return String(validating: Array(datos.dropFirst(hayMarca ? 3 : 0)), as: UTF8.self)
        case .utf16LE, .utf16BE:
            guard datos.count.isMultiple(of: 2) else { return nil }
            var unidades = Self.unidades(datos, altoPrimero: self == .utf16BE)
            if unidades.first == 0xFEFF { unidades.removeFirst() }
            return String(validating: unidades, as: UTF16.self)
        case .windows1252:
            var texto = String.UnicodeScalarView()
            for byte in datos { texto.append(Self.letra1252(byte)) }
            return String(texto)
        }
    }

    /// The bytes of a text, with the mark where the encoding has one; nil when it lacks a letter.
    ///
    /// - Parameter texto: the text.
    /// - Returns: the file.
    /// - Complexity: O(letters).
    public func datos(_ texto: String) -> Data? {
        switch self {
        case .utf8: return Data(texto.utf8)
        case .utf8ConMarca: return Data([0xEF, 0xBB, 0xBF]) + Data(texto.utf8)
        case .utf16LE:
            return Data(([0xFEFF] + texto.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        case .utf16BE:
            return Data(([0xFEFF] + texto.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        case .windows1252:
            var datos = Data()
            for letra in texto.unicodeScalars {
                guard let byte = Self.byte1252(letra) else { return nil }
                datos.append(byte)
            }
            return datos
        }
    }

    private static func unidades(_ datos: Data, altoPrimero: Bool) -> [UInt16] {
        var unidades: [UInt16] = []
        unidades.reserveCapacity(datos.count / 2)
        var primero: UInt8?
        for byte in datos {
            guard let anterior = primero else {
                primero = byte
                continue
            }
            let (alto, bajo) = altoPrimero ? (anterior, byte) : (byte, anterior)
            unidades.append(UInt16(alto) << 8 | UInt16(bajo))
            primero = nil
        }
        return unidades
    }

    private static func letra1252(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
        return altas[Int(byte) - 0x80]
    }

    private static func byte1252(_ letra: Unicode.Scalar) -> UInt8? {
        if let posicion = altas.firstIndex(of: letra) { return UInt8(0x80 + posicion) }
        guard letra.value < 0x80 || (0xA0...0xFF).contains(letra.value) else { return nil }
        return UInt8(letra.value)
    }

    /// What Windows-1252 has where Latin-1 has control characters, from 0x80; the five places without
    /// a letter keep the control character, as browsers do.
    private static let altas: [Unicode.Scalar] = [
        "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž",
        "\u{8F}",
        "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]
}
