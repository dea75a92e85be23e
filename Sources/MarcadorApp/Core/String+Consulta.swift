nonisolated extension String {
    /// The text as the value of a field in a query.
    ///
    /// - Complexity: O(n) in the bytes.
    package var enConsulta: String {
        let letras = utf8.map { byte in
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 47, 95, 126:
                String(UnicodeScalar(byte))
            default:
                "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return letras.joined()
    }
}
