/// How a match ended, as somebody writes it down who has seen only the numbers.
public struct ResultadoAMano: Hashable, Sendable {
    /// The goals of both without those of extra time.
    public var reglamentario: Marcador
    /// The goals of extra time; nil when it was not played.
    public var prorroga: Marcador?
    /// The shoot-out; nil when there was none.
    public var tanda: Marcador?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - reglamentario: the goals of both without those of extra time.
    ///   - prorroga: the goals of extra time; nil when it was not played.
    ///   - tanda: the shoot-out; nil when there was none.
    public init(_ reglamentario: Marcador, prorroga: Marcador? = nil, tanda: Marcador? = nil) {
        self.reglamentario = reglamentario
        self.prorroga = prorroga
        self.tanda = tanda
    }

    /// The goals that count: all of them, without the shoot-out.
    public var marcador: Marcador {
        let extra = prorroga ?? .aCero
        return Marcador(
            local: reglamentario.local + extra.local,
            visitante: reglamentario.visitante + extra.visitante)
    }

    /// Whether it has something that needs a level score first.
    public var puedeSerImposible: Bool { prorroga != nil || tanda != nil }

    /// Whether a match can end so: no impossible number, and a shoot-out that somebody wins.
    public var esPosible: Bool {
        let todos = [reglamentario, prorroga, tanda].compactMap(\.self)
        return tanda.map { $0.local != $0.visitante } ?? true
            && todos.allSatisfy {
                Partido.golesPosibles.contains($0.local)
                    && Partido.golesPosibles.contains($0.visitante)
            }
    }
}

extension Partido {
    /// The minute that goals of extra time get of which only the number is known.
    static let minutoDeLaProrroga = 120

    /// How it stands, in the numbers that decide.
    ///
    /// - Complexity: O(events).
    public var resultadoAMano: ResultadoAMano {
        let extra = ficha.prorroga ? golesDeLaProrroga : .aCero
        let todos = marcadorJugado
        return ResultadoAMano(
            Marcador(
                local: todos.local - extra.local, visitante: todos.visitante - extra.visitante),
            prorroga: ficha.prorroga ? extra : nil, tanda: ficha.tanda)
    }

    /// The goals that fell after minute 90.
    var golesDeLaProrroga: Marcador {
        incidencias.filter(\.esDeLaProrroga).marcador(local: local, visitante: visitante)
    }

    /// A copy that has ended with a result.
    ///
    /// Goals that nobody wrote down are added without scorer and minute. Where there are too many the
    /// ones written down last go: a result corrects what was marked.
    ///
    /// - Parameter resultado: the result; a possible one.
    /// - Returns: the match, finished.
    /// - Complexity: O(events).
    public func terminando(con resultado: ResultadoAMano) -> Partido {
        var quedan = incidencias
        let extra = resultado.prorroga ?? .aCero
        for (equipo, goles, enProrroga) in [
            (local, resultado.reglamentario.local, extra.local),
            (visitante, resultado.reglamentario.visitante, extra.visitante),
        ] {
            guard resultado.prorroga != nil else {
                quedan.ajustar(equipo, a: goles, enProrroga: nil)
                continue
            }
            quedan.ajustar(equipo, a: goles, enProrroga: false)
            quedan.ajustar(equipo, a: enProrroga, enProrroga: true)
        }
        var nueva = ficha
        nueva.estado = .finalizado
        nueva.prorroga = resultado.prorroga != nil
        nueva.tanda = resultado.tanda
        if resultado != resultadoAMano {
            nueva.acta.reglamentario = nil
            nueva.acta.ganadorDeLaTanda = nil
        }
        if resultado.tanda != ficha.tanda { nueva.acta.lanzamientos = [] }
        return Partido(local: local, visitante: visitante, incidencias: quedan, ficha: nueva)
    }
}

extension Incidencia {
    /// Whether it fell after minute 90.
    fileprivate var esDeLaProrroga: Bool { evento.minuto > 90 }
}

extension [Incidencia] {
    /// Adds or takes away goals of a team.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - goles: how many there are to be.
    ///   - enProrroga: whether those of extra time or the others; nil for all of them.
    fileprivate mutating func ajustar(_ equipo: Equipo, a goles: Int, enProrroga: Bool?) {
        let suyos = indices.filter {
            self[$0].equipo === equipo
                && (enProrroga == nil || self[$0].esDeLaProrroga == enProrroga)
        }
        for sobra in suyos.dropFirst(goles).reversed() { remove(at: sobra) }
        guard suyos.count < goles else { return }
        let minuto = enProrroga == true ? Partido.minutoDeLaProrroga : 0
        let gol = Incidencia(
            .gol(minuto: minuto, jugador: .sinIdentificar, equipo: equipo),
            minutoConocido: enProrroga == true)
        append(contentsOf: repeatElement(gol, count: goles - suyos.count))
    }
}
