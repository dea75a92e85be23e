import Foundation
import Torneo

extension Programacion {
    /// When the match begins, as machines read it (ISO 8601): `2026-09-05T10:30+02:00`; without the
    /// distance from UTC where the zone is not known, and without time where only the day is.
    var enIso: String {
        guard let hora else { return fecha.description }
        let pared = "\(fecha)T\(hora)"
        guard let zona = zona.flatMap(Self.zona) else { return pared }
        var calendario = Calendar(identifier: .gregorian)
        calendario.timeZone = zona
        let partes = DateComponents(
            year: fecha.anio, month: fecha.mes, day: fecha.dia, hour: hora.hora, minute: hora.minuto
        )
        guard let instante = calendario.date(from: partes) else { return pared }
        let minutos = zona.secondsFromGMT(for: instante) / 60
        let signo = minutos < 0 ? "-" : "+"
        let (horas, resto) = abs(minutos).quotientAndRemainder(dividingBy: 60)
        return "\(pared)\(signo)\(Self.dosCifras(horas)):\(Self.dosCifras(resto))"
    }

    private static func zona(_ id: String) -> TimeZone? {
        guard id.hasPrefix("UTC"), id.count > 3 else { return TimeZone(identifier: id) }
        // `UTC+3` and `UTC-4:30`: Foundation knows them as `GMT+3`.
        return TimeZone(identifier: "GMT" + id.dropFirst(3))
    }

    private static func dosCifras(_ numero: Int) -> String {
        (numero < 10 ? "0" : "") + "\(numero)"
    }
}
