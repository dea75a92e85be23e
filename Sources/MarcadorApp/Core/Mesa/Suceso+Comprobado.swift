import Foundation
package import Torneo

extension Suceso {
    /// Looks at what somebody typed: texts that fit, and times that there are.
    ///
    /// - Throws: `RechazoDeApunte`.
    /// - Complexity: O(bytes).
    nonisolated func comprobarLoEscrito() throws(RechazoDeApunte) {
        switch self {
        // What is marked while a match is played is no text, and there is much of it.
        case .gol, .tarjeta, .cambio, .saque, .final: return
        default: try comprobarTextos()
        }
        switch self {
        case .movidos(let movidos):
            for suyo in movidos.partidos { try suyo.programacion?.comprobarQueExiste() }
        case .cruceMovido(let movido): try movido.programacion?.comprobarQueExiste()
        case .partidoNuevo(let nuevo): try nuevo.programacion?.comprobarQueExiste()
        default: break
        }
    }
}

extension DocumentoDelTorneo {
    /// Looks at a tournament that is new here: texts that fit, and times that there are.
    ///
    /// - Throws: `RechazoDeApunte`.
    /// - Complexity: O(bytes).
    nonisolated package func comprobarLoEscrito() throws(RechazoDeApunte) {
        try comprobarTextos()
        for partido in partidos { try partido.ficha.programacion?.comprobarQueExiste() }
    }
}

extension Programacion {
    /// The time zone it is in; nil when nobody said, or the system does not know it.
    nonisolated private var relojes: TimeZone? {
        guard let zona else { return nil }
        // `UTC+3` and `UTC-4:30`: Foundation knows them as `GMT+3`.
        return TimeZone(
            identifier: zona.hasPrefix("UTC") && zona.count > 3 ? "GMT" + zona.dropFirst(3) : zona)
    }

    /// Looks whether there is such a time: where the clocks go forward, an hour is missing.
    ///
    /// - Throws: `RechazoDeApunte.horaQueNoExiste`.
    nonisolated func comprobarQueExiste() throws(RechazoDeApunte) {
        guard let hora, let relojes, let zona, instantes(hora, relojes).isEmpty else { return }
        throw .horaQueNoExiste("\(fecha) a las \(hora)", zona: zona)
    }

    /// Whether the clocks show this time twice that day, where they go back.
    ///
    /// The first of both counts.
    nonisolated package var pasaDosVeces: Bool {
        guard let hora, let relojes else { return false }
        return instantes(hora, relojes).count > 1
    }

    /// The instants at which the clocks of a zone show a time of a day, from the earliest on.
    nonisolated private func instantes(_ hora: Hora, _ relojes: TimeZone) -> [Date] {
        var calendario = Calendar(identifier: .gregorian)
        calendario.timeZone = .gmt
        let partes = DateComponents(
            year: fecha.anio, month: fecha.mes, day: fecha.dia, hour: hora.hora,
            minute: hora.minuto)
        guard let enUtc = calendario.date(from: partes) else { return [] }
        let distancias = Set(
            [-86_400.0, 86_400].map { relojes.secondsFromGMT(for: enUtc.addingTimeInterval($0)) })
        return distancias.map { enUtc.addingTimeInterval(-Double($0)) }
            .filter { relojes.secondsFromGMT(for: $0) == Int(enUtc.timeIntervalSince($0)) }
            .sorted()
    }
}
