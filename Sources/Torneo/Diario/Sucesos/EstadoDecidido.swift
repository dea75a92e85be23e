/// The organiser decided about a match: put off, abandoned, awarded, annulled, or to be played again.
public struct EstadoDecidido: SucesoDePartido {
    static let tipo = "estado"

    /// What was decided.
    public enum Decision: Hashable, Sendable {
        /// It is played another day; what was played of it does not count.
        case aplazado
        /// It was abandoned on the way; what happened stays written down.
        case suspendido
        /// This score counts, whatever was played.
        case adjudicado(Marcador)
        /// It counts for nothing.
        case anulado
        /// Nobody turned up.
        case dobleIncomparecencia
        /// It is to be played, from the start.
        case porJugar

        fileprivate enum Palabra: String, CaseIterable {
            case aplazado, suspendido, adjudicado, anulado, dobleIncomparecencia, porJugar
        }

        fileprivate var palabra: Palabra {
            switch self {
            case .aplazado: .aplazado
            case .suspendido: .suspendido
            case .adjudicado: .adjudicado
            case .anulado: .anulado
            case .dobleIncomparecencia: .dobleIncomparecencia
            case .porJugar: .porJugar
            }
        }
    }

    /// The goals an awarded match can have for each side.
    public static let golesPosibles = 0...99
    /// The letters a reason has at most.
    public static let largoDelMotivo = 200

    /// The number of the match, from 1.
    public let partido: Int
    /// What was decided.
    public let decision: Decision
    /// Why; nil when nobody said.
    public let motivo: String?

    /// Decides about a match.
    ///
    /// - Parameters:
    ///   - partido: the number of the match, from 1.
    ///   - decision: what was decided.
    ///   - motivo: why, if somebody said.
    public init(partido: Int, _ decision: Decision, motivo: String? = nil) {
        self.partido = partido
        self.decision = decision
        self.motivo = motivo
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        motivo = lector.tiene(.motivo) ? try lector.texto(.motivo) : nil
        let palabra: Decision.Palabra = try lector.palabra(.estado)
        switch palabra {
        case .aplazado: decision = .aplazado
        case .suspendido: decision = .suspendido
        case .adjudicado:
            decision = .adjudicado(
                Marcador(
                    local: try lector.entero(.local), visitante: try lector.entero(.visitante)))
        case .anulado: decision = .anulado
        case .dobleIncomparecencia: decision = .dobleIncomparecencia
        case .porJugar: decision = .porJugar
        }
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.estado, decision.palabra.rawValue)
        if case .adjudicado(let marcador) = decision { json.entero(.local, marcador.local) }
        json.texto(.motivo, motivo)
        json.entero(.partido, partido)
        if case .adjudicado(let marcador) = decision { json.entero(.visitante, marcador.visitante) }
    }

    /// What is confirmed is only changed with a reason.
    var valeConfirmado: Bool { motivo != nil }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        if let motivo, motivo.count > Self.largoDelMotivo { throw .textoImposible(motivo) }
        let confirmado = encuentro.ficha.confianza == .confirmado
        guard !confirmado || motivo?.esUnMotivo ?? true else { throw .faltaElMotivo }
        defer { if confirmado { encuentro.ficha.acta.motivoDelCambio = motivo } }
        switch decision {
        case .aplazado:
            encuentro = encuentro.sinJugar
            encuentro.ficha.estado = .aplazado
        case .porJugar:
            encuentro = encuentro.sinJugar
            encuentro.ficha.estado = .programado
        case .suspendido: encuentro.decidir(.suspendido)
        case .anulado: encuentro.decidir(.anulado)
        case .dobleIncomparecencia: encuentro.decidir(.dobleIncomparecencia)
        case .adjudicado(let marcador):
            guard Self.golesPosibles.contains(marcador.local),
                Self.golesPosibles.contains(marcador.visitante)
            else { throw .noVale(.marcadorImposible(marcador)) }
            encuentro.decidir(.adjudicado(marcador), .provisional)
        }
    }
}

extension Partido {
    /// Is as was decided; with a result, that is provisional until somebody stands by it.
    fileprivate mutating func decidir(_ estado: EstadoDePartido, _ confianza: Confianza? = nil) {
        ficha.estado = estado
        ficha.confianza = confianza
    }

    /// The same match before anything of it was played.
    fileprivate var sinJugar: Partido {
        var ficha = ficha
        (ficha.prorroga, ficha.tanda, ficha.saque, ficha.confianza) = (false, nil, nil, nil)
        var acta = Acta()
        acta.arbitros = ficha.acta.arbitros
        ficha.acta = acta
        return Partido(local: local, visitante: visitante, incidencias: [], ficha: ficha)
    }
}
