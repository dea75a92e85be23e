#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ReglamentoEnJson {
    /// The document: what is read from it is equal.
    ///
    /// - Returns: JSON in UTF-8, pretty-printed.
    /// - Complexity: O(teams named).
    public func aJson() -> Data {
        let puntos = [
            reglamento.puntosPorVictoria, reglamento.puntosPorEmpate, reglamento.puntosPorDerrota,
        ]
        var lineas: [String] = [
            clave("nombre", escrito(reglamento.nombre)),
            clave("puntos", lista(puntos.map { String($0) })),
            clave("criterios", lista(reglamento.criterios.map(criterio))),
            clave("tarjetas", tarjetas),
            clave("adjudicados", escrito(reglamento.adjudicados.rawValue)),
            clave("suspendidos", escrito(reglamento.suspendidos.rawValue)),
            clave("retirados", norma(reglamento.retirados)),
        ]
        if let vueltas = reglamento.vueltas { lineas.append(clave("vueltas", String(vueltas))) }
        if let semilla = reglamento.semilla { lineas.append(clave("semilla", String(semilla))) }
        if !resoluciones.ajustes.isEmpty {
            lineas.append(clave("ajustes", lista(resoluciones.ajustes.map(ajuste))))
        }
        if !resoluciones.orden.isEmpty {
            lineas.append(clave("orden", lista(resoluciones.orden.map(escrito))))
        }
        if !resoluciones.retirados.isEmpty {
            let nombres = resoluciones.retirados.keys.sorted()
            lineas.append(clave("equiposRetirados", lista(nombres.map(retirado))))
        }
        return Data("{\n\(lineas.map { "  " + $0 }.joined(separator: ",\n"))\n}\n".utf8)
    }

    private var tarjetas: String {
        let baremo = reglamento.tarjetas
        return "{\"amarilla\": \(baremo.amarilla), \"amarillaYRoja\": \(baremo.amarillaYRoja), "
            + "\"dobleAmarilla\": \(baremo.dobleAmarilla), \"roja\": \(baremo.roja)}"
    }

    private func norma(_ norma: NormaDeRetirados) -> String {
        switch norma {
        case .anularTodo: escrito("anular_todo")
        case .adjudicarElResto(let goles): "{\"adjudicar\": \(goles)}"
        }
    }

    private func retirado(_ equipo: String) -> String {
        guard let norma = resoluciones.retirados[equipo] ?? nil else { return escrito(equipo) }
        return "{\"equipo\": \(escrito(equipo)), \"norma\": \(self.norma(norma))}"
    }

    private func criterio(_ criterio: Criterio) -> String {
        switch criterio {
        case .general(let medida): escrito(medida.rawValue)
        case .conducta: escrito("conducta")
        case .sorteo: escrito("sorteo")
        case .decision: escrito("decision")
        case .enfrentamientos(let directo):
            "{\"enfrentamientos\": \(lista(directo.claves.map { escrito($0.rawValue) })), "
                + "\"reinicio\": \(escrito(directo.reinicio.rawValue)), "
                + "\"siFaltan\": \(escrito(directo.siFaltan.rawValue))}"
        }
    }

    private func ajuste(_ ajuste: Ajuste<String>) -> String {
        var partes = [
            "\"equipo\": \(escrito(ajuste.equipo))", "\"puntos\": \(ajuste.puntos)",
        ]
        if !ajuste.motivo.isEmpty { partes.append("\"motivo\": \(escrito(ajuste.motivo))") }
        if let fecha = ajuste.dia.flatMap({ Fecha(comoNumero: $0) }) {
            partes.append("\"fecha\": \(escrito(fecha.description))")
        }
        return "{\(partes.joined(separator: ", "))}"
    }

    private func clave(_ nombre: String, _ valor: String) -> String { "\"\(nombre)\": \(valor)" }

    private func lista(_ elementos: [String]) -> String {
        "[\(elementos.joined(separator: ", "))]"
    }

    private func escrito(_ texto: String) -> String {
        var escritor = EscritorJson()
        escritor.texto(texto)
        return String(decoding: escritor.bytes, as: UTF8.self)
    }
}
