import Torneo

extension CambioDeReglas {
    /// What was changed, as the history tells it.
    nonisolated var texto: Texto {
        switch self {
        case .reglamento(let reglas):
            Texto("Reglamento: «\(reglas.nombre)»", "Rules: “\(reglas.nombre)”")
        case .ajustar(let ajuste):
            Texto(
                "Ajuste de \(ajuste.equipo): \(ajuste.conSigno)\(ajuste.porQue)",
                "Adjustment of \(ajuste.equipo): \(ajuste.conSigno)\(ajuste.porQue)")
        case .quitarAjuste(let ajuste):
            Texto(
                "Quitado el ajuste de \(ajuste.equipo): \(ajuste.conSigno)\(ajuste.porQue)",
                "Adjustment of \(ajuste.equipo) removed: \(ajuste.conSigno)\(ajuste.porQue)")
        case .zona(let zona):
            Texto("Zona nueva, \(zona.lugares.espanol)", "New zone, \(zona.lugares.ingles)")
        case .quitarZona(let zona):
            Texto(
                "Quitada la zona, \(zona.lugares.espanol)", "Zone removed, \(zona.lugares.ingles)")
        case .sanciones: Texto("Regla de sanciones", "Rule of suspensions")
        case .decidirOrden(let nombres):
            Texto(
                "Orden decidido: \(nombres.joined(separator: ", "))",
                "Order decided: \(nombres.joined(separator: ", "))")
        case .olvidarOrden(let nombres):
            Texto(
                "Orden sin decidir: \(nombres.joined(separator: ", "))",
                "Order not decided any more: \(nombres.joined(separator: ", "))")
        }
    }
}

extension Ajuste {
    nonisolated fileprivate var conSigno: String {
        puntos > 0 ? "+\(puntos)" : "−\(puntos.magnitude)"
    }

    nonisolated fileprivate var porQue: String { motivo.isEmpty ? "" : " (\(motivo))" }
}

extension ZonaDeTabla {
    nonisolated fileprivate var lugares: Texto {
        let cuales =
            puestos.count == 1
            ? "\(puestos.lowerBound)" : "\(puestos.lowerBound)–\(puestos.upperBound)"
        return Texto("puestos \(cuales)", "places \(cuales)")
    }
}
