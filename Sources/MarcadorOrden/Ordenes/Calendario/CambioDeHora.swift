import Foundation
import Torneo

extension Programacion {
    /// What is wrong with a local time on the day on which clocks change.
    ///
    /// Kick-offs are times on the wall, so that a change of the clocks moves none. Only a time that the
    /// clocks skip does not exist, and one that they show twice is not clear.
    ///
    /// - Parameter zona: the zone of the place.
    /// - Returns: what is wrong, to stand behind the match; nil when nothing is.
    func avisoDeCambioDeHora(en zona: TimeZone) -> String? {
        guard let hora else { return nil }
        var calendario = Calendar(identifier: .gregorian)
        calendario.timeZone = zona
        let piezas = DateComponents(
            year: fecha.anio, month: fecha.mes, day: fecha.dia, hour: hora.hora,
            minute: hora.minuto)
        guard let instante = calendario.date(from: piezas) else { return nil }
        let mostrada = calendario.dateComponents([.hour, .minute], from: instante)
        if mostrada.hour != hora.hora || mostrada.minute != hora.minuto {
            return "empezaría el \(fecha) a las \(hora), hora que no existe en \(zona.identifier): "
                + "los relojes se adelantan"
        }
        for segundos in [-3600.0, 3600.0] {
            let otro = instante.addingTimeInterval(segundos)
            let suya = calendario.dateComponents([.day, .hour, .minute], from: otro)
            guard suya.hour == hora.hora, suya.minute == hora.minuto, suya.day == fecha.dia else {
                continue
            }
            return
                "empieza el \(fecha) a las \(hora), hora que en \(zona.identifier) hay dos veces: "
                + "los relojes se atrasan"
        }
        return nil
    }
}
