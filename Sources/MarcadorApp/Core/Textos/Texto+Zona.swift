nonisolated extension Texto {
    /// Whose time a kick-off is said in.
    ///
    /// - Parameter zona: the identifier of the zone, such as `Europe/Madrid` or `UTC+3`.
    /// - Returns: e.g. «hora de Madrid», «hora UTC+3».
    public static func horaDe(_ zona: String) -> Texto {
        if zona.hasPrefix("Etc/") { return horaDe(String(zona.dropFirst(4))) }
        guard zona.contains("/"), let ciudad = zona.split(separator: "/").last else {
            return Texto("hora \(zona)", "\(zona) time")
        }
        let nombre = ciudad.replacing("_", with: " ")
        return Texto("hora de \(nombre)", "\(nombre) time")
    }

    /// The same of a time that the clocks may show twice that day.
    ///
    /// - Parameters:
    ///   - zona: its identifier.
    ///   - esLaPrimera: whether they do: then the first of both is meant.
    /// - Returns: e.g. «hora de Madrid, la primera de las dos de esa noche».
    public static func horaDe(_ zona: String, esLaPrimera: Bool) -> Texto {
        let hora = horaDe(zona)
        guard esLaPrimera else { return hora }
        return Texto(
            "\(hora.espanol), la primera de las dos de esa noche",
            "\(hora.ingles), the first of the two of that night")
    }

    /// Whose time the kick-offs of a page are said in.
    ///
    /// - Parameter zonas: the identifiers of all their zones; nil for those of which it is not known.
    /// - Returns: e.g. «Todas las horas son hora de Madrid.»; nil when no zone is known.
    public static func horas(de zonas: Set<String?>) -> Texto? {
        let conocidas = zonas.compactMap(\.self)
        guard let unica = conocidas.first else { return nil }
        guard zonas.count == 1 else {
            return Texto(
                "Las horas son las de cada lugar.", "Times are those of each place.")
        }
        let hora = horaDe(unica)
        return Texto("Todas las horas son \(hora.espanol).", "All times are \(hora.ingles).")
    }
}
