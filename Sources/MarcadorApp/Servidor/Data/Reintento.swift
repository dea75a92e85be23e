import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// When a server wants to be asked again: the field `Retry-After`, RFC 9110, section 10.2.3.
nonisolated enum Reintento {
    /// The longest wait that is believed, in seconds.
    static let maximo = 3600

    /// How many seconds an answer asks for.
    ///
    /// - Parameter respuesta: the answer.
    /// - Returns: from 1 to `maximo`; nil when it does not say or what it says makes no sense.
    static func segundos(_ respuesta: HTTPURLResponse) -> Int? {
        guard let dicho = respuesta.value(forHTTPHeaderField: "Retry-After") else { return nil }
        return segundos(dicho, enviada: respuesta.value(forHTTPHeaderField: "Date"))
    }

    /// How many seconds a field asks for.
    ///
    /// - Parameters:
    ///   - dicho: the field: seconds, or a date.
    ///   - fecha: the date of the answer, by the same clock; without it a date says nothing.
    /// - Returns: from 1 to `maximo`; nil when it makes no sense.
    static func segundos(_ dicho: String, enviada fecha: String?) -> Int? {
        let texto = dicho.trimmingCharacters(in: .whitespaces)
        if !texto.isEmpty, texto.utf8.allSatisfy({ (48...57).contains($0) }) {
            return acotado(Int(texto) ?? maximo)
        }
        guard let hasta = instante(texto), let desde = fecha.flatMap(instante) else { return nil }
        return acotado(Int(min(hasta.timeIntervalSince(desde), Double(maximo))))
    }

    private static func acotado(_ segundos: Int) -> Int { min(max(segundos, 1), maximo) }

    /// A date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static func instante(_ texto: String) -> Date? {
        let lector = DateFormatter()
        lector.locale = Locale(identifier: "en_US_POSIX")
        lector.timeZone = TimeZone(secondsFromGMT: 0)
        lector.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return lector.date(from: texto)
    }
}
