import Foundation
public import Torneo

/// The time zones that the system knows, as calendar files define them.
public nonisolated enum ZonasDelSistema {
    /// The definition of a zone, good for matches in these years.
    ///
    /// - Parameters:
    ///   - id: its identifier, such as `Europe/Madrid`.
    ///   - anios: the years of the matches.
    /// - Returns: the definition; nil when the system knows no such zone.
    /// - Complexity: O(years).
    public static func definicion(_ id: String, _ anios: ClosedRange<Int>) -> ZonaDeCalendario? {
        guard let zona = TimeZone(identifier: id), TimeZone.knownTimeZoneIdentifiers.contains(id),
            let desde = principio(deAnio: anios.lowerBound - 1),
            let hasta = principio(deAnio: anios.upperBound + 2)
        else { return nil }
        var tramos = [tramo(de: zona, en: desde, antes: zona.secondsFromGMT(for: desde))]
        var cursor = desde
        while let cambio = zona.nextDaylightSavingTimeTransition(after: cursor), cambio > cursor,
            cambio < hasta
        {
            let antes = zona.secondsFromGMT(for: cambio.addingTimeInterval(-1))
            tramos.append(tramo(de: zona, en: cambio, antes: antes))
            cursor = cambio
        }
        return ZonaDeCalendario(id: id, tramos: tramos)
    }

    private static func tramo(
        de zona: TimeZone, en instante: Date, antes: Int
    ) -> ZonaDeCalendario.Tramo {
        ZonaDeCalendario.Tramo(
            desde: Int(instante.timeIntervalSince1970), antes: antes,
            despues: zona.secondsFromGMT(for: instante),
            nombre: zona.abbreviation(for: instante) ?? zona.identifier,
            esVerano: zona.isDaylightSavingTime(for: instante))
    }

    private static func principio(deAnio anio: Int) -> Date? {
        var calendario = Calendar(identifier: .gregorian)
        guard let utc = TimeZone(secondsFromGMT: 0) else { return nil }
        calendario.timeZone = utc
        return calendario.date(from: DateComponents(year: anio, month: 1, day: 1))
    }
}
