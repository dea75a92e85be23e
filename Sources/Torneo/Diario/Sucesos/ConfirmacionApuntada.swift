/// Somebody stands by the result of a match, or does not any more.
public struct ConfirmacionApuntada: SucesoDePartido {
    static let tipo = "confirmacion"

    /// The number of the match, from 1.
    public let partido: Int
    /// Why it is not confirmed any more; nil when it is confirmed.
    public let retiradaPor: String?

    /// Confirms a result, or takes the confirmation back.
    ///
    /// - Parameters:
    ///   - partido: the number of the match.
    ///   - motivo: why it is not confirmed any more; nil to confirm.
    public init(partido: Int, retiradaPor motivo: String? = nil) {
        self.partido = partido
        retiradaPor = motivo
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        retiradaPor = lector.tiene(.motivo) ? try lector.texto(.motivo) : nil
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.motivo, retiradaPor)
        json.entero(.partido, partido)
    }

    var valeConfirmado: Bool { true }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        if let retiradaPor {
            guard encuentro.ficha.confianza == .confirmado else { throw .sinConfirmar(partido) }
            guard retiradaPor.esUnMotivo else { throw .faltaElMotivo }
            encuentro.ficha.confianza = .provisional
            encuentro.ficha.acta.motivoDelCambio = retiradaPor
        } else {
            guard encuentro.ficha.estado.tieneResultado else { throw .sinResultado(partido) }
            guard encuentro.ficha.confianza != .confirmado else { throw .yaConfirmado(partido) }
            encuentro.ficha.confianza = .confirmado
        }
    }
}

extension String {
    /// The letters a reason has at most.
    public static let largoDelMotivo = 200

    /// Whether it says why: some letters, and not too many.
    public var esUnMotivo: Bool {
        contains { !$0.isWhitespace } && count <= Self.largoDelMotivo
    }
}
