import Testing

@testable import Torneo

/// A match of a made-up table: `("A", 2, 1, "B")` is A at home against B, 2-1.
typealias Marca = (String, Int, Int, String)

/// The table of some matches; teams that share a place are shown by name.
func clasificar(
    _ marcas: [Marca], _ reglas: ReglamentoDeCompeticion,
    _ resoluciones: Resoluciones<String> = Resoluciones(),
    ademas: [ApunteDeTabla<String>] = []
) -> [Posicion<String>] {
    var tabla = ClasificacionAcumulada(
        reglamento: reglas, resoluciones: resoluciones, clave: { claveDeSorteo($0) })
    for marca in marcas {
        tabla.sumar(ApunteDeTabla(local: marca.0, visitante: marca.3, .jugado(marca.1, marca.2)))
    }
    for apunte in ademas { tabla.sumar(apunte) }
    return tabla.posiciones { $0 < $1 }
}

extension [Posicion<String>] {
    /// The teams in order, those of a shared place together: `Rojo, Azul=Verde`.
    var resumen: String {
        var resumen = ""
        for (posicion, fila) in enumerated() {
            let comparte = posicion > 0 && self[posicion - 1].puesto == fila.puesto
            resumen += posicion == 0 ? "" : comparte ? "=" : ", "
            resumen += fila.equipo
        }
        return resumen
    }

    func fila(_ equipo: String) throws -> Posicion<String> {
        try #require(first { $0.equipo == equipo })
    }
}

extension ReglamentoDeCompeticion {
    /// Points, then head-to-head, then whatever is asked for.
    static func directo(
        _ claves: [Medida], _ reinicio: Enfrentamientos.Reinicio = .nunca,
        _ siFaltan: Enfrentamientos.SiFaltan = .cuentan, luego criterios: [Criterio] = []
    ) -> Self {
        Self(
            nombre: "directo",
            criterios: [
                .puntos,
                .enfrentamientos(Enfrentamientos(claves, reinicio: reinicio, siFaltan: siFaltan)),
            ] + criterios)
    }
}
