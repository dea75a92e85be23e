import Torneo

nonisolated extension PartidoDTO {
    /// When it is played: «Sáb 12 sep, 10:30»; nil when nobody has said, or it makes no sense.
    package var cuando: Texto? {
        guard let fecha = fecha.flatMap({ Fecha($0) }) else { return nil }
        let dia = Texto.diaCorto(ano: fecha.anio, mes: fecha.mes, dia: fecha.dia)
        guard let hora else { return dia }
        return Texto("\(dia.espanol), \(hora)", "\(dia.ingles), \(hora)")
    }

    /// How it stands with what was written down, a sentence each: the shoot-out, whether it is
    /// provisional or confirmed, and why it was changed after that.
    package var acta: [Texto] {
        var frases: [Texto] = []
        if prorroga == true { frases.append(.trasLaProrroga) }
        if let tanda { frases.append(.enPenaltis(local: tanda.local, visitante: tanda.visitante)) }
        switch confianza {
        case "provisional": frases.append(.provisionalAyuda)
        case "confirmado": frases.append(.resultadoConfirmado)
        default: break
        }
        if let motivoDelCambio { frases.append(.cambiadoPor(motivoDelCambio)) }
        return frases
    }
}
